import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RSVP_DEFAULTS } from '../../domain/replies/rsvp-questions.ts';
import { dismissErrorToasts, toast } from '../../ui/toasts.ts';
import { useEdition } from '../edition.tsx';
import { whenNear } from '../lazy-load.ts';
import { clearDraft, type FormAnswers, fillForm, readDraft, readForm, saveDraft } from './draft.ts';
import {
  createRsvpLoader,
  hasLostAccess,
  loadFailureText,
  reloadAndSubmit,
} from './load-submit-rsvp.ts';
import type { FieldErrors } from './submit-rsvp.ts';

/** The last reply that was stored. */
type Reply = { id: number; answers: FormAnswers };

/** Saves, validates and submits the RSVP form. */
export function useRsvp(formRef: RefObject<HTMLFormElement | null>) {
  const edition = useEdition();
  const { messages, wedding } = edition;
  const [loadClient] = useState(() => createRsvpLoader(edition));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [reply, setReply] = useState<Reply | null>(null);
  const [guestsCount, setGuestsCount] = useState(RSVP_DEFAULTS.guestsCount);
  // A ref, because a second click can come before the button is rendered as disabled.
  const isBusy = useRef(false);
  const wasRejected = useRef(false);

  useEffect(() => {
    if (!formRef.current) return;
    const draft = readDraft();
    fillForm(formRef.current, draft);
    setGuestsCount(Number(readForm(formRef.current).guestsCount));
    if (draft.toBeSent) formRef.current.requestSubmit();
    // The first validation is the slowest, so it runs here on empty answers. A failed load is reported
    // when the guest submits.
    return whenNear(formRef.current, () =>
      loadClient().then(
        ({ validate }) => void validate({}),
        () => {},
      ),
    );
  }, [formRef, loadClient]);

  /** Saves the draft. After a rejected submission, also validates the changed field. */
  async function onInput({ target }: FormEvent) {
    if (!formRef.current) return;
    const answers = readForm(formRef.current);
    setGuestsCount(Number(answers.guestsCount));
    saveDraft(answers);
    if (!wasRejected.current) return;
    const { name } = target as HTMLInputElement;
    const error = (await loadClient()).validate(answers)[name];
    setErrors((current) => replaceError(current, name, error));
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current || !formRef.current) return;
    isBusy.current = true;
    setSubmitting(true);
    // The errors of earlier attempts.
    dismissErrorToasts();
    try {
      await submit(formRef.current);
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  async function submit(form: HTMLFormElement) {
    const { toBeSent } = readDraft();
    // Removes the mark of `reloadAndSubmit`, so that the draft is submitted automatically only once.
    if (toBeSent) saveDraft(readForm(form));
    const client = await loadClient().catch(() => null);
    if (!client) {
      const isClosed = await hasLostAccess();
      if (!isClosed && !toBeSent && (await reloadAndSubmit(readForm(form)))) return;
      return toast(messages.rsvp.failed, loadFailureText(isClosed, messages), 'destructive');
    }

    const answers = readForm(form);
    const found = client.validate(answers);
    // Rendered before the focus moves, so that a screen reader reads the field's error with it.
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) {
      wasRejected.current = true;
      return findFirstInvalid(form, found)?.focus();
    }
    try {
      await client.submit(answers);
      const isComing = Object.values(answers).includes('attending');
      toast(messages.rsvp.submitted, isComing ? wedding.rsvp.thanks : wedding.rsvp.thanksDeclined);
      wasRejected.current = false;
      form.reset();
      setGuestsCount(RSVP_DEFAULTS.guestsCount);
      clearDraft();
      setReply((last) => ({ id: (last?.id ?? 0) + 1, answers }));
    } catch (error) {
      toast(...client.toErrorToast(error), 'destructive');
    }
  }

  /** Fills the form with the last reply, to be changed and sent again. */
  function changeReply() {
    const form = formRef.current;
    if (!form || !reply) return;
    fillForm(form, reply.answers);
    setGuestsCount(Number(reply.answers.guestsCount));
    saveDraft(reply.answers);
    form.querySelector('input')?.focus();
  }

  return { changeReply, errors, guestsCount, isSubmitting, onInput, onSubmit, reply };
}

function replaceError(errors: FieldErrors, name: string, error: string | undefined): FieldErrors {
  const { [name]: _previous, ...others } = errors;
  return error ? { ...others, [name]: error } : others;
}

function findFirstInvalid(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea')].find(
    ({ name }) => errors[name],
  );
}
