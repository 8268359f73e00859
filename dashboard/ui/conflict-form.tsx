import { useEffect, useRef } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { getMessages, type Messages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import styles from './conflict-form.module.css';
import { TextButton } from './text-button.tsx';

/** A field with different values in the saved version and in the couple's. */
export type Difference<Field extends string> = {
  field: Field;
  label: string;
  saved: string;
  yours: string;
  /** A field that the couple did not edit keeps the saved value. */
  isEdited: boolean;
};

type Comparison<Field extends string, Values> = {
  /** The values when the couple started editing. */
  initial: Values;
  mine: Values;
  saved: Values;
  fields: readonly (readonly [field: Field, label: string])[];
  isSame: (field: Field, one: Values, other: Values) => boolean;
  /** A field in words. */
  format: (field: Field, values: Values) => string;
};

/** The fields to choose from. */
export function listDifferences<Field extends string, Values>(
  comparison: Comparison<Field, Values>,
): Difference<Field>[] {
  const { initial, mine, saved, fields, isSame, format } = comparison;
  const { none } = getMessages('shell').conflict;
  return fields
    .filter(([field]) => !isSame(field, mine, saved))
    .map(([field, label]) => ({
      field,
      label,
      saved: format(field, saved) || none,
      yours: format(field, mine) || none,
      isEdited: !isSame(field, mine, initial),
    }));
}

type Choice = 'theirs' | 'mine';
type Props<Field extends string> = {
  /** What was changed. */
  noun: keyof Messages['shell']['conflict']['titles'];
  /** By default, that this one changed. */
  title?: string;
  /** What else to know. */
  note?: string;
  differences: readonly Difference<Field>[];
  error: string | undefined;
  /** `own` are the fields with the couple's values. */
  onSave: (own: Field[]) => Promise<void>;
  onBack: () => void;
};

/** Someone else saved another version in the meantime: shows both, with a choice per field. */
export function ConflictForm<Field extends string>(props: Props<Field>) {
  const { conflict: texts, saving } = getMessages('shell');
  const { noun, title, note, differences, error, onSave, onBack } = props;
  const { formState, handleSubmit, register } = useForm<Record<string, Choice>>({
    defaultValues: Object.fromEntries(
      differences.map(({ field, isEdited }) => [field, isEdited ? 'mine' : 'theirs']),
    ),
  });
  const { isSubmitting } = formState;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      aria-label={texts.form}
      className="form"
      onSubmit={handleSubmit((choices) =>
        onSave(differences.flatMap(({ field }) => (choices[field] === 'mine' ? [field] : []))),
      )}
    >
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title ?? texts.titles[noun]}
      </h2>
      <p className={styles.lead}>
        {differences.length > 0 ? texts.choose : texts.nothingToSave[noun]} {note}
      </p>
      {differences.map(({ field, label, saved, yours }) => (
        <fieldset key={field} className={styles.difference}>
          <legend className="caps">{label}</legend>
          <Version label={texts.saved} value="theirs" field={register(field)}>
            {saved}
          </Version>
          <Version label={texts.yours} value="mine" field={register(field)}>
            {yours}
          </Version>
        </fieldset>
      ))}
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        {differences.length > 0 && (
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? saving : texts.save}
          </Button>
        )}
        <TextButton onClick={onBack}>{texts.back}</TextButton>
      </div>
    </form>
  );
}

type VersionProps = {
  label: string;
  value: Choice;
  field: UseFormRegisterReturn;
  children: string;
};

function Version({ label, value, field, children }: VersionProps) {
  return (
    <label className={styles.version}>
      <input type="radio" value={value} {...field} />
      <span>
        <span className={styles.versionLabel}>{label}</span> {children}
      </span>
    </label>
  );
}
