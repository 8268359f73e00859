import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { HostPhoto, HostPhotosResponse } from '../../domain/photos/host-photos-api.ts';
import { SelectField, Tabs } from '../ui/fields.tsx';
import { getSender, isInView, PHOTO_VIEWS, type PhotoFilters } from './photo-filters.ts';
import styles from './photographs.module.css';

type Props = {
  photos: readonly HostPhoto[];
  events: HostPhotosResponse['events'];
  filters: PhotoFilters;
  onChange: (filters: PhotoFilters) => void;
};

/** The views with their numbers, and the filters by event and guest. */
export function PhotoFilterBar({ photos, events, filters, onChange }: Props) {
  const texts = getMessages('photos');
  const update = (change: Partial<PhotoFilters>) => onChange({ ...filters, ...change });
  const names = [...new Set(photos.flatMap(({ name }) => name ?? []))].sort((one, other) =>
    one.localeCompare(other),
  );
  const senders = new Set(photos.map(getSender));
  return (
    <search className={styles.filters}>
      <Tabs
        label={texts.show}
        options={PHOTO_VIEWS.map((view) => {
          const count = photos.filter((photo) => isInView(photo, view)).length;
          const words = texts.views[view];
          return {
            value: view,
            words: view === 'all' || count === 0 ? words : `${words} ${count}`,
          };
        })}
        value={filters.view}
        onChoose={(view) => update({ view })}
      />
      <div className="row">
        <SelectField
          label={texts.event}
          value={filters.event}
          onChange={({ target }) => update({ event: target.value })}
        >
          <option value="">{texts.allEvents}</option>
          {events.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="none">{texts.noEvent}</option>
        </SelectField>
        <SelectField
          label={texts.from}
          value={filters.from}
          onChange={({ target }) => update({ from: target.value })}
        >
          <option value="">{texts.everybody}</option>
          {senders.has('couple') && <option value="couple">{texts.you}</option>}
          {names.map((name) => (
            <option key={name} value={getSender({ addedBy: 'guest', name })}>
              {name}
            </option>
          ))}
          {senders.has('none') && <option value="none">{texts.noName}</option>}
        </SelectField>
        <SelectField
          label={texts.order}
          value={filters.order}
          onChange={({ target }) => update({ order: target.value as PhotoFilters['order'] })}
        >
          <option value="taken">{texts.orders.taken}</option>
          <option value="added">{texts.orders.added}</option>
        </SelectField>
      </div>
    </search>
  );
}
