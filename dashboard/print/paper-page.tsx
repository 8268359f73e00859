import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { formatSize } from '../../domain/lists/papers.ts';
import { Button } from '../../ui/button.tsx';
import { toErrorMessage } from '../api/request.ts';
import { useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { photosQuery } from '../photos/photo-queries.ts';
import { createTableLinkAddress } from '../photos/table-links-sheet.tsx';
import { NotFoundPage } from '../shell/status-pages.tsx';
import { SelectField } from '../ui/fields.tsx';
import { MissingNote, NotPublishedNote } from './missing-note.tsx';
import { PaperFrame, usePaperStyles } from './paper-frame.tsx';
import { isHouseholdKind, KIND_GROUPS, KINDS, type PaperKind } from './paper-kinds.tsx';
import { PaperOptions, useChoice } from './paper-options.tsx';
import styles from './paper-page.module.css';
import print from './print-page.module.css';
import { usePaper } from './use-paper.tsx';

export function PaperPage() {
  const { kind = '' } = useParams();
  return Object.hasOwn(KINDS, kind) ? (
    <KnownPaperPage kind={kind as PaperKind} />
  ) : (
    <NotFoundPage />
  );
}

/** A kind of paper in the wedding's design: how it is printed, and all of its sheets. */
function KnownPaperPage({ kind }: { kind: PaperKind }) {
  const texts = getMessages('print');
  const [, navigate] = useLocation();
  const { wedding } = useGuestData();
  const [choice, choose] = useChoice();
  const frame = useRef<HTMLIFrameElement>(null);
  const design = usePaperStyles();
  const shown = useDeferredValue(choice);
  const { needs } = KINDS[kind];
  const photos = useQuery({ ...photosQuery, enabled: needs === 'table-link' });
  const links = photos.data?.tableLinks.filter(({ endedAt }) => endedAt === null);
  const link = links?.find(({ id }) => id === shown.link) ?? links?.[0];
  const siteAddress = useSiteAddress();
  const made = usePaper(kind, shown, link && createTableLinkAddress(siteAddress, link));
  const name = texts.kinds[kind];
  const isEmpty = made.count === 0;
  const { width, height } = made.paper.label;
  const count = needs === 'address' ? texts.addresses : texts.count;
  return (
    <>
      <title>{`${name} · ${wedding.couple.join(' & ')}`}</title>
      <nav className={`row between ${print.bar}`} aria-label={name}>
        <Link href="/print" className="touch">
          {texts.back}
        </Link>
        <Button
          disabled={isEmpty || !made.isReady || !design.data}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {texts.print}
        </Button>
      </nav>
      <main className={styles.main}>
        <h1>{name}</h1>
        {kind !== 'test-sheet' && (
          <p role="status" className="soft">
            {count(made.count, made.pages)}
            {!isEmpty && ` · ${formatSize(width, height)}`}
          </p>
        )}
        {isHouseholdKind(kind) && (
          <SelectField
            label={texts.kind}
            value={kind}
            onChange={({ target }) => navigate(`/print/papers/${target.value}${location.hash}`)}
          >
            {KIND_GROUPS[0]?.kinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </SelectField>
        )}
        <PaperOptions
          {...{ kind, languages: made.languages, links: links ?? [], choice, choose }}
        />
        {kind !== 'test-sheet' && (
          <p className="soft">
            {texts.advice} {!KINDS[kind].isPlain && texts.cut}
          </p>
        )}
        <MissingNote {...{ needs, made, event: choice.event, isLoading: photos.isLoading }} />
        {needs !== 'address' && kind !== 'test-sheet' && <NotPublishedNote />}
        {photos.error && !photos.data && <p className="error">{toErrorMessage(photos.error)}</p>}
        {design.error && <p className="error">{texts.notLoaded}</p>}
        {!isEmpty && made.isReady && design.data && (
          <div className={styles.preview}>
            <PaperFrame
              {...{ frame, title: name, paper: made.paper, pages: made.pages }}
              styles={design.data}
            >
              {made.sheets}
            </PaperFrame>
          </div>
        )}
      </main>
    </>
  );
}
