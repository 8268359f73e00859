import type { Invitation, PersonalReply } from '../../../domain/guest-list/invitation.ts';
import { listRsvpEvents } from '../../../domain/replies/rsvp-questions.ts';
import { createRsvpRules } from '../../../domain/replies/rsvp-rules.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { FormAnswers } from '../draft.ts';
import {
  createReplyClient,
  type FieldErrors,
  NotSentError,
  type RsvpClient,
} from '../submit-rsvp.ts';
import { isAttendingAny, readAttendance, readGuestCount, toGuestField } from './guests.ts';
import type { Tools } from './names.ts';

type Options = {
  edition: Edition;
  messages: PersonalMessages;
  invitation: Invitation;
  tools: Tools;
  /** Reads the reply in the form's answers. */
  toReply: (answers: FormAnswers) => PersonalReply;
};

/** The client of the form of a household. */
export function createPersonalClient(options: Options): RsvpClient {
  const { edition, messages, toReply, tools } = options;
  return createReplyClient(edition, tools.formatMessage, {
    validate: createValidation(options),
    async post(answers) {
      const response = await tools.request('/invitation/reply', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(toReply(answers)),
      });
      if (response.status === 401) throw new NotSentError(messages.notSentRevoked);
      return response;
    },
  });
}

type Rule = {
  safeParse: (value: unknown) => { error?: { issues: readonly { message: string }[] } | undefined };
};

function createValidation({ edition, messages, invitation, tools }: Options) {
  const { events: invitedTo, maxGuests } = invitation;
  const rules = createRsvpRules(edition.messages.rsvpErrors.fieldErrors);
  const events = listRsvpEvents(edition.wedding).filter(({ id }) => invitedTo.includes(id));
  const texts: Record<string, Rule> = {
    first: rules.optionalName,
    last: rules.optionalName,
    dietary: rules.dietaryRestrictions,
    dietaryRestrictions: rules.dietaryRestrictions,
  };

  return (answers: FormAnswers): FieldErrors => {
    const errors: FieldErrors = {};
    const check = (name: string, rule: Rule | undefined, value: unknown = answers[name]) => {
      const message = rule?.safeParse(value).error?.issues[0]?.message;
      if (message) errors[name] = message;
    };
    check('email', rules.email, answers.email ?? '');
    for (const name of Object.keys(answers)) check(name, texts[name.split(':').at(-1) ?? '']);
    let comingCount = 0;
    for (let guest = 0; guest < readGuestCount(answers); guest += 1) {
      for (const { id, title } of events) {
        check(toGuestField(guest, `event:${id}`), rules.attendance(title));
      }
      const attendance = readAttendance(answers, guest, invitedTo);
      comingCount += isAttendingAny(attendance) ? 1 : 0;
      const first = invitedTo.find((id) => attendance[id] === 'attending');
      if (first && comingCount > maxGuests) {
        const max = { max: maxGuests };
        const error = tools.formatMessage(messages.tooMany, max, edition.language);
        errors[toGuestField(guest, `event:${first}`)] = error;
      }
    }
    return errors;
  };
}
