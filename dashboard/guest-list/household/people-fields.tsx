import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { GUEST_LIST_LIMITS } from '../../../domain/guest-list/guest-list.ts';
import { TextField } from '../../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { HouseholdFormReturn } from './household-fields.tsx';
import { NEW_PERSON } from './household-values.ts';
import styles from './people-fields.module.css';

/** The people of a household, and guests whose names are not known yet. */
export function PeopleFields({ form }: { form: HouseholdFormReturn }) {
  const { fields: names, form: texts } = getMessages('guestList');
  const { control, formState } = form;
  const { append, fields, remove } = useFieldArray({ control, name: 'people' });
  const people = useWatch({ control, name: 'people' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = formState.errors.people?.root?.message;
  return (
    <fieldset>
      <legend className="subheading">{names.people}</legend>
      {fields.map(({ id }, index) => (
        <PersonFields
          key={id}
          form={form}
          index={index}
          isGuest={people[index]?.isGuest ?? false}
          hasAge={Boolean(people[index]?.isChild || people[index]?.age)}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index);
                  addButton.current?.focus();
                }
              : null
          }
        />
      ))}
      <p role="alert" className="error">
        {error}
      </p>
      <div className="buttons">
        <TextButton
          ref={addButton}
          aria-disabled={fields.length >= GUEST_LIST_LIMITS.people}
          onClick={() => fields.length < GUEST_LIST_LIMITS.people && append(NEW_PERSON)}
        >
          {texts.addPerson}
        </TextButton>
        {fields.length < GUEST_LIST_LIMITS.people && (
          <TextButton
            onClick={() => append({ ...NEW_PERSON, isGuest: true }, { shouldFocus: false })}
          >
            {texts.addGuest}
          </TextButton>
        )}
      </div>
    </fieldset>
  );
}

type PersonFieldsProps = {
  form: HouseholdFormReturn;
  index: number;
  isGuest: boolean;
  hasAge: boolean;
  /** Null for the last person, who must stay. */
  onRemove: (() => void) | null;
};

function PersonFields({ form, index, isGuest, hasAge, onRemove }: PersonFieldsProps) {
  const { formState, register, setFocus, setValue } = form;
  const errors = formState.errors.people?.[index];
  const { form: texts } = getMessages('guestList');
  const position = index + 1;

  function addName() {
    setValue(`people.${index}.isGuest`, false, { shouldDirty: true });
    // The fields appear with the next render.
    setTimeout(() => setFocus(`people.${index}.first`));
  }

  return (
    <fieldset className={`fields ${styles.person}`}>
      <legend className="visually-hidden">{texts.person(position)}</legend>
      {isGuest ? (
        <p className={`row wide ${styles.guest}`}>
          {texts.guestWithoutName}
          <TextButton onClick={addName} aria-label={texts.addNameOf(position)}>
            {texts.addName}
          </TextButton>
        </p>
      ) : (
        <>
          <TextField
            label={texts.first}
            autoComplete="off"
            error={errors?.first?.message}
            {...register(`people.${index}.first`, { deps: 'name' })}
          />
          <TextField
            label={texts.last}
            autoComplete="off"
            error={errors?.last?.message}
            {...register(`people.${index}.last`, { deps: [`people.${index}.first`, 'name'] })}
          />
        </>
      )}
      <div className="row between wide">
        <label className="option">
          <input type="checkbox" {...register(`people.${index}.isChild`)} />
          {texts.child}
        </label>
        {hasAge && (
          <div className={styles.age}>
            <TextField
              label={texts.optional(texts.age)}
              inputMode="numeric"
              autoComplete="off"
              error={errors?.age?.message}
              {...register(`people.${index}.age`)}
            />
          </div>
        )}
        {onRemove && (
          <TextButton destructive onClick={onRemove} aria-label={texts.removePersonWho(position)}>
            {texts.removePerson}
          </TextButton>
        )}
      </div>
    </fieldset>
  );
}
