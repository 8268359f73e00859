import type { Context } from 'hono';
import {
  bulkGuestListSchema,
  editGuestListEntrySchema,
  mergeGuestListSchema,
  splitGuestListEntrySchema,
  undoGuestListSchema,
} from '../../domain/guest-list/guest-list-api.ts';
import {
  applyBulkChange,
  mergeEntries,
  splitEntry,
} from '../../domain/guest-list/guest-list-edits.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import type { Database } from '../platform/database/database.ts';
import { dashboardErrors } from '../platform/http/dashboard-error.ts';
import { getPathId, parseBody } from '../platform/http/request-body.ts';
import { changeGuestList } from './guest-list-editor.ts';

/** The dashboard's routes that change the guest list. */
export function createGuestListEditRoutes(database: Database, source: GuestDataSource) {
  async function putGuestListEntry(c: Context): Promise<Response> {
    const { version, entry } = await parseBody(c, editGuestListEntrySchema);
    const id = getPathId(c);
    return c.json(
      await changeGuestList(database, async (editor) => {
        editor.edit(id, version, entry);
      }),
    );
  }

  async function removeGuestListEntry(c: Context): Promise<Response> {
    const id = getPathId(c);
    return c.json(
      await changeGuestList(database, async (editor) => {
        editor.get(id);
        editor.remove(id);
      }),
    );
  }

  async function postMerge(c: Context): Promise<Response> {
    const { entries, name } = await parseBody(c, mergeGuestListSchema);
    return c.json(
      await changeGuestList(database, async (editor) => {
        const merged = entries.map(({ id, version }) => editor.get(id, version));
        const { values, issue } = mergeEntries(merged, source.wedding.events, name);
        const [first, ...others] = merged.map(({ id }) => id);
        if (values === null || first === undefined) throw dashboardErrors.invalid(`${issue}.`);
        await editor.merge(first, others, values);
      }),
    );
  }

  async function postSplit(c: Context): Promise<Response> {
    const { version, ...request } = await parseBody(c, splitGuestListEntrySchema);
    const id = getPathId(c);
    return c.json(
      await changeGuestList(database, async (editor) => {
        const { values, issue } = splitEntry(editor.get(id, version), request);
        if (values === null) throw dashboardErrors.invalid(`${issue}.`);
        editor.split(id, ...values);
      }),
    );
  }

  /** Makes one change to many entries. The last change wins, so that it needs no versions. */
  async function postBulkChange(c: Context): Promise<Response> {
    const { ids, change } = await parseBody(c, bulkGuestListSchema);
    const { events } = source.wedding;
    const isKnown = (event: string) => events.some(({ id }) => id === event);
    if ('event' in change && change.kind === 'add-event' && !isKnown(change.event)) {
      throw dashboardErrors.invalid('This event is no longer on the form.', 'event');
    }
    return c.json(
      await changeGuestList(database, async (editor) => {
        for (const id of new Set(ids)) {
          const entry = editor.get(id);
          if (change.kind === 'delete') {
            editor.remove(id);
            continue;
          }
          const { values, issue } = applyBulkChange(entry, change, events);
          if (values === null) throw dashboardErrors.invalid(`${entry.name}: ${issue}.`);
          editor.set(id, values);
        }
      }),
    );
  }

  async function postUndo(c: Context): Promise<Response> {
    const { steps } = await parseBody(c, undoGuestListSchema);
    return c.json(
      await changeGuestList(database, async (editor) => {
        for (const step of steps) await editor.undo(step);
      }),
    );
  }

  return {
    putGuestListEntry,
    removeGuestListEntry,
    postMerge,
    postSplit,
    postBulkChange,
    postUndo,
  };
}
