import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FormAnswers } from '../../domain/replies/reply-form.ts';
import { dismissErrorToasts, toast } from '../../ui/toasts.ts';
import { showBanner } from '../banner.ts';
import { useEdition } from '../edition.tsx';
import { whenNear } from '../lazy-load.ts';
import { getLoadFailureText, hasLostAccess, reloadAndSubmit } from './load-chunks.ts';
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
} from './reply-draft.ts';
import type { FormClient, NotSentError } from './submit-rsvp.ts';

type Options<Content, More> = {
  /** The values of the fields at first. */
  start: FormAnswers;
  /** Always the same function. */
  loadClient: () => Promise<FormClient<Content> & More>;
  draftKey?: string;
  /** Says that the content has not been sent; about the reply by default. */
  unsent?: string;
  /** Called with the content that was stored, and the answers that said it. */
  onSent: (reply: Content, answers: FormAnswers, client: More) => void;
};

/** The properties of a native field. */
export type ToField = (name: string) => {
  name: string;
  defaultValue: string | number | undefined;
  error: string | undefined;
};

/** The state of an RSVP form, or of that for an address: saves, checks and submits it. */
export function useRsvp<Content, More>({
  start,
  draftKey,
  loadClient,
  unsent,
  onSent,
}: Options<Content, More>) {
  const { messages } = useEdition();
  const formRef = useRef<HTMLFormElement>(null);
  /** Also those in hidden fields. */
  const [answers, setAnswers] = useState<FormAnswers>(start);
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
    setAnswers(readAllFields(formRef.current));
    if (draft.toBeSent) formRef.current.requestSubmit();
    // The first validation is the slowest, so it runs here on empty answers. A failed load is reported
    // when the guest submits.
    return whenNear(formRef.current, () =>
      loadClient().then(
        ({ read }) => void read({}),
        () => {},
      ),
    );
  }, [draftKey, loadClient]);

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
      text: unsent ?? messages.rsvp.unsent,
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
    setAnswers(readAllFields(formRef.current));
    saveFields(formRef.current, draftKey);
    if (!wasRejected.current) return;
    const typed = readForm(formRef.current);
    const { name } = target as HTMLInputElement;
    const found = Object.entries((await loadClient()).read(typed).errors);
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

    const sent = readForm(form);
    const { reply, errors: found } = client.read(sent);
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
      await client.submit(reply, sent);
      toast(...client.toThanksToast(reply));
      wasRejected.current = false;
      resetForm(form);
      setAnswers(readAllFields(form));
      clearDraft(draftKey);
      onSent(reply, sent, client);
    } catch (error) {
      if ((error as Partial<NotSentError>).isOffline) markUnsent(form);
      toast(...client.toErrorToast(error), 'destructive');
    }
  }

  function markUnsent(form: HTMLFormElement) {
    fillForm(form, { [UNSENT]: 'true' });
    saveFields(form, draftKey);
  }

  /** Fills the form with a reply, to be changed and sent again; with none, it is as at first. */
  function showReply(reply: FormAnswers) {
    const form = formRef.current;
    if (!form || isBusy.current) return;
    resetForm(form);
    fillForm(form, reply);
    setAnswers(readAllFields(form));
    setErrors({});
    saveDraft(reply, draftKey);
    form.querySelector('input')?.focus();
  }

  const field: ToField = (name) => ({ name, defaultValue: start[name], error: errors[name] });

  return { answers, showReply, field, formRef, isSubmitting, onInput, onSubmit };
}

function findFirstInvalid(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].find(
    ({ name }) => errors[name],
  );
}
