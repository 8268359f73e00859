import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentChange } from '../../../domain/website/website-api.ts';
import { toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { type ChangeWords, describeChange } from '../describe-content.ts';
import type { ContentDocument } from '../document-path.ts';
import { toPathKey } from '../document-path.ts';
import styles from './versions.module.css';

type Props = { changes: readonly ContentChange[]; before: ContentDocument; after: ContentDocument };

const MAX_SHOWN = 60;

/** Differences between two versions of the website, in words. */
export function ChangeList({ changes, before, after }: Props) {
  const locale = toDashboardLocale(useGuestData().wedding.locale);
  const texts = getMessages('website').changes;
  const shown = changes.slice(0, MAX_SHOWN);
  return (
    <>
      <ul className={`rows ${styles.changes}`} aria-label={texts.list}>
        {shown.map((change) => (
          <ChangeRow
            key={`${change.kind} ${toPathKey(change.path)}`}
            {...describeChange(change, { before, after, locale })}
          />
        ))}
      </ul>
      {changes.length > MAX_SHOWN && <p>{texts.andMore(changes.length - MAX_SHOWN)}</p>}
    </>
  );
}

function ChangeRow({ place, kind, before, after }: ChangeWords) {
  const name = place.at(-1);
  const texts = getMessages('website').changes;
  return (
    <li>
      <p className={`small ${styles.place}`}>{place.join(' → ')}</p>
      <p>
        {kind === 'moved' && texts.moved(String(before), String(after))}
        {kind === 'changed' && (before ?? after) !== null && (
          <>
            <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </>
        )}
        {kind === 'added' &&
          (after && after !== name ? (
            <MarkedText text={texts.addedWhat}>{() => <ins>{after}</ins>}</MarkedText>
          ) : (
            texts.added
          ))}
        {kind === 'removed' &&
          (before && before !== name ? (
            <MarkedText text={texts.removedWhat}>{() => <del>{before}</del>}</MarkedText>
          ) : (
            texts.removed
          ))}
      </p>
    </li>
  );
}
