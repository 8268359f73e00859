import * as z from 'zod/mini';
import { eventId } from '../replies/rsvp.ts';
import {
  GUEST_LIST_LIMITS,
  type GuestListHousehold,
  type MatchDecision,
  type NewGuestListHousehold,
} from './guest-list.ts';
import {
  explain,
  languageSchema,
  newGuestListHouseholdSchema,
  tagSchema,
  thankedOnSchema,
  timeSchema,
} from './guest-list-schema.ts';

// Every request and response about the guest list, by route under `/host/api`.

const id = z.int().check(z.gte(1));
const version = z.int();
const name = z.exactOptional(z.string().check(z.maxLength(GUEST_LIST_LIMITS.name)));
const atMostAll = z.maxLength(
  GUEST_LIST_LIMITS.rows,
  explain((errors) => errors.tooMany),
);

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
  'gift',
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

/** A cell whose text is replaced before it is read: in one line, or wherever the column has this text. */
const repairSchema = z.strictObject({
  column: z.int().check(z.gte(0)),
  value: z.string(),
  line: z.exactOptional(z.int()),
  text: z.string().check(z.maxLength(GUEST_LIST_LIMITS.note)),
});
export type Repair = z.infer<typeof repairSchema>;

/** The household of a line is that of another line, or an entry of the guest list. */
const mergeSchema = z.strictObject({
  line: z.int(),
  into: z.union([z.strictObject({ line: z.int() }), z.strictObject({ id })]),
});
export type ImportMerge = z.infer<typeof mergeSchema>;

const isImportField = (field: string): field is ImportField =>
  IMPORT_FIELDS.some((one) => one === field) || field.startsWith('event:');

/** The couple's choices, as the part `choice` of `POST /guest-list/preview`; guesses without them. */
export const importChoiceSchema = z.strictObject({
  /** The field of each column; null for a column that is left out. */
  fields: z.exactOptional(
    z.array(
      z.nullable(
        z.string().check(
          z.refine(
            isImportField,
            explain((errors) => errors.unknownField),
          ),
        ),
      ) as unknown as z.ZodMiniType<ImportField | null>,
    ),
  ),
  hasHeadings: z.exactOptional(z.boolean()),
  blank: z.exactOptional(z.enum(BLANK_CHOICES)),
  repairs: z.exactOptional(z.array(repairSchema).check(atMostAll)),
  merges: z.exactOptional(z.array(mergeSchema).check(atMostAll)),
  /** Lines that are households, although they read like the name of a group. */
  households: z.exactOptional(z.array(z.int()).check(atMostAll)),
  /** Lines whose households are no duplicates. */
  separate: z.exactOptional(z.array(z.int()).check(atMostAll)),
});
export type ImportChoice = z.infer<typeof importChoiceSchema>;

/** What the import says about a cell: that its text has no meaning here and is left out, or how it was read. */
export type CellRemark = {
  line: number;
  column: number;
  text: string;
  message: string;
  isProblem: boolean;
};

/** A household of the file, with the values that it would have after the import. */
export type ImportRow = NewGuestListHousehold & {
  /** The first line of the household. */
  line: number;
  lines: number[];
  remarks: CellRemark[];
  status: 'new' | 'update' | 'same';
  /** The entry that it updates. */
  id: number | null;
  version: number | null;
};

/** The same text in a column, on one line or many, that has no meaning there. It is left out until it is repaired. */
export type ImportProblem = {
  column: number;
  field: ImportField;
  value: string;
  message: string;
  lines: number[];
  /** The text instead of it; null while it is left out. */
  repair: string | null;
};

/** A household of the file that may be another one. */
export type PossibleDuplicate = ImportMerge & {
  name: string;
  otherName: string;
  /** As in 'the same email address'. */
  reason: string;
  isMerged: boolean;
};

/**
 * `POST /guest-list/preview`: what an import would do. A form with the `file` (CSV, text or XLSX), and the `choice`
 * as JSON. Nothing is stored.
 */
export type GuestListPreview = {
  rows: ImportRow[];
  /** Lines that cannot be read until they are fixed, with their cells. */
  issues: { line: number; message: string; cells: string[] }[];
  /** Lines that are no household, such as totals. */
  skipped: { line: number; text: string; reason: string }[];
  /** Lines that name a group, such as 'Friends', with the number of lines that get it as a tag. */
  tagLines: { line: number; tag: string; count: number; isHousehold: boolean }[];
  problems: ImportProblem[];
  duplicates: PossibleDuplicate[];
  /** All columns of the file, with their fields. */
  fileColumns: { heading: string; field: ImportField | null }[];
  hasHeadings: boolean;
  /** The households without an answer in an event's column, and what that means. Null if there are none. */
  blanks: { choice: BlankChoice; events: { id: string; households: number }[] } | null;
  encoding: string;
  /** Empty for a workbook and for a plain list of names. */
  separator: string;
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
/** A row of a preview in the request that imports it. */
export function toImportRow(row: ImportRow) {
  const { line: _line, lines: _lines, remarks: _remarks, status: _status, ...others } = row;
  const { id, version, ...entry } = others;
  return { id, version, entry };
}
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
    z.minLength(
      2,
      explain((errors) => errors.chooseTwo),
    ),
    z.maxLength(
      GUEST_LIST_LIMITS.people,
      explain((errors) => errors.tooMany),
    ),
    z.refine(
      (all) => new Set(all.map((one) => one.id)).size === all.length,
      explain((errors) => errors.chooseOnce),
    ),
  ),
  /** For the envelope; composed from the people without it. */
  name,
});

/** `POST /guest-list/:id/split`: some of the people become a household of their own. */
export const splitHouseholdSchema = z.strictObject({
  version,
  /** The ids of the people who leave. */
  people: z.array(id).check(
    z.minLength(
      1,
      explain((errors) => errors.choosePerson),
    ),
  ),
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
/** What the couple did for many households: thanked for their gifts, or sent them their links. Null: not done. */
const bulkMarkSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set-thanked'), thankedOn: thankedOnSchema }),
  z.strictObject({ kind: z.literal('set-messaged'), messagedAt: timeSchema }),
]);
export type BulkMark = z.infer<typeof bulkMarkSchema>;
export const bulkGuestListSchema = z.strictObject({
  ids: z.array(id).check(
    z.minLength(
      1,
      explain((errors) => errors.chooseHousehold),
    ),
    atMostAll,
  ),
  change: z.discriminatedUnion('kind', [bulkChangeSchema, bulkMarkSchema]),
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
