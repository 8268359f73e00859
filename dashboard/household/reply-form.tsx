import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { getHouseholdName } from '../../domain/household-names.ts';
import { toRsvpRecord } from '../../domain/rsvp.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictError, ownerOfAddress } from '../api/households.ts';
import { errorMessage } from '../api/request.ts';
import { PlainButton } from '../components/text-button.tsx';
import { Conflict } from './conflict-form.tsx';
import { ReplyFields } from './reply-fields.tsx';
import styles from './reply-form.module.css';
import { type ReplyInput, type ReplyValues, replySchema, valuesOf } from './reply-schema.ts';

type Props = {
  /** The party as it was when the host began to write; null for a new one. */
  start: Household | null;
  /** The same party as it is now. */
  now: Household | null;
  submit: string;
  /** Stores the reply over the party that was seen; throws when that does not go through. */
  onSave: (reply: HouseholdReply, seen: Household | null) => Promise<void>;
  onCancel: () => void;
  onUnsaved: (is: boolean) => void;
};

export function ReplyForm({ start, now, submit, onSave, onCancel, onUnsaved }: Props) {
  const { formState, handleSubmit, register } = useForm<ReplyInput, unknown, ReplyValues>({
    resolver: standardSchemaResolver(replySchema),
    defaultValues: valuesOf(start?.current ?? null),
  });
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<{ mine: HouseholdReply; theirs: Household } | null>(
    null,
  );
  const { errors, isDirty, isSubmitting } = formState;

  const form = useRef<HTMLFormElement>(null);
  // What was pressed to get here has gone, and the focus with it.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  async function save(reply: HouseholdReply, seen: Household | null) {
    setFault(undefined);
    try {
      await onSave(reply, seen);
    } catch (error) {
      if (error instanceof ConflictError) setConflict({ mine: reply, theirs: error.household });
      else setFault(toLoggableError(error));
    }
  }

  const moved = start && now && now.version !== start.version;
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.form}
      noValidate
      aria-label="The reply"
      onSubmit={handleSubmit((values) => save(recordOf(values), start))}
    >
      {conflict && start ? (
        <Conflict
          key={conflict.theirs.version}
          start={start.current}
          {...conflict}
          onDecide={(reply) => save(reply, conflict.theirs)}
          onBack={() => setConflict(null)}
        />
      ) : (
        <>
          {moved && (
            <p role="status" className={styles.moved}>
              This reply has changed while you were writing. When you save, you will see both and
              choose.
            </p>
          )}
          <ReplyFields register={register} errors={errors} />
        </>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {!conflict && (
        <div className={styles.acts}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : submit}
          </Button>
          <PlainButton onClick={onCancel}>Cancel</PlainButton>
        </div>
      )}
    </form>
  );
}

function toLoggableError(error: unknown): string {
  const owner = ownerOfAddress(error);
  if (!owner) return errorMessage(error);
  return `This address is that of ${getHouseholdName(owner)}, who has replied already. Amend that reply, or leave the address empty.`;
}

function recordOf(values: ReplyValues): HouseholdReply {
  return { ...toRsvpRecord(values), email: values.email || null };
}
