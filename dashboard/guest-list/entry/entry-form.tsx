import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type GuestListEntry,
  type NewGuestListEntry,
  toEntryValues,
} from '../../../domain/guest-list/guest-list.ts';
import { Button } from '../../../ui/button.tsx';
import { findConflict, toErrorMessage } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { ConflictForm, listDifferences } from '../../ui/conflict-form.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ENTRY_FIELDS, formatField, formatPeople } from '../format-entry.ts';
import { EntryFields } from './entry-fields.tsx';
import { createEntryResolver, type EntryInput, toEntryInput } from './entry-values.ts';

type Props = {
  /** The entry when the form was opened; null for a new one. */
  initial: GuestListEntry | null;
  /** The same entry now. */
  current: GuestListEntry | null;
  /** `base` is the version that the entry replaces. */
  onSave: (entry: NewGuestListEntry, base: GuestListEntry | null) => Promise<void>;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
  /** More actions, while there are no unsaved changes. */
  children?: ReactNode;
};

/** The form of a household on the guest list. */
export function EntryForm(props: Props) {
  const { initial, current, onSave, onCancel, onUnsavedChanges, children } = props;
  const { events } = useGuestData().wedding;
  const resolver = useMemo(() => createEntryResolver(initial), [initial]);
  const form = useForm<EntryInput, unknown, NewGuestListEntry>({
    resolver,
    defaultValues: toEntryInput(initial, events),
  });
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<{
    mine: NewGuestListEntry;
    theirs: GuestListEntry;
  } | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const hasChanged = initial && current?.version !== initial.version;
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);

  async function save(entry: NewGuestListEntry, base: GuestListEntry | null) {
    setError(undefined);
    try {
      await onSave(entry, base);
    } catch (reason) {
      const theirs = findConflict(reason, 'entry');
      if (theirs) setConflict({ mine: entry, theirs });
      else setError(toErrorMessage(reason));
    }
  }

  if (conflict && initial) {
    return (
      <EntryConflict
        key={conflict.theirs.version}
        initial={toEntryValues(initial)}
        mine={conflict.mine}
        saved={toEntryValues(conflict.theirs)}
        error={error}
        onSave={(entry) => save(entry, conflict.theirs)}
        onBack={() => setConflict(null)}
      />
    );
  }
  return (
    <form
      className="form"
      noValidate
      aria-label="Household"
      onSubmit={form.handleSubmit((entry) => save(entry, initial))}
    >
      {hasChanged && (
        <p role="status" className="notice">
          {current
            ? 'This household has changed while you were editing it. When you save, you can compare both versions and choose which to keep.'
            : 'This household was removed from the guest list while you were editing it.'}
        </p>
      )}
      <EntryFields form={form} />
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : initial ? 'Save household' : 'Add household'}
        </Button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
        {!isDirty && children}
      </div>
    </form>
  );
}

type ConflictProps = Record<'initial' | 'mine' | 'saved', NewGuestListEntry> & {
  error: string | undefined;
  onSave: (entry: NewGuestListEntry) => Promise<void>;
  onBack: () => void;
};

/** The household changed while the couple was editing it. */
function EntryConflict({ initial, mine, saved, error, onSave, onBack }: ConflictProps) {
  const { events } = useGuestData().wedding;
  return (
    <ConflictForm
      noun="household"
      differences={listDifferences({
        ...{ initial, mine, saved },
        fields: ENTRY_FIELDS,
        isSame: isSameField,
        format: (field, entry) => formatField(entry, field, events),
      })}
      error={error}
      onSave={(own) =>
        onSave({ ...saved, ...Object.fromEntries(own.map((field) => [field, mine[field]])) })
      }
      onBack={onBack}
    />
  );
}

function isSameField(
  field: keyof NewGuestListEntry,
  one: NewGuestListEntry,
  other: NewGuestListEntry,
): boolean {
  // Two people who were added on two devices have the same name and different ids.
  return field === 'people'
    ? formatPeople(one.people) === formatPeople(other.people)
    : JSON.stringify(one[field]) === JSON.stringify(other[field]);
}
