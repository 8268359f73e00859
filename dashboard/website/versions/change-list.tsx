import type { ContentChange } from '../../../domain/website/website-api.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { type ChangeWords, describeChange } from '../describe-content.ts';
import type { ContentDocument } from '../document-path.ts';
import { toPathKey } from '../document-path.ts';
import styles from './versions.module.css';

type Props = { changes: readonly ContentChange[]; before: ContentDocument; after: ContentDocument };

const MAX_SHOWN = 60;

/** Differences between two versions of the website, in words. */
export function ChangeList({ changes, before, after }: Props) {
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  const shown = changes.slice(0, MAX_SHOWN);
  return (
    <>
      <ul className={`rows ${styles.changes}`} aria-label="Changes">
        {shown.map((change) => (
          <ChangeRow
            key={`${change.kind} ${toPathKey(change.path)}`}
            {...describeChange(change, { before, after, locale })}
          />
        ))}
      </ul>
      {changes.length > MAX_SHOWN && <p>and {changes.length - MAX_SHOWN} more</p>}
    </>
  );
}

const WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' };

function ChangeRow({ place, kind, before, after }: ChangeWords) {
  const name = place.at(-1);
  return (
    <li>
      <p className={`small ${styles.place}`}>{place.join(' → ')}</p>
      <p>
        {kind === 'moved' && `Moved from position ${before} to ${after}`}
        {kind === 'changed' && (before ?? after) !== null && (
          <>
            <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </>
        )}
        {(kind === 'added' || kind === 'removed') && WORDS[kind]}
        {kind === 'added' && after && after !== name && (
          <>
            : <ins>{after}</ins>
          </>
        )}
        {kind === 'removed' && before && before !== name && (
          <>
            : <del>{before}</del>
          </>
        )}
      </p>
    </li>
  );
}
