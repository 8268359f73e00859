import * as z from 'zod/mini';
import { eventId } from '../replies/rsvp.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  type MatchDecision,
  type NewGuestListHousehold,
} from './guest-list.ts';
import { languageSchema, newGuestListHouseholdSchema, tagSchema } from './guest-list-schema.ts';

// Every request and response about the guest list, by route under `/host/api`.

const id = z.int().check(z.gte(1));
const version = z.int();
const name = z.exactOptional(z.string().check(z.maxLength(GUEST_LIST_LIMITS.name)));
const atMostAll = z.maxLength(GUEST_LIST_LIMITS.rows, 'Too many at once');

/** The fields that a column of an imported list can have. */
export const IMPORT_FIELDS = [
  'id',
  'household',
  'name',
  'first',
  'last',
  'plusOne',
  'children',
  'age',
  'email',
  'phone',
  'address',
  'language',
  'tags',
  'events',
  'householdSize',
  'note',
] as const;
/** `event:…` is a column with yes and no for one event. */
export type ImportField = (typeof IMPORT_FIELDS)[number] | `event:${string}`;

/**
 * What a blank cell in an event's column of yes and no means: yes, no, or the same as without the column. A new
 * household is then invited unless the event is for some guests only.
 */
export const BLANK_CHOICES = ['no', 'yes', 'keep'] as const;
export type BlankChoice = (typeof BLANK_CHOICES)[number];

/** A household of the file, with the values that it would have after the import. */
export type ImportRow = NewGuestListHousehold & {
  /** The first line of the household. */
  line: number;
  lines: number[];
  status: 'new' | 'update' | 'same';
  /** The entry that it updates. */
  id: number | null;
  version: number | null;
};

/**
 * `POST /guest-list/preview`: the parsed file: CSV, text or XLSX. Nothing is stored. The parameter `columns`
 * has the field of each column, separated by commas, and nothing for a column that is left out;
 * `headings=no` says that the first line is a household, and `blank` is a BlankChoice.
 */
export type GuestListPreview = {
  rows: ImportRow[];
  /** Lines that are left out until they are fixed, with their cells. */
  issues: { line: number; message: string; cells: string[] }[];
  /** All columns of the file, with their fields. */
  fileColumns: { heading: string; field: ImportField | null }[];
  hasHeadings: boolean;
  /** The households without an answer in an event's column, and what that means. Null if there are none. */
  blanks: { choice: BlankChoice; events: { id: string; households: number }[] } | null;
  /** The heading of the column that each value comes from. */
  columns: Record<'name' | 'email' | 'householdSize' | 'note', string | null>;
  /** Headings of the columns that are left out. */
  ignored: string[];
  encoding: string;
  /** Empty for a workbook and for a plain list of names. */
  separator: string;
  /** Lines with guests that are on the list already. */
  duplicateLines: number[];
};

/** `POST /guest-list/import`: adds the households without an id and updates the others, all or none. */
export const importGuestListSchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        id: z.nullable(id),
        version: z.nullable(version),
        entry: newGuestListHouseholdSchema,
      }),
    )
    .check(atMostAll),
});
export type ImportGuestListRequest = z.input<typeof importGuestListSchema>;
export type ImportGuestListResponse = GuestListChange & { added: number; updated: number };

/** The response to every change of the guest list. */
export type GuestListChange = {
  /** The added and changed entries as they are now. */
  entries: GuestListHousehold[];
  /** The body of `POST /guest-list/undo`. */
  undo: UndoGuestListRequest;
};

/** `PUT /guest-list/:id`: edits an entry; 409 with the current entry if it has another version. */
export const editHouseholdSchema = z.strictObject({ version, entry: newGuestListHouseholdSchema });

/** `POST /guest-list/merge`: the first entry gets the others' people and values. */
export const mergeGuestListSchema = z.strictObject({
  entries: z.array(z.strictObject({ id, version })).check(
    z.minLength(2, 'Choose two households or more'),
    z.maxLength(GUEST_LIST_LIMITS.people, 'Too many at once'),
    z.refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'Choose each once'),
  ),
  /** For the envelope; composed from the people without it. */
  name,
});

/** `POST /guest-list/:id/split`: some of the people become a household of their own. */
export const splitHouseholdSchema = z.strictObject({
  version,
  /** The ids of the people who leave. */
  people: z.array(id).check(z.minLength(1, 'Choose at least one person')),
  /** The addresses that go with them. */
  emails: z._default(z.array(z.string()), []),
  /** The names of both households; composed from the people without them. */
  name,
  newName: name,
});
export type SplitHouseholdRequest = z.input<typeof splitHouseholdSchema>;

/** `POST /guest-list/bulk`: makes one change to many entries, all or none. */
const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['add-event', 'remove-event']), event: eventId }),
  z.strictObject({ kind: z.enum(['add-tag', 'remove-tag']), tag: tagSchema }),
  z.strictObject({ kind: z.literal('set-language'), language: languageSchema }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export const bulkGuestListSchema = z.strictObject({
  ids: z.array(id).check(z.minLength(1, 'Choose at least one household'), atMostAll),
  change: bulkChangeSchema,
});

/**
 * `POST /guest-list/undo`: reverses a change. Entries get their ids and match decisions back; 409 if
 * one of them has changed since.
 */
export const undoGuestListSchema = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        id,
        /** The version after the change; null if it removed the entry. */
        after: z.nullable(version),
        /** The entry before the change; null if it added the entry. */
        before: z.nullable(
          z.strictObject({
            version,
            entry: newGuestListHouseholdSchema,
            /** Null if the change left the couple's decisions alone. */
            decisions: z.nullable(
              z.array(
                z.strictObject({
                  household: z
                    .string()
                    .check(z.regex(/^(email|host|invitation):./), z.maxLength(600)),
                  isMatch: z.boolean(),
                }),
              ),
            ),
          }),
        ),
      }),
    )
    .check(atMostAll),
});
export type UndoGuestListRequest = {
  steps: { id: number; after: number | null; before: HouseholdBefore | null }[];
};
export type HouseholdBefore = {
  version: number;
  entry: NewGuestListHousehold;
  decisions: Omit<MatchDecision, 'householdId'>[] | null;
};

/** `PUT /guest-list/:id/matches/:key`: the couple decides whether the two are the same people. */
export const matchDecisionSchema = z.strictObject({ isMatch: z.boolean() });
