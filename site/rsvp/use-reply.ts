import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failed, notReached, submitted } from '#messages/rsvp.ts';
import { toast } from '../../ui/toasts.ts';
import { whenNear } from '../lazy-load.ts';
import { answersIn, fillIn } from './answers.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { loadReply, whyNoReply } from './load-reply.ts';
import { reloadToSend } from './reload-to-send.ts';
import type { Faults } from './reply.ts';

/** Keeps what is typed into the form, checks it, and sends it; `thanks` is said when it is stored. */
export function useReply(form: RefObject<HTMLFormElement | null>, thanks: string) {
  const [faults, setFaults] = useState<Faults>({});
  const [sending, setSending] = useState(false);
  const [stored, setStored] = useState(false);
  // Two clicks can come before the button is drawn disabled.
  const busy = useRef(false);
  const wasSent = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    fillIn(form.current, draft);
    if (draft.toBeSent) form.current.requestSubmit();
    // On its way before it is needed, and tried once, for the first check takes longer than all that come
    // after it. What fails now is told when the reply is sent.
    return whenNear(form.current, () =>
      loadReply().then(
        ({ faultsOf }) => void faultsOf({}),
        () => {},
      ),
    );
  }, [form]);

  /** After a first try, a field that is mended is no longer called faulty. */
  async function change({ target }: FormEvent) {
    if (!form.current) return;
    const answers = answersIn(form.current);
    saveDraft(answers);
    if (!wasSent.current) return;
    const { name } = target as HTMLInputElement;
    const fault = (await loadReply()).faultsOf(answers)[name];
    setFaults((before) => withFault(before, name, fault));
  }

  async function submit() {
    if (busy.current || !form.current) return;
    busy.current = true;
    setSending(true);
    try {
      await send(form.current);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  async function send(element: HTMLFormElement) {
    const { toBeSent } = readDraft();
    // Once: it is sent by itself no second time, whatever comes of it.
    if (toBeSent) saveDraft(answersIn(element));
    const reply = await loadReply().catch(() => null);
    if (!reply) {
      const why = await whyNoReply();
      const mayReload = !toBeSent && why === notReached;
      if (mayReload && (await reloadToSend(answersIn(element)))) return;
      return toast(failed, why, 'destructive');
    }
    const answers = answersIn(element);
    const found = reply.faultsOf(answers);
    // Drawn at once: a field's message must be there when the focus comes to the field.
    flushSync(() => setFaults(found));
    if (Object.keys(found).length > 0) {
      wasSent.current = true;
      return firstFaulty(element, found)?.focus();
    }
    try {
      await reply.sendReply(answers);
      toast(submitted, thanks);
      setStored(true);
      wasSent.current = false;
      element.reset();
      clearDraft();
    } catch (error) {
      toast(...reply.failureMessage(error), 'destructive');
    }
  }

  return { faults, sending, stored, change, submit };
}

function withFault(faults: Faults, name: string, fault: string | undefined): Faults {
  const { [name]: _mended, ...others } = faults;
  return fault ? { ...others, [name]: fault } : others;
}

function firstFaulty(form: HTMLFormElement, faults: Faults): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input, textarea')].find(
    ({ name }) => faults[name],
  );
}
