import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissErrorToasts, toast } from '../../ui/toasts.ts';
import { showBanner } from '../banner.ts';
import { useEdition } from '../edition.tsx';
import { whenNear } from '../lazy-load.ts';
import {
  clearDraft,
  fillForm,
  readAllFields,
  readDraft,
  readForm,
  resetForm,
  saveDraft,
  saveFields,
  UNSENT,
} from './draft.ts';
import type { FieldErrors, FormAnswers } from './form-answers.ts';
import { getLoadFailureText, hasLostAccess, reloadAndSubmit } from './load-submit-rsvp.ts';
import type { NotSentError, RsvpClient } from './submit-rsvp.ts';

type Options = {
  /** Constant, like the functions below. */
  loadClient: () => Promise<RsvpClient>;
  draftKey?: string;
  /** Called with the draft, and after each change. Also has the answers in hidden fields. */
  onAnswers: (answers: FormAnswers) => void;
  /** Called with the answers that were stored. */
  onSent: (answers: FormAnswers) => void;
};

/** Saves, validates and submits an RSVP form. */
export function useRsvp(
  formRef: RefObject<HTMLFormElement | null>,
  { draftKey, loadClient, onAnswers, onSent }: Options,
) {
  const { messages, wedding } = useEdition();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  // A ref, because a second click can come before the button is rendered as disabled.
  const isBusy = useRef(false);
  const wasRejected = useRef(false);
  const hideOffer = useRef(() => {});

  useEffect(() => {
    if (!formRef.current) return;
    const draft = readDraft(draftKey);
    fillForm(formRef.current, draft);
    onAnswers(readAllFields(formRef.current));
    if (draft.toBeSent) formRef.current.requestSubmit();
    // The first validation is the slowest, so it runs here on empty answers. A failed load is reported
    // when the guest submits.
    return whenNear(formRef.current, () =>
      loadClient().then(
        ({ validate }) => void validate({}),
        () => {},
      ),
    );
  }, [draftKey, formRef, loadClient, onAnswers]);

  /** While there is a connection, offers to send the reply that the network has not taken. */
  const offerToSend = useEffectEvent(() => {
    hideOffer.current();
    const form = formRef.current;
    const isUnsent = form && readAllFields(form)[UNSENT] && !isBusy.current;
    if (!isUnsent || !navigator.onLine) return;
    // That there is no connection is no longer true.
    dismissErrorToasts();
    hideOffer.current = showBanner({
      role: 'status',
      text: messages.rsvp.unsent,
      actions: {
        [messages.rsvp.sendNow]: () => form.requestSubmit(),
        [messages.site.toastLabels.close]: () => {},
      },
    });
  });

  useEffect(() => {
    const offer = () => offerToSend();
    const hide = () => hideOffer.current();
    offer();
    addEventListener('online', offer);
    addEventListener('offline', hide);
    return () => {
      removeEventListener('online', offer);
      removeEventListener('offline', hide);
      hide();
    };
  }, []);

  /** Saves the draft. After a rejected submission, also validates. */
  async function onInput({ target }: FormEvent) {
    if (!formRef.current) return;
    onAnswers(readAllFields(formRef.current));
    saveFields(formRef.current, draftKey);
    if (!wasRejected.current) return;
    const answers = readForm(formRef.current);
    const { name } = target as HTMLInputElement;
    const found = Object.entries((await loadClient()).validate(answers));
    // A change can fix other fields too, but reports nothing about those that the guest has not reached.
    setErrors((shown) =>
      Object.fromEntries(found.filter(([key]) => key === name || shown[key] !== undefined)),
    );
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current || !formRef.current) return;
    isBusy.current = true;
    setSubmitting(true);
    // The errors of earlier attempts.
    dismissErrorToasts();
    hideOffer.current();
    try {
      await submit(formRef.current);
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  }

  async function submit(form: HTMLFormElement) {
    const { toBeSent } = readDraft(draftKey);
    // Removes the mark of `reloadAndSubmit`, so that the draft is submitted automatically only once.
    if (toBeSent) saveFields(form, draftKey);
    const client = await loadClient().catch(() => null);
    if (!client) {
      const isClosed = await hasLostAccess();
      if (!isClosed && !toBeSent && (await reloadAndSubmit(readForm(form), draftKey))) return;
      if (!isClosed) markUnsent(form);
      return toast(messages.rsvp.failed, getLoadFailureText(isClosed, messages), 'destructive');
    }

    const answers = readForm(form);
    const found = client.validate(answers);
    const isValid = Object.keys(found).length === 0;
    // Rendered before the focus moves: the fields take it again, and a screen reader reads the error with the field.
    flushSync(() => {
      setErrors(found);
      setSubmitting(isValid);
    });
    if (!isValid) {
      wasRejected.current = true;
      return findFirstInvalid(form, found)?.focus();
    }
    try {
      await client.submit(answers);
      const isComing = Object.values(answers).includes('attending');
      toast(messages.rsvp.submitted, isComing ? wedding.rsvp.thanks : wedding.rsvp.thanksDeclined);
      wasRejected.current = false;
      resetForm(form);
      onAnswers(readAllFields(form));
      clearDraft(draftKey);
      onSent(answers);
    } catch (error) {
      if ((error as Partial<NotSentError>).isOffline) markUnsent(form);
      toast(...client.toErrorToast(error), 'destructive');
    }
  }

  function markUnsent(form: HTMLFormElement) {
    fillForm(form, { [UNSENT]: 'true' });
    saveFields(form, draftKey);
  }

  /** Fills the form with a reply, to be changed and sent again. */
  function changeReply(answers: FormAnswers) {
    const form = formRef.current;
    if (!form || isBusy.current) return;
    fillForm(form, answers);
    onAnswers(readAllFields(form));
    saveDraft(answers, draftKey);
    form.querySelector('input')?.focus();
  }

  return { changeReply, errors, isSubmitting, onInput, onSubmit };
}

function findFirstInvalid(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea')].find(
    ({ name }) => errors[name],
  );
}
