import { useState } from 'react';
import { createDateFormats } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { useDraft } from './draft-context.tsx';
import type { SaveStatus } from './draft-sync.ts';
import styles from './save-status.module.css';

/** Says in words whether the edits are stored. */
export function SaveStatusText() {
  const { state, status } = useDraft();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { published } = state;
  const hasChanges = [...state.sections.values()].some(({ saved }) => saved.change);
  const rest = hasChanges
    ? 'not published yet'
    : published && `published ${formatMoment(published.publishedAt)}`;
  const text = status.kind === 'saved' && rest ? `Saved · ${rest}` : TEXTS[status.kind];
  const words = status.kind === 'failed' ? `Not saved yet: ${status.message}` : text;
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

const TEXTS: Record<SaveStatus['kind'], string> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'No connection · your changes are kept on this device',
  'signed-out': 'Sign in again · your changes are kept on this device',
  conflict: 'Changed on two devices · choose a version',
  failed: 'Not saved yet',
};
