import * as z from 'zod/mini';
import { eventId, MANY_LINES, optional, rules, text } from '../replies/rsvp.ts';
import { LANGUAGES } from '../wedding/languages.ts';
import { GUEST_LIST_LIMITS, type NewGuestListHousehold, removeRepeated } from './guest-list.ts';
import { listPeople } from './guest-list-people.ts';

const HOUSEHOLD_SIZE_MESSAGE = `Please use a whole number from 1 to ${GUEST_LIST_LIMITS.householdSize}`;

const AGE_MESSAGE = `Please use a whole number of years from 0 to ${GUEST_LIST_LIMITS.age}`;

const personSchema = z
  .strictObject({
    id: z.exactOptional(z.int().check(z.gte(1))),
    first: z._default(rules.optionalName, ''),
    last: z._default(rules.optionalName, ''),
    isChild: z.exactOptional(z.literal(true)),
    isGuest: z.exactOptional(z.literal(true)),
    age: z.exactOptional(
      z
        .number(AGE_MESSAGE)
        .check(
          z.int(AGE_MESSAGE),
          z.gte(0, AGE_MESSAGE),
          z.lte(GUEST_LIST_LIMITS.age, AGE_MESSAGE),
        ),
    ),
  })
  .check(
    z.refine(
      ({ first, last, isGuest }) => (first === '' && last === '') === Boolean(isGuest),
      'A person needs a name, or is a guest without a name',
    ),
  );

export const tagSchema = text(GUEST_LIST_LIMITS.tag).check(
  z.minLength(1, 'A tag is missing'),
  z.regex(/^[^,;]*$/, 'A tag cannot contain a comma or a semicolon'),
);
export const languageSchema = z.nullable(z.enum(LANGUAGES));

const peopleSchema = z
  .array(personSchema)
  .check(
    z.minLength(1, 'A household needs at least one person'),
    z.maxLength(
      GUEST_LIST_LIMITS.people,
      `Please use at most ${GUEST_LIST_LIMITS.people} people in a household`,
    ),
  );

const emailsSchema = z.pipe(
  z.array(rules.email),
  z
    .transform((emails: string[]) => removeRepeated(emails))
    .check(
      z.maxLength(
        GUEST_LIST_LIMITS.emails,
        `Please use at most ${GUEST_LIST_LIMITS.emails} email addresses`,
      ),
    ),
);

const tagsSchema = z.pipe(
  z.array(tagSchema),
  z
    .transform((tags: string[]) => removeRepeated(tags))
    .check(
      z.maxLength(GUEST_LIST_LIMITS.tags, `Please use at most ${GUEST_LIST_LIMITS.tags} tags`),
    ),
);

const eventsSchema = z.nullable(
  z.pipe(
    z.array(eventId).check(z.maxLength(GUEST_LIST_LIMITS.events, 'Too many events')),
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
    name: text(GUEST_LIST_LIMITS.name).check(z.minLength(1, 'A name is missing')),
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
          .number(HOUSEHOLD_SIZE_MESSAGE)
          .check(
            z.int(HOUSEHOLD_SIZE_MESSAGE),
            z.gte(1, HOUSEHOLD_SIZE_MESSAGE),
            z.lte(GUEST_LIST_LIMITS.householdSize, HOUSEHOLD_SIZE_MESSAGE),
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
