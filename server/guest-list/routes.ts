import { type Context, Hono } from 'hono';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { NewGuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  bulkGuestListSchema,
  editHouseholdSchema,
  type ImportChoice,
  importChoiceSchema,
  importGuestListSchema,
  matchDecisionSchema,
  mergeGuestListSchema,
  splitHouseholdSchema,
  undoGuestListSchema,
} from '../../domain/guest-list/guest-list-api.ts';
import {
  applyBulkChange,
  mergeHouseholds,
  splitHousehold,
} from '../../domain/guest-list/guest-list-edits.ts';
import { normalizePhones } from '../../domain/guest-list/phone.ts';
import type { EventInfo } from '../../domain/replies/rsvp-questions.ts';
import type { WeddingDocument } from '../../domain/wedding/wedding.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { getPathId, jsonBody, KIB, largeBody, limitBodyTo } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import {
  deleteMatchDecision,
  isOnGuestList,
  listGuestList,
  saveMatchDecision,
} from './guest-list.ts';
import { changeGuestList, type GuestListEditor } from './guest-list-editor.ts';
import type { HeadingEvent } from './import/columns.ts';
import { createDuplicateFilter, findPossibleDuplicates } from './import/duplicates.ts';
import { readListFile } from './import/file.ts';
import { readGuestList } from './import/import.ts';
import { findUpdates } from './import/updates.ts';

// All entries, each with every value and the couple's decisions.
const listBody = limitBodyTo(16 * 1024 * KIB, '16 MB');

/** The import of the guest list, its edits, and the couple's decisions about matches. */
export function createGuestListRoutes(
  database: Database,
  source: GuestDataSource,
  getDocument: () => WeddingDocument,
) {
  const change = (work: (editor: GuestListEditor) => Promise<void> | void) =>
    changeGuestList(database, async (editor) => work(editor));
  const normalizeEntry = (entry: NewGuestListHousehold): NewGuestListHousehold => ({
    ...entry,
    phone: entry.phone && normalizePhones(entry.phone, source.wedding.locale),
  });

  const imports = new Hono()
    // Reads a file and shows the result. Nothing is stored.
    .post('/preview', largeBody, async (c) => {
      const { file, choice } = await readUpload(c);
      const { wedding } = source;
      const { merges = [] } = choice;
      const { households, ...preview } = readGuestList(await readListFile(file), {
        ...choice,
        ...{ events: listHeadingEvents(wedding.events, getDocument()), locale: wedding.locale },
      });
      const list = await listGuestList(database);
      const rows = findUpdates(households, list, wedding.events, merges);
      return c.json({ ...preview, rows, duplicates: findPossibleDuplicates(rows, list, choice) });
    })
    // All rows or none. Skips people on the list already, so a second click adds nobody.
    .post('/import', jsonBody(importGuestListSchema, listBody), async (c) => {
      const { rows } = c.req.valid('json');
      const changed = await change((editor) => {
        const isListed = createDuplicateFilter(editor.list());
        for (const { id, version, entry: values } of rows) {
          const entry = normalizeEntry(values);
          if (id !== null) editor.edit(id, version ?? undefined, entry);
          else if (!isListed(entry)) editor.add(entry);
        }
      });
      const added = changed.undo.steps.filter(({ before }) => before === null).length;
      const updated = changed.undo.steps.length - added;
      return c.json({ added, updated, ...changed });
    });

  const edits = new Hono()
    .post('/merge', jsonBody(mergeGuestListSchema), async (c) => {
      const { entries, name } = c.req.valid('json');
      return c.json(
        await change(async (editor) => {
          const merged = entries.map(({ id, version }) => editor.get(id, version));
          const { values, issue } = mergeHouseholds(merged, source.wedding.events, name);
          const [first, ...others] = merged.map(({ id }) => id);
          if (values === null || first === undefined) throw invalidEdit(issue);
          await editor.merge(first, others, values);
        }),
      );
    })
    // One change to many entries. The last change wins, so that it needs no versions.
    .post('/bulk', jsonBody(bulkGuestListSchema, largeBody), async (c) => {
      const { ids, change: bulk } = c.req.valid('json');
      const { events } = source.wedding;
      const isKnown = (event: string) => events.some(({ id }) => id === event);
      if ('event' in bulk && bulk.kind === 'add-event' && !isKnown(bulk.event)) {
        throw rejections.invalid(getMessages('guestList').errors.eventRemoved, 'event');
      }
      return c.json(
        await change((editor) => {
          for (const id of new Set(ids)) {
            const entry = editor.get(id);
            if (bulk.kind === 'delete') {
              editor.remove(id);
              continue;
            }
            const { values, issue } = applyBulkChange(entry, bulk, events);
            if (values === null) {
              const { ofHousehold } = getMessages('guestList').errors;
              throw rejections.invalid(ofHousehold(entry.name, issue));
            }
            editor.set(id, values);
          }
        }),
      );
    })
    .post('/undo', jsonBody(undoGuestListSchema, listBody), async (c) => {
      const { steps } = c.req.valid('json');
      return c.json(
        await change(async (editor) => {
          for (const step of steps) await editor.undo(step);
        }),
      );
    })
    .put('/:id', jsonBody(editHouseholdSchema), async (c) => {
      const { version, entry } = c.req.valid('json');
      const id = getPathId(c);
      return c.json(await change((editor) => editor.edit(id, version, normalizeEntry(entry))));
    })
    .delete('/:id', async (c) => {
      const id = getPathId(c);
      return c.json(
        await change((editor) => {
          editor.get(id);
          editor.remove(id);
        }),
      );
    })
    .post('/:id/split', jsonBody(splitHouseholdSchema), async (c) => {
      const { version, ...request } = c.req.valid('json');
      const id = getPathId(c);
      return c.json(
        await change((editor) => {
          const { values, issue } = splitHousehold(editor.get(id, version), request);
          if (values === null) throw invalidEdit(issue);
          editor.split(id, ...values);
        }),
      );
    });

  // The couple's decisions that an entry and a household are the same people, or are not.
  const matches = new Hono()
    .put('/:id/matches/:key', jsonBody(matchDecisionSchema), async (c) => {
      const { isMatch } = c.req.valid('json');
      const decision = { householdId: getPathId(c), household: c.req.param('key'), isMatch };
      await database.exclusiveTransaction(async (queries) => {
        if (!(await isOnGuestList(queries, decision.householdId))) throw rejections.guestNotFound();
        await saveMatchDecision(queries, decision);
      });
      return c.body(null, 204);
    })
    .delete('/:id/matches/:key', async (c) => {
      const householdId = getPathId(c, rejections.guestNotFound);
      await deleteMatchDecision(database, { householdId, household: c.req.param('key') });
      return c.body(null, 204);
    });

  return new Hono().route('/', imports).route('/', edits).route('/', matches);
}

function invalidEdit(issue: string | null) {
  return rejections.invalid(getMessages('guestList').errors.sentence(issue ?? ''));
}

/** The file and the couple's choices about it. */
async function readUpload(c: Context) {
  const { chooseFile, unreadable } = getMessages('guestList').errors;
  const form = await c.req.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) throw rejections.unreadableFile(chooseFile);
  const { data, error } = importChoiceSchema.safeParse(parseJson(form?.get('choice') ?? '{}'));
  if (!data) throw rejections.invalid(error.issues[0]?.message ?? unreadable, 'choice');
  return { file: new Uint8Array(await file.arrayBuffer()), choice: data as ImportChoice };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** The events on the form with their day of the week, which a heading can name. */
function listHeadingEvents(
  events: readonly EventInfo[],
  { celebrate }: WeddingDocument,
): HeadingEvent[] {
  return events.map((event) => {
    const day = celebrate.events.find(({ id }) => id === event.id)?.startsAt.slice(0, 10);
    return { ...event, ...(day && { weekday: new Date(`${day}T12:00:00Z`).getUTCDay() || 7 }) };
  });
}
