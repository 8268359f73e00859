import { useRef } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { PHOTOS_PATH } from '../../domain/photos/photos-api.ts';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import { Page } from '../ui/page.tsx';
import { MissingNote, NotPublishedNote } from './missing-note.tsx';
import { PaperFrame, usePaperStyles } from './paper-frame.tsx';
import { KIND_GROUPS, KINDS, type PaperKind } from './paper-kinds.tsx';
import { useChoice } from './paper-options.tsx';
import styles from './paper-page.module.css';
import { getPaperPath } from './paper-path.ts';
import { usePaper } from './use-paper.tsx';

/** Everything that is printed. */
export function PapersPage() {
  const texts = getMessages('print');
  const { commands } = getMessages('shell');
  const others = [
    ['/print/caterer', commands.printCaterer],
    ['/print/guest-list', commands.printGuestList],
    ['/print/no-reply', commands.printNoReply],
  ] as const;
  return (
    <Page title={texts.title} lead={texts.about}>
      <div className={styles.note}>
        <NotPublishedNote />
      </div>
      {KIND_GROUPS.map(({ group, kinds }) => (
        <section key={group}>
          <h2>{texts.groups[group]}</h2>
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <Tile key={kind} kind={kind} />
            ))}
          </ul>
        </section>
      ))}
      <h2>{texts.lists}</h2>
      <ul className="rows">
        {others.map(([href, name]) => (
          <li key={href}>
            <Link href={href} className="touch">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The first sheet, or a note with the reason why there is none. */
function Tile({ kind }: { kind: PaperKind }) {
  const [choice] = useChoice();
  // Nobody scans a preview: its code needs no table link.
  const address = new URL(PHOTOS_PATH, useSiteAddress()).href;
  const made = usePaper(kind, choice, address, true);
  const { paper, pages, sheets } = made;
  const { data } = usePaperStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  const name = getMessages('print').kinds[kind];
  if (made.isReady && pages === 0) {
    const { needs } = KINDS[kind];
    return (
      <li className={styles.kind}>
        <div className={styles.missing}>
          <MissingNote {...{ needs, made, event: choice.event, isLoading: false }} />
        </div>
        <Link href={getPaperPath(kind)}>{name}</Link>
      </li>
    );
  }
  return (
    <li>
      <Link href={getPaperPath(kind)} className={styles.kind}>
        <div className={styles.sheet} aria-hidden="true" inert>
          {data && pages > 0 && (
            <PaperFrame {...{ frame, paper, pages }} styles={data} title="">
              {sheets}
            </PaperFrame>
          )}
        </div>
        {name}
      </Link>
    </li>
  );
}
