import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MailingDetails, MailingMessage } from '../../domain/dashboard/mailings.ts';
import { ApiError, request, toErrorMessage } from '../api/request.ts';
import { setDetails } from './mailing-queries.ts';

const SAVE_DELAY_MS = 700;
const RETRY_MS = 5_000;

/** Saves each change of a draft a moment after it was made, and again until the server has it. */
export function useMailingDraft({ mailing }: MailingDetails) {
  const { id } = mailing;
  const client = useQueryClient();
  const [message, setMessage] = useState(mailing.message);
  const [saved, setSaved] = useState(mailing.message);
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
      setSaved(next);
      setDetails(client, details);
    },
  });
  const isConflict = save.error instanceof ApiError && save.error.body.code === 'conflict';
  const isSaved = message === saved;
  const saveNow = useEffectEvent(() => save.mutate(message));
  const saveBeforeLeaving = useEffectEvent(() => {
    if (isSaved || isConflict) return;
    const body = { version: version.current, message };
    request('PUT /mailings/:id', { params: { id }, body, keepalive: true }).catch(() => {});
  });

  const hasFailed = save.isError;
  useEffect(() => {
    if (message === saved || isConflict) return;
    const timer = setTimeout(saveNow, hasFailed ? RETRY_MS : SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, saved, isConflict, hasFailed]);

  useEffect(() => {
    const leave = () => saveBeforeLeaving();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    message,
    setMessage,
    /** Saves what is not saved yet, and returns the version to send. */
    flush: async () => {
      if (!isSaved) await save.mutateAsync(message);
      return version.current;
    },
    isConflict,
    status: isConflict
      ? 'Somebody else has changed this email. Reload the page to see their version.'
      : save.isError
        ? toErrorMessage(save.error)
        : isSaved
          ? 'Saved'
          : 'Saving…',
  };
}
