import type { GuestListEntry, NewGuestListEntry } from '../../../domain/guest-list/guest-list.ts';
import { toEntryValues } from '../../../domain/guest-list/guest-list.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { ConflictForm } from '../../ui/conflict-form.tsx';
import { ENTRY_FIELDS, formatField, formatPeople } from '../format-entry.ts';

type Field = keyof NewGuestListEntry;
type Props = {
  /** The values when the couple started editing. */
  initial: NewGuestListEntry;
  mine: NewGuestListEntry;
  theirs: GuestListEntry;
  error: string | undefined;
  onSave: (entry: NewGuestListEntry) => Promise<void>;
  onBack: () => void;
};

/** The household changed while the couple was editing it. */
export function EntryConflict({ initial, mine, theirs, error, onSave, onBack }: Props) {
  const { events } = useGuestData().wedding;
  const saved = toEntryValues(theirs);
  const isSame = (field: Field, other: NewGuestListEntry) =>
    // Two people who were added on two devices have the same name and different ids.
    field === 'people'
      ? formatPeople(mine.people) === formatPeople(other.people)
      : JSON.stringify(mine[field]) === JSON.stringify(other[field]);
  const differences = ENTRY_FIELDS.filter(([field]) => !isSame(field, saved)).map(
    ([field, label]) => ({
      field,
      label,
      saved: formatField(saved, field, events),
      yours: formatField(mine, field, events),
      isEdited: !isSame(field, initial),
    }),
  );
  return (
    <ConflictForm
      title="This household changed while you were editing it"
      lead={
        differences.length > 0
          ? 'Your changes are not saved yet. Choose which version to keep.'
          : 'The saved household is the same as yours, so there is nothing to save.'
      }
      differences={differences}
      error={error}
      onSave={(own) =>
        onSave({ ...saved, ...Object.fromEntries(own.map((field) => [field, mine[field]])) })
      }
      onBack={onBack}
    />
  );
}
