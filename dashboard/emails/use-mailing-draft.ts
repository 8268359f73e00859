import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mailing, MailingDetails, MailingMessage } from '../../domain/dashboard/mailings.ts';
import { ApiError, request, toErrorMessage } from '../api/request.ts';
import { refreshMailings, setDetails } from './mailing-queries.ts';
import { listChanges } from './message-fields.ts';

const SAVE_DELAY_MS = 700;
const RETRY_MS = 5_000;

/** Saves each change of a draft a moment after it was made, and again until the server has it. */
export function useMailingDraft({ mailing }: MailingDetails) {
  const { id } = mailing;
  const client = useQueryClient();
  /** The saved version on which `message` is based. */
  const [base, setBase] = useState(mailing);
  const [message, setMessage] = useState(mailing.message);
  const version = useRef(mailing.version);
  const save = useMutation({
    // One after the other: each is based on the version of the one before.
    scope: { id: `mailing-${id}` },
    mutationFn: (next: MailingMessage) =>
      request('PUT /mailings/:id', {
        params: { id },
        body: { version: version.current, message: next },
      }),
    onSuccess: (details, next) => {
      version.current = details.mailing.version;
      setBase({ ...details.mailing, message: next });
      setDetails(client, details);
    },
    onError: (error) => {
      // Somebody else has changed it, or has sent it.
      if (error instanceof ApiError && error.status === 409) void refreshMailings(client);
    },
  });
  const isSaved = message === base.message;
  const hasFailed = save.isError;
  /** The version that was saved on another device in the meantime. */
  const newer = mailing.version > base.version && !save.isPending ? mailing : null;
  /** The answer to our own request may have been lost. */
  const isSame = newer !== null && listChanges(newer.message, message).length === 0;
  const isInConflict = !isSaved && !isSame && (newer !== null || isConflict(save.error));

  /** Continues with a message that is based on another version. */
  function continueFrom(saved: Mailing, next: MailingMessage) {
    version.current = saved.version;
    setBase(saved);
    setMessage(next);
    save.reset();
  }

  const follow = useEffectEvent((saved: Mailing) => continueFrom(saved, saved.message));
  useEffect(() => {
    if (newer && (isSaved || isSame)) follow(newer);
  }, [newer, isSaved, isSame]);

  const saveNow = useEffectEvent(() => save.mutate(message));
  useEffect(() => {
    if (message === base.message || isInConflict) return;
    const timer = setTimeout(saveNow, hasFailed ? RETRY_MS : SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, base, isInConflict, hasFailed]);

  const saveBeforeLeaving = useEffectEvent((isPageClosing: boolean) => {
    if (isSaved || isInConflict) return;
    if (!isPageClosing) return save.mutate(message);
    const body = { version: version.current, message };
    request('PUT /mailings/:id', { params: { id }, body, keepalive: true }).catch(() => {});
  });
  const warn = useEffectEvent((event: Event) => {
    if (!isSaved && hasFailed) event.preventDefault();
  });
  useEffect(() => {
    const leave = () => saveBeforeLeaving(true);
    const ask = (event: Event) => warn(event);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', ask);
      saveBeforeLeaving(false);
    };
  }, []);

  return {
    message,
    setMessage,
    /** The message before the changes that are not saved. */
    savedMessage: base.message,
    /** Saves what is not saved yet, and returns the version to send. */
    flush: async () => {
      if (!isSaved) await save.mutateAsync(message);
      return version.current;
    },
    /** The version with which unsaved changes are in conflict. */
    conflict: isInConflict ? newer : null,
    continueFrom,
    status: describeStatus(isSaved, isInConflict, save.error),
  };
}

function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.body.code === 'conflict';
}

function describeStatus(isSaved: boolean, isInConflict: boolean, error: Error | null): string {
  if (isSaved) return 'Saved';
  if (isInConflict) return 'Not saved: somebody else has changed this email.';
  return error ? toErrorMessage(error) : 'Saving…';
}
