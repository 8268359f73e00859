import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  type GuestListHousehold,
  type NewGuestListHousehold,
  toHouseholdValues,
} from '../../../domain/guest-list/guest-list.ts';
import { Button } from '../../../ui/button.tsx';
import { findConflict, toErrorMessage } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { ConflictForm, listDifferences } from '../../ui/conflict-form.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { formatField, formatPeople, listFields } from '../format-household.ts';
import { HouseholdFields } from './household-fields.tsx';
import { createEntryResolver, type HouseholdInput, toHouseholdInput } from './household-values.ts';

type Props = {
  /** The entry when the form was opened; null for a new one. */
  initial: GuestListHousehold | null;
  /** The same entry now. */
  current: GuestListHousehold | null;
  /** `base` is the version that the entry replaces. */
  onSave: (entry: NewGuestListHousehold, base: GuestListHousehold | null) => Promise<void>;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
  /** More actions, while there are no unsaved changes. */
  children?: ReactNode;
};

/** The form of a household on the guest list. */
export function HouseholdForm(props: Props) {
  const { initial, current, onSave, onCancel, onUnsavedChanges, children } = props;
  const { form: texts, saving } = getMessages('guestList');
  const { events } = useGuestData().wedding;
  const resolver = useMemo(() => createEntryResolver(initial), [initial]);
  const form = useForm<HouseholdInput, unknown, NewGuestListHousehold>({
    resolver,
    defaultValues: toHouseholdInput(initial, events),
  });
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<{
    mine: NewGuestListHousehold;
    theirs: GuestListHousehold;
  } | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const hasChanged = initial && current?.version !== initial.version;
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);

  async function save(entry: NewGuestListHousehold, base: GuestListHousehold | null) {
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
      <HouseholdConflict
        key={conflict.theirs.version}
        initial={toHouseholdValues(initial)}
        mine={conflict.mine}
        saved={toHouseholdValues(conflict.theirs)}
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
      aria-label={texts.title}
      onSubmit={form.handleSubmit((entry) => save(entry, initial))}
    >
      {hasChanged && (
        <p role="status" className="notice">
          {current ? texts.changed : texts.gone}
        </p>
      )}
      <HouseholdFields form={form} entry={initial} />
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? saving : initial ? texts.save : texts.add}
        </Button>
        <TextButton onClick={onCancel}>{getMessages('shell').cancel}</TextButton>
        {!isDirty && children}
      </div>
    </form>
  );
}

type ConflictProps = Record<'initial' | 'mine' | 'saved', NewGuestListHousehold> & {
  error: string | undefined;
  onSave: (entry: NewGuestListHousehold) => Promise<void>;
  onBack: () => void;
};

/** The household changed while the couple was editing it. */
function HouseholdConflict({ initial, mine, saved, error, onSave, onBack }: ConflictProps) {
  const { events } = useGuestData().wedding;
  return (
    <ConflictForm
      noun="household"
      differences={listDifferences({
        ...{ initial, mine, saved },
        fields: listFields(),
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
  field: keyof NewGuestListHousehold,
  one: NewGuestListHousehold,
  other: NewGuestListHousehold,
): boolean {
  // Two people who were added on two devices have the same name and different ids.
  return field === 'people'
    ? formatPeople(one.people) === formatPeople(other.people)
    : JSON.stringify(one[field]) === JSON.stringify(other[field]);
}
