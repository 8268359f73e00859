import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { HostPhoto, HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import type { PhotoMode } from '../../domain/photos/photos-api.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { type PhotoAction, useChangePhotos, useDeleteForGood } from './photo-queries.ts';
import styles from './photographs.module.css';

type ActionsProps = {
  photos: readonly HostPhoto[];
  isBin: boolean;
  mode: PhotoMode;
  events: HostPhotosResponse['events'];
};

type BarProps = ActionsProps & { onSelectAll: () => void; onClear: () => void };

/** The actions for the selected photographs. */
export function SelectionBar({ onSelectAll, onClear, ...actions }: BarProps) {
  const texts = getMessages('photos');
  return (
    <section className={`card ${styles.bar}`} aria-label={texts.selection}>
      <p role="status" className="aside">
        {texts.selected(actions.photos.length)}
      </p>
      <div className="buttons end">
        <TextButton onClick={onSelectAll}>{texts.selectAll}</TextButton>
        <TextButton aria-label={texts.clearSelection} onClick={onClear}>
          {texts.clear}
        </TextButton>
      </div>
      <PhotoActions {...actions} />
    </section>
  );
}

/** Buttons for one or many photographs. */
export function PhotoActions({ photos, isBin, mode, events }: ActionsProps) {
  const texts = getMessages('photos');
  const change = useChangePhotos();
  const deleteForGood = useDeleteForGood();
  const isPending = change.isPending || deleteForGood.isPending;
  const run = (action: PhotoAction) => isPending || change.mutate({ photos, action });
  const isShown = ({ status }: HostPhoto) =>
    status === 'shown' || (status === 'new' && mode === 'show');
  const chosen = new Set(photos.map(({ event }) => event));
  if (isBin) {
    return (
      <div className={`buttons ${styles.actions}`} aria-busy={isPending}>
        <TextButton onClick={() => run('restored')}>{texts.restore}</TextButton>
        <ConfirmButton
          label={texts.deleteForGood}
          title={texts.deleteForGoodTitle(photos.length)}
          confirmLabel={texts.confirmDelete}
          cancelLabel={texts.keep}
          disabled={isPending}
          onConfirm={() => deleteForGood.mutate(photos)}
        >
          {texts.deleteForGoodWarning}
        </ConfirmButton>
      </div>
    );
  }
  return (
    <div className={`buttons ${styles.actions}`} aria-busy={isPending}>
      {!photos.every(isShown) && (
        <TextButton onClick={() => run('shown')}>{texts.showToGuests}</TextButton>
      )}
      {photos.some(({ status }) => status !== 'hidden') && (
        <TextButton onClick={() => run('hidden')}>{texts.hide}</TextButton>
      )}
      {photos.every(({ isFavourite }) => isFavourite) ? (
        <TextButton onClick={() => run('no-favourite')}>{texts.removeFavourite}</TextButton>
      ) : (
        <TextButton onClick={() => run('favourite')}>{texts.addFavourite}</TextButton>
      )}
      <select
        className={`select ${styles.event}`}
        aria-label={texts.setEvent}
        value={chosen.size === 1 ? (photos[0]?.event ?? '') : '-'}
        onChange={({ target }) => run({ event: target.value || null })}
      >
        {chosen.size > 1 && (
          <option value="-" disabled>
            {texts.setEvent}
          </option>
        )}
        <option value="">{texts.noEvent}</option>
        {events.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <TextButton destructive onClick={() => run('deleted')}>
        {texts.delete}
      </TextButton>
    </div>
  );
}
