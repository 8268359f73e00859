import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { Household } from '../../../domain/replies/household.ts';
import { getHouseholdName } from '../../../domain/replies/names.ts';
import { getAttendance, getGuestCount, type Reply } from '../../../domain/replies/reply.ts';
import { Button } from '../../../ui/button.tsx';
import { ApiError, findConflict, toErrorMessage } from '../../api/request.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { ReplyConflict } from './reply-conflict.tsx';
import { ReplyFields } from './reply-fields.tsx';
import { createReplyResolver, type ReplyInput, toFormValues } from './reply-values.ts';

type Props = {
  /** The household when the form was opened; null for a new reply. */
  initial: Household | null;
  /** The same household now. */
  current: Household | null;
  submitLabel: string;
  /** `base` is the version that the reply replaces. */
  onSave: (reply: Reply, base: Household | null) => Promise<void>;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

export function ReplyForm(props: Props) {
  const { initial, current, submitLabel, onSave, onCancel, onUnsavedChanges } = props;
  const { wedding } = useGuestData();
  const texts = getMessages('replies');
  const start = initial?.current ?? null;
  const resolver = useMemo(() => createReplyResolver(start, wedding), [start, wedding]);
  const replyForm = useForm<ReplyInput, unknown, Reply>({
    resolver,
    defaultValues: toFormValues(start, wedding),
  });
  const { formState, handleSubmit } = replyForm;
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<{ mine: Reply; theirs: Household } | null>(null);
  const { isDirty, isSubmitting } = formState;

  const form = useRef<HTMLFormElement>(null);
  // The form replaced the button that had the focus.
  useEffect(() => form.current?.focus({ preventScroll: true }), []);
  useEffect(() => onUnsavedChanges(isDirty), [isDirty, onUnsavedChanges]);

  async function save(reply: Reply, base: Household | null) {
    setError(undefined);
    try {
      await onSave(reply, base);
    } catch (reason) {
      const theirs = findConflict(reason, 'household');
      if (theirs) setConflict({ mine: reply, theirs });
      else setError(toSaveError(reason));
    }
  }

  const hasChangedMeanwhile = initial && current && current.version !== initial.version;
  if (conflict && initial) {
    return (
      <ReplyConflict
        key={conflict.theirs.version}
        initial={initial.current}
        {...conflict}
        error={error}
        onSave={(reply) => save(reply, conflict.theirs)}
        onBack={() => setConflict(null)}
      />
    );
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="form"
      noValidate
      aria-label={texts.form.label}
      onSubmit={handleSubmit((reply) => save(reply, initial))}
    >
      {hasChangedMeanwhile && (
        <p role="status" className="notice">
          {texts.form.changedMeanwhile}
        </p>
      )}
      <ReplyFields
        form={replyForm}
        isNotAsked={(id) => initial !== null && getAttendance(initial.current, id) === null}
        maxGuests={Math.max(wedding.maxGuests, 2, initial ? getGuestCount(initial.current) : 1)}
      />
      <p role="alert" className="error">
        {error}
      </p>
      <div className="actions">
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? getMessages('shell').saving : submitLabel}
        </Button>
        <TextButton onClick={onCancel}>{getMessages('shell').cancel}</TextButton>
      </div>
    </form>
  );
}

function toSaveError(error: unknown): string {
  if (!(error instanceof ApiError && error.body.code === 'email-taken' && error.body.household)) {
    return toErrorMessage(error);
  }
  return getMessages('replies').form.emailTaken(getHouseholdName(error.body.household));
}
