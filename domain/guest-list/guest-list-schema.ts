import * as z from 'zod/mini';
import { getMessages, type Messages } from '../dashboard/messages/messages.ts';
import { eventId, MANY_LINES, optional, rules, text } from '../replies/rsvp.ts';
import { LANGUAGES } from '../wedding/languages.ts';
import { GUEST_LIST_LIMITS, type NewGuestListHousehold, removeRepeated } from './guest-list.ts';
import { listPeople } from './guest-list-people.ts';

type Errors = Messages['guestList']['errors'];

/** An error of the guest list, read when a value is wrong. */
export const explain = (choose: (errors: Errors) => string) => ({
  error: () => choose(getMessages('guestList').errors),
});

const householdSize = explain((errors) => errors.householdSize(GUEST_LIST_LIMITS.householdSize));
const wholeYears = explain((errors) => errors.age(GUEST_LIST_LIMITS.age));

const personSchema = z
  .strictObject({
    id: z.exactOptional(z.int().check(z.gte(1))),
    first: z._default(rules.optionalName, ''),
    last: z._default(rules.optionalName, ''),
    isChild: z.exactOptional(z.literal(true)),
    isGuest: z.exactOptional(z.literal(true)),
    age: z.exactOptional(
      z
        .number(wholeYears)
        .check(z.int(wholeYears), z.gte(0, wholeYears), z.lte(GUEST_LIST_LIMITS.age, wholeYears)),
    ),
  })
  .check(
    z.refine(
      ({ first, last, isGuest }) => (first === '' && last === '') === Boolean(isGuest),
      explain((errors) => errors.personName),
    ),
  );

export const tagSchema = text(GUEST_LIST_LIMITS.tag).check(
  z.minLength(
    1,
    explain((errors) => errors.tagMissing),
  ),
  z.regex(
    /^[^,;]*$/,
    explain((errors) => errors.tagComma),
  ),
);
export const languageSchema = z.nullable(z.enum(LANGUAGES));

const peopleSchema = z.array(personSchema).check(
  z.minLength(
    1,
    explain((errors) => errors.noPeople),
  ),
  z.maxLength(
    GUEST_LIST_LIMITS.people,
    explain((errors) => errors.tooManyPeople(GUEST_LIST_LIMITS.people)),
  ),
);

const emailsSchema = z.pipe(
  z.array(rules.email),
  z
    .transform((emails: string[]) => removeRepeated(emails))
    .check(
      z.maxLength(
        GUEST_LIST_LIMITS.emails,
        explain((errors) => errors.tooManyEmails(GUEST_LIST_LIMITS.emails)),
      ),
    ),
);

const tagsSchema = z.pipe(
  z.array(tagSchema),
  z
    .transform((tags: string[]) => removeRepeated(tags))
    .check(
      z.maxLength(
        GUEST_LIST_LIMITS.tags,
        explain((errors) => errors.tooManyTags(GUEST_LIST_LIMITS.tags)),
      ),
    ),
);

const eventsSchema = z.nullable(
  z.pipe(
    z.array(eventId).check(
      z.maxLength(
        GUEST_LIST_LIMITS.events,
        explain((errors) => errors.tooManyEvents),
      ),
    ),
    z.transform((events: string[]) => [...new Set(events)]),
  ),
);

/** The day on which the couple thanked for a gift. */
export const thankedOnSchema = z.nullable(z.iso.date());
/** When the couple sent the personal link. */
export const timeSchema = z.nullable(z.iso.datetime());

/** A household for the guest list. Without `people` they are read from the name. */
export const newGuestListHouseholdSchema = z.pipe(
  z.strictObject({
    name: text(GUEST_LIST_LIMITS.name).check(
      z.minLength(
        1,
        explain((errors) => errors.nameMissing),
      ),
    ),
    people: z.optional(peopleSchema),
    emails: z._default(emailsSchema, []),
    phone: optional(text(GUEST_LIST_LIMITS.phone)),
    address: optional(text(GUEST_LIST_LIMITS.address, MANY_LINES)),
    language: z._default(languageSchema, null),
    tags: z._default(tagsSchema, []),
    note: optional(text(GUEST_LIST_LIMITS.note, MANY_LINES)),
    events: z._default(eventsSchema, null),
    maxGuests: z._default(
      z.nullable(
        z
          .number(householdSize)
          .check(
            z.int(householdSize),
            z.gte(1, householdSize),
            z.lte(GUEST_LIST_LIMITS.householdSize, householdSize),
          ),
      ),
      null,
    ),
    gift: optional(text(GUEST_LIST_LIMITS.gift)),
    thankedOn: z._default(thankedOnSchema, null),
    messagedAt: z._default(timeSchema, null),
    addressGivenAt: z._default(timeSchema, null),
    formerAddress: optional(text(GUEST_LIST_LIMITS.address, MANY_LINES)),
  }),
  z.transform(
    ({ people, ...values }): NewGuestListHousehold => ({
      ...values,
      people: people ?? listPeople(values.name),
    }),
  ),
);
