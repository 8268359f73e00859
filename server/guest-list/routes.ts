import { Hono } from 'hono';
import {
  BLANK_CHOICES,
  bulkGuestListSchema,
  editHouseholdSchema,
  IMPORT_FIELDS,
  type ImportField,
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
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import {
  getPathId,
  jsonBody,
  KIB,
  largeBody,
  limitBodyTo,
  queryOf,
} from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import {
  deleteMatchDecision,
  isOnGuestList,
  listGuestList,
  saveMatchDecision,
} from './guest-list.ts';
import { changeGuestList, type GuestListEditor } from './guest-list-editor.ts';
import { createDuplicateFilter } from './import/duplicates.ts';
import { readListFile } from './import/file.ts';
import { type ImportOptions, parseGuestList } from './import/import.ts';
import { findUpdates } from './import/updates.ts';

// All entries, each with every value and the couple's decisions.
const listBody = limitBodyTo(16 * 1024 * KIB, '16 MB');

/** The import of the guest list, its edits, and the couple's decisions about matches. */
export function createGuestListRoutes(database: Database, source: GuestDataSource) {
  const change = (work: (editor: GuestListEditor) => Promise<void> | void) =>
    changeGuestList(database, async (editor) => work(editor));

  const imports = new Hono()
    // Reads a file and shows the result. Nothing is stored.
    .post('/preview', largeBody, queryOf('columns', 'headings', 'blank'), async (c) => {
      const { columns, headings, blank } = c.req.valid('query');
      const { events } = source.wedding;
      const file = await readListFile(new Uint8Array(await c.req.arrayBuffer()));
      const { households, issues, ...summary } = parseGuestList(file, {
        events,
        ...parseColumnChoice(columns, headings),
        blank: BLANK_CHOICES.find((choice) => choice === blank),
      });
      const updates = findUpdates(households, await listGuestList(database), events);
      const allIssues = [...issues, ...updates.issues].sort((one, other) => one.line - other.line);
      return c.json({ ...summary, ...updates, issues: allIssues });
    })
    // All rows or none. Skips people on the list already, so a second click adds nobody.
    .post('/import', jsonBody(importGuestListSchema, listBody), async (c) => {
      const { rows } = c.req.valid('json');
      const changed = await change((editor) => {
        const isListed = createDuplicateFilter(editor.list());
        for (const { id, version, entry } of rows) {
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
          if (values === null || first === undefined) throw rejections.invalid(`${issue}.`);
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
        throw rejections.invalid('This event is no longer on the form.', 'event');
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
            if (values === null) throw rejections.invalid(`${entry.name}: ${issue}.`);
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
      return c.json(await change((editor) => editor.edit(id, version, entry)));
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
          if (values === null) throw rejections.invalid(`${issue}.`);
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

function parseColumnChoice(
  columns: string | undefined,
  headings: string | undefined,
): ImportOptions {
  const fields = columns?.split(',').map((name) => {
    const field = name.trim();
    if (field === '') return null;
    const known = IMPORT_FIELDS.find((one) => one === field);
    if (known || field.startsWith('event:')) return known ?? (field as ImportField);
    throw rejections.invalid(`There is no field ${field.slice(0, 40)}.`, 'columns');
  });
  const hasHeadings = headings === undefined ? undefined : headings !== 'no';
  return { ...(fields && { fields }), hasHeadings };
}
