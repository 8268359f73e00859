import type { Context } from 'hono';
import {
  BLANK_CHOICES,
  type GuestListPreview,
  IMPORT_FIELDS,
  type ImportField,
  type ImportGuestListResponse,
  importGuestListSchema,
  matchDecisionSchema,
} from '../../domain/guest-list/guest-list-api.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../platform/http/request-body.ts';
import {
  deleteMatchDecision,
  isOnGuestList,
  listGuestList,
  saveMatchDecision,
} from './guest-list.ts';
import { changeGuestList } from './guest-list-editor.ts';
import { createDuplicateFilter } from './import/duplicates.ts';
import { readListFile } from './import/file.ts';
import { type ImportOptions, parseGuestList } from './import/import.ts';
import { findUpdates } from './import/updates.ts';

/** The dashboard's routes that import the guest list and match it with replies. */
export function createGuestListRoutes(database: Database, source: GuestDataSource) {
  /** Reads a file and shows the result. Nothing is stored. */
  async function previewGuestList(c: Context): Promise<Response> {
    const file = await readListFile(new Uint8Array(await c.req.arrayBuffer()));
    const { households, issues, ...summary } = parseGuestList(file, {
      events: source.wedding.events,
      ...parseColumnChoice(c.req.query('columns'), c.req.query('headings')),
      blank: BLANK_CHOICES.find((choice) => choice === c.req.query('blank')),
    });
    const updates = findUpdates(households, await listGuestList(database), source.wedding.events);
    const allIssues = [...issues, ...updates.issues].sort((one, other) => one.line - other.line);
    return c.json({ ...summary, ...updates, issues: allIssues } satisfies GuestListPreview);
  }

  /** Adds and updates households, all or none. Skips people on the list already, so a second click adds nobody. */
  async function postImport(c: Context): Promise<Response> {
    const { rows } = await parseBody(c, importGuestListSchema);
    const change = await changeGuestList(database, async (editor) => {
      const isListed = createDuplicateFilter(editor.list());
      for (const { id, version, entry } of rows) {
        if (id === null) {
          if (!isListed(entry)) editor.add(entry);
        } else {
          editor.edit(id, version ?? undefined, entry);
        }
      }
    });
    const added = change.undo.steps.filter(({ before }) => before === null).length;
    const updated = change.undo.steps.length - added;
    return c.json({ added, updated, ...change } satisfies ImportGuestListResponse);
  }

  /** Stores the couple's decision that an entry and a household are the same people, or are not. */
  async function putMatch(c: Context): Promise<Response> {
    const { isMatch } = await parseBody(c, matchDecisionSchema);
    const decision = { entryId: getPathId(c), household: getHouseholdKey(c), isMatch };
    await database.exclusiveTransaction(async (queries) => {
      if (!(await isOnGuestList(queries, decision.entryId))) throw dashboardErrors.guestNotFound();
      await saveMatchDecision(queries, decision);
    });
    return c.body(null, 204);
  }

  /** Deletes the couple's decision. */
  async function deleteMatch(c: Context): Promise<Response> {
    const entryId = getPathId(c, dashboardErrors.guestNotFound);
    await deleteMatchDecision(database, { entryId, household: getHouseholdKey(c) });
    return c.body(null, 204);
  }

  return { previewGuestList, postImport, putMatch, deleteMatch };
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
    throw dashboardErrors.invalid(`There is no field ${field.slice(0, 40)}.`, 'columns');
  });
  const hasHeadings = headings === undefined ? undefined : headings !== 'no';
  return { ...(fields && { fields }), hasHeadings };
}

function getHouseholdKey(c: Context): string {
  return c.req.param('key') ?? '';
}
