import { useEffect, useRef } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import {
  copyFields,
  getChanges,
  getField,
  type Household,
  type HouseholdReply,
  type ReplyField,
} from '../../domain/replies/household.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import styles from './conflict-form.module.css';
import { formatValue, getFieldLabel } from './format-reply.ts';

type Choices = Partial<Record<ReplyField, 'theirs' | 'mine'>>;
type Props = {
  /** The reply when the couple started editing. */
  initial: HouseholdReply;
  mine: HouseholdReply;
  theirs: Household;
  error: string | undefined;
  onSave: (reply: HouseholdReply) => Promise<void>;
  onBack: () => void;
};

/** Someone else changed the reply in the meantime: shows both versions, with a choice per field. */
export function ConflictForm({ initial, mine, theirs, error, onSave, onBack }: Props) {
  const { events } = useGuestData().wedding;
  const { current } = theirs;
  const differences = getChanges(current, mine);
  const { formState, handleSubmit, register } = useForm<Choices>({
    // Fields that the couple did not edit keep the other version.
    defaultValues: Object.fromEntries(
      differences.map(({ field }) => [
        field,
        getField(mine, field) === getField(initial, field) ? 'theirs' : 'mine',
      ]),
    ),
  });
  const { isSubmitting } = formState;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <form
      aria-label="Two versions"
      className={styles.form}
      onSubmit={handleSubmit((choices) => onSave(mergeVersions(current, mine, choices)))}
    >
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        This reply changed while you were editing it
      </h3>
      <p className={styles.lead}>
        {differences.length > 0
          ? 'Your changes are not saved yet. Choose which version to keep. Versions that were saved before stay in the history.'
          : 'The saved reply is the same as yours, so there is nothing to save.'}
        {theirs.withdrawn && ' The reply was withdrawn and stays withdrawn until you restore it.'}
      </p>
      {differences.map(({ field, before, after }) => (
        <fieldset key={field} className={styles.difference}>
          <legend>{getFieldLabel(field, events)}</legend>
          <Version label="Saved" value="theirs" field={register(field)}>
            {formatValue(field, before)}
          </Version>
          <Version label="Yours" value="mine" field={register(field)}>
            {formatValue(field, after)}
          </Version>
        </fieldset>
      ))}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        {differences.length > 0 && (
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Save these choices'}
          </Button>
        )}
        <TextButton onClick={onBack}>Back to my changes</TextButton>
      </div>
    </form>
  );
}

type VersionProps = {
  label: string;
  value: 'theirs' | 'mine';
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

function mergeVersions(
  theirs: HouseholdReply,
  mine: HouseholdReply,
  choices: Choices,
): HouseholdReply {
  const own = (Object.keys(choices) as ReplyField[]).filter((field) => choices[field] === 'mine');
  return copyFields(theirs, mine, own);
}
