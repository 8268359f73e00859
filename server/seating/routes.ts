import { Hono } from 'hono';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  applyPatch,
  findPlan,
  findSeatingIssue,
  keepKnownPeople,
  type SeatingIssue,
} from '../../domain/seating/seating.ts';
import { changeSeatingSchema, type SeatingChange } from '../../domain/seating/seating-schema.ts';
import type { GuestDataSource } from '../guest-data/guest-data.ts';
import { createVersion } from '../guest-list/guest-list-editor.ts';
import type { Database } from '../platform/database/database.ts';
import { jsonBody, largeBody } from '../platform/http/request-body.ts';
import { rejections } from '../platform/rejections.ts';
import { listKnownPeople, listSeatingPlans, saveSeatingPlan } from './seating-plans.ts';

/** The changes of the seating plans, which are part of the guest data. */
export function createSeatingRoutes(database: Database, source: GuestDataSource) {
  return new Hono().put('/:event', jsonBody(changeSeatingSchema, largeBody), async (c) => {
    const { version, patch, restores } = c.req.valid('json');
    const event = c.req.param('event');
    if (!source.wedding.events.some(({ id }) => id === event)) {
      throw rejections.invalid(getMessages('seating').errors.eventRemoved, 'event');
    }
    const change = await database.exclusiveTransaction(async (queries) => {
      const current = findPlan(await listSeatingPlans(queries), event);
      if (current.version !== version) throw rejections.seatingConflict(current);
      const { plan, undo } = applyPatch(current, patch);
      const content = keepKnownPeople(plan, await listKnownPeople(queries));
      const issue = findSeatingIssue(content);
      if (issue) throw rejections.invalid(describeIssue(issue));
      const changed = { ...content, version: restores ?? createVersion() };
      await saveSeatingPlan(queries, changed);
      return {
        plan: changed,
        undo: { version: changed.version, patch: undo, restores: version },
      } satisfies SeatingChange;
    });
    return c.json(change);
  });
}

function describeIssue(issue: SeatingIssue): string {
  const { errors, tableName } = getMessages('seating');
  if (!('table' in issue)) return errors[issue.kind];
  return errors[issue.kind](tableName(issue.table.number, issue.table.name));
}
