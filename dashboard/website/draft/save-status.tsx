import { useState } from 'react';
import { describeSaveStatus } from '../../draft/use-draft-sync.ts';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { useDraft } from './draft-context.tsx';
import styles from './save-status.module.css';

/** Says in words whether the edits are stored. */
export function SaveStatusText() {
  const { state, status, isKeptHere, hasChanges } = useDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { published } = state;
  const rest = hasChanges
    ? 'not published yet'
    : published && `published ${formatMoment(published.publishedAt)}`;
  const text = describeSaveStatus({ status, isKeptHere });
  const words = status.kind === 'saved' && rest ? `${text} · ${rest}` : text;
  // Screen readers are not interrupted by each "Saving…" while the couple types.
  const [announced, setAnnounced] = useState('');
  if (status.kind !== 'saving' && announced !== words) setAnnounced(words);
  return (
    <>
      <p className={styles.status} data-kind={status.kind} aria-hidden="true">
        {words}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}
