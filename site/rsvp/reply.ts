// What the form needs once it is sent: the rules and the call. It comes when the page is idle.
import wedding from '#content/wedding.ts';
import { faults } from '#messages/rsvp-errors.ts';
import { getClosedMessage, getClosingTime } from '../../domain/rsvp-closing.ts';
import { createRsvpFormSchema, createRsvpRules, toRsvpRecord } from '../../domain/rsvp-rules.ts';
import type { Answers } from './answers.ts';
import { NotSent, sendRsvp } from './send-rsvp.ts';

export { failureMessage } from './failure-message.ts';

const form = createRsvpFormSchema(createRsvpRules(faults));

/** What is wrong with the answers, by the names of their fields; nothing when nothing is. */
export type Faults = Record<string, string>;

/** What is wrong with the answers, the first fault of each field. */
export function faultsOf(answers: Answers): Faults {
  const { error } = form.safeParse(answers);
  const faults = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return Object.fromEntries(faults.reverse());
}

/** Stores answers without a fault; throws what `failureMessage` has words for. */
export async function sendReply(answers: Answers): Promise<void> {
  if (Date.now() >= getClosingTime(wedding.rsvp)) throw new NotSent(getClosedMessage(wedding.rsvp));
  return sendRsvp(toRsvpRecord(form.parse(answers)));
}
