import { useRef } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { PHOTOS_PATH } from '../../domain/photos/photos-api.ts';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import { Page } from '../ui/page.tsx';
import { PaperFrame, usePaperStyles } from './paper-frame.tsx';
import { KIND_GROUPS, type PaperKind } from './paper-kinds.tsx';
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
      {KIND_GROUPS.map(({ group, kinds }) => (
        <section key={group}>
          <h2>{texts.groups[group]}</h2>
          <ul className={styles.kinds}>
            {kinds.map((kind) => (
              <li key={kind}>
                <Link href={getPaperPath(kind)} className={styles.kind}>
                  <Preview kind={kind} />
                  {texts.kinds[kind]}
                </Link>
              </li>
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

/** The first sheet. */
function Preview({ kind }: { kind: PaperKind }) {
  const [choice] = useChoice();
  // Nobody scans a preview: its code needs no table link.
  const address = new URL(PHOTOS_PATH, useSiteAddress()).href;
  const { paper, pages, sheets } = usePaper(kind, choice, address, true);
  const { data } = usePaperStyles();
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className={styles.sheet} aria-hidden="true" inert>
      {data && pages > 0 && (
        <PaperFrame {...{ frame, paper, pages }} styles={data} title="">
          {sheets}
        </PaperFrame>
      )}
    </div>
  );
}
