import type { Invitation, PersonalReply } from '../../../domain/invitations/invitation.ts';
import { findTextError, MAX_TOGETHER_LENGTH } from '../../../domain/replies/questions.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import { createRsvpRules, type Rule } from '../../../domain/replies/rsvp-rules.ts';
import type { FieldErrors, FormAnswers } from '../form-answers.ts';
import { findLongestField, findQuestionErrors } from '../question-answers.ts';
import {
  isAttendingAny,
  listAsked,
  readAttendance,
  readGuestCount,
  toGuestField,
} from './guests.ts';
import type { Context } from './names.ts';

export type FormContext = Context & {
  invitation: Invitation;
  /** Reads the reply in the form's answers. */
  toReply: (answers: FormAnswers) => PersonalReply;
};

/** Creates a function that returns the first error of each field. */
export function createValidation({ edition, messages, invitation, toReply }: FormContext) {
  const { events: invitedTo, maxGuests } = invitation;
  const rules = createRsvpRules(edition.messages.rsvpErrors.fieldErrors);
  const { questions } = edition.wedding.rsvp;
  const texts = edition.messages.questions;
  const events = listRsvpEvents(edition.wedding).filter(({ id }) => invitedTo.includes(id));

  return (answers: FormAnswers): FieldErrors => {
    const errors: FieldErrors = {};
    const check = (name: string, rule: Rule<string, unknown>) => {
      const { error } = rule(String(answers[name] ?? ''));
      if (error) errors[name] = error;
    };
    const guestCount = readGuestCount(answers);
    const asked = listAsked(answers, guestCount, invitedTo, questions);
    let comingCount = 0;
    check('email', rules.email);
    check('dietaryRestrictions', rules.dietaryRestrictions);
    for (let guest = 0; guest < guestCount; guest += 1) {
      for (const part of ['first', 'last'] as const) {
        check(toGuestField(guest, part), rules.optionalName);
      }
      for (const { id, title } of events) {
        check(toGuestField(guest, `event:${id}`), rules.attendance(title));
      }
      const attendance = readAttendance(answers, guest, invitedTo);
      comingCount += isAttendingAny(attendance) ? 1 : 0;
      const first = invitedTo.find((id) => attendance[id] === 'attending');
      if (first && comingCount > maxGuests) {
        errors[toGuestField(guest, `event:${first}`)] = messages.tooMany;
      }
      const dietary = toGuestField(guest, 'dietary');
      const error = texts && findTextError(answers[dietary] ?? '', texts.errors);
      if (error) errors[dietary] = error;
    }
    if (!texts) return errors;
    for (const one of [...asked.people, asked.household]) {
      Object.assign(errors, findQuestionErrors(one, answers, texts));
    }
    const isTooLong = JSON.stringify(toReply(answers)).length > MAX_TOGETHER_LENGTH;
    const longest = isTooLong && findLongestField(answers);
    return longest ? { [longest]: texts.tooLongTogether, ...errors } : errors;
  };
}
