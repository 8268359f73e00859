import {
  OTHER_PLACE,
  toDietaryField,
  toPlaceField,
  toQuestionField,
} from '../replies/questions.ts';
import { type AnswerValue, hasName, type Name, type Person } from '../replies/reply.ts';
import {
  type FormAnswers,
  type FormPerson,
  type ReplyForm,
  toAttendanceField,
  toNameField,
} from '../replies/reply-form.ts';
import { listRsvpEvents } from '../replies/rsvp-questions.ts';
import type { Wedding, WeddingEvent } from '../wedding/wedding.ts';
import type { Invitation } from './invitation.ts';

/** The form of a household with a personal link. */
export function createHouseholdForm(
  invitation: Invitation,
  wedding: Pick<Wedding, 'celebrate' | 'rsvp'>,
): ReplyForm<WeddingEvent> {
  const { events, maxGuests, reply } = invitation;
  return {
    events: listRsvpEvents(wedding).filter(({ id }) => events.includes(id)),
    questions: wedding.rsvp.questions ?? [],
    people: listPeopleOnForm(invitation),
    maxGuests,
    isPerPerson: true,
    note: reply?.note ?? null,
    answers: reply?.answers ?? {},
  };
}

/** The people on the guest list, then others of the last reply while there is room for them. */
export function listPeopleOnForm({ people, maxGuests, reply }: Invitation): FormPerson[] {
  const replies = new Set(reply?.people);
  const take = (isSame: (person: Person) => boolean) => {
    const found = [...replies].find(isSame) ?? null;
    if (found) replies.delete(found);
    return found;
  };
  const listed = people.map(
    ({ id, first, last, isChild }): FormPerson => ({
      ...(id !== undefined && { id }),
      ...{ first, last, reply: null },
      ...(isChild && { isChild }),
    }),
  );
  for (const person of listed.filter(({ id }) => id !== undefined)) {
    person.reply = take(({ id }) => id === person.id);
  }
  // The reply may be of the open form, and the couple may have corrected a name since.
  for (const toKey of [toFullName, toFirstName]) {
    for (const person of listed.filter((one) => !one.reply && hasName(one))) {
      person.reply = take((one) => toKey(one) !== '' && toKey(one) === toKey(person));
    }
  }
  for (const person of listed.filter((one) => !one.reply && !hasName(one))) {
    person.reply = take((one) => toFullName(one) !== '') ?? take(() => true);
  }
  const others = [...replies].slice(0, Math.max(0, maxGuests - listed.length));
  return [
    ...listed,
    ...others.map((reply): FormPerson => ({ first: '', last: '', isAdded: true, reply })),
  ];
}

function toFullName({ first, last }: Name): string {
  return `${first ?? ''} ${last ?? ''}`.trim().toLowerCase();
}

function toFirstName({ first }: Name): string {
  return (first ?? '').trim().toLowerCase();
}

/** The values of the form with the last reply. */
export function toFormAnswers(
  form: ReplyForm,
  { emails, reply }: Pick<Invitation, 'emails' | 'reply'>,
): FormAnswers {
  const values: [name: string, value: AnswerValue | null | undefined][] = [
    ['email', reply?.email ?? emails[0]],
    ['dietaryRestrictions', reply?.note],
  ];
  const addAnswers = (answers: Person['answers'] = {}, index?: number) => {
    for (const [id, value] of Object.entries(answers)) {
      const name = toQuestionField(id, index);
      const question = form.questions.find((one) => one.id === id);
      const isOther =
        question?.kind === 'stay' && question.choices.every((hotel) => hotel.id !== value);
      if (isOther) values.push([name, OTHER_PLACE]);
      values.push([isOther ? toPlaceField(name) : name, value]);
    }
  };
  addAnswers(reply?.answers);
  for (const [index, person] of form.people.entries()) {
    const { attendance = {}, answers, dietary, first, last } = person.reply ?? {};
    values.push([toDietaryField(index), dietary]);
    if (!hasName(person)) {
      values.push([toNameField(form, index, 'first'), first]);
      values.push([toNameField(form, index, 'last'), last]);
    }
    for (const [id, answer] of Object.entries(attendance)) {
      values.push([toAttendanceField(form, index, id), answer]);
    }
    addAnswers(answers, index);
  }
  return Object.fromEntries(
    values.flatMap(([name, value]) =>
      value == null ? [] : [[name, typeof value === 'boolean' ? String(value) : value]],
    ),
  );
}
