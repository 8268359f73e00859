import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold, Person } from '../../../domain/guest-list/guest-list.ts';
import { composeHouseholdName } from '../../../domain/guest-list/guest-list-people.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { toErrorMessage } from '../../api/request.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { formatPeople } from '../format-household.ts';
import { type GuestListEdit, useGuestListEdit } from '../guest-list-mutations.ts';

/** `people` and `emails` say of each whether it leaves. */
type SplitInput = { people: boolean[]; emails: boolean[]; name: string; newName: string };
type SplitRequest = Extract<GuestListEdit, { action: 'split' }>['split'];

type Props = {
  entry: GuestListHousehold;
  onSplit: () => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

/** Chooses the people who become a household of their own. */
export function SplitForm({ entry, onSplit, onCancel, onUnsavedChanges }: Props) {
  const { form, splitForm: texts } = getMessages('guestList');
  const split = useGuestListEdit();
  const [error, setError] = useState<string>();
  const resolver = useMemo(() => createSplitResolver(entry), [entry]);
  const { control, formState, handleSubmit, register } = useForm<SplitInput, unknown, SplitRequest>(
    {
      resolver,
      defaultValues: {
        people: entry.people.map(() => false),
        emails: entry.emails.map(() => false),
        ...{ name: '', newName: '' },
      },
    },
  );
  const leaves = useWatch({ control, name: 'people' });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const errorId = useId();
  const { errors, isDirty, isSubmitting } = formState;
  const peopleError = errors.people?.root?.message;
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);

  async function save(request: SplitRequest) {
    setError(undefined);
    try {
      await split.mutateAsync({ action: 'split', base: entry, split: request });
      onSplit();
    } catch (reason) {
      setError(toErrorMessage(reason));
    }
  }

  return (
    <form className="form" noValidate aria-label={texts.name} onSubmit={handleSubmit(save)}>
      <h3 ref={title} tabIndex={-1} className="subheading">
        {texts.title}
      </h3>
      <fieldset aria-describedby={peopleError ? errorId : undefined}>
        <legend className="subheading">{texts.people}</legend>
        {entry.people.map((person, index) => (
          <label key={person.id} className="option">
            <input type="checkbox" {...register(`people.${index}`)} />
            {formatPeople([person])}
          </label>
        ))}
        <FieldError id={errorId}>{peopleError}</FieldError>
      </fieldset>
      {entry.emails.length > 0 && (
        <fieldset>
          <legend className="subheading">{texts.emails}</legend>
          {entry.emails.map((email, index) => (
            <label key={email} className="option">
              <input type="checkbox" {...register(`emails.${index}`)} />
              {email}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label={form.optional(texts.newName)}
        placeholder={composeName(entry.people.filter((_, index) => leaves[index]))}
        autoComplete="off"
        error={errors.newName?.message}
        {...register('newName')}
      />
      <TextField
        label={form.optional(texts.oldName)}
        placeholder={composeName(entry.people.filter((_, index) => !leaves[index]))}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? texts.splitting : texts.submit}
        </Button>
        <TextButton onClick={onCancel}>{texts.back}</TextButton>
      </div>
    </form>
  );
}

function createSplitResolver({
  emails,
  people,
}: GuestListHousehold): Resolver<SplitInput, unknown, SplitRequest> {
  return (input) => {
    const leaving = people.flatMap(({ id }, index) => (input.people[index] ? [id] : []));
    const message = getPeopleError(leaving.length, people.length);
    if (message !== null) {
      return { values: {}, errors: { people: { root: { type: 'invalid', message } } } };
    }
    const name = input.name.trim();
    const newName = input.newName.trim();
    return {
      values: {
        people: leaving,
        emails: emails.filter((_, index) => input.emails[index]),
        ...(name && { name }),
        ...(newName && { newName }),
      },
      errors: {},
    };
  };
}

function getPeopleError(leaving: number, all: number): string | null {
  const { choosePerson, somebodyStays } = getMessages('guestList').errors;
  if (leaving === 0) return choosePerson;
  return leaving === all ? somebodyStays : null;
}

function composeName(people: readonly Person[]): string {
  return composeHouseholdName(people) || formatPeople(people);
}
