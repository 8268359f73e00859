import {
  createEmptyPlan,
  keepKnownPeople,
  type SeatingContent,
  type SeatingPlan,
} from '../../domain/seating/seating.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';

export const seatingPlansTable = defineTable(
  'seating_plans',
  { id: 'id', event: 'text', version: 'integer', content: 'text' },
  { title: 'seating plans', contains: 'guest data' },
);

type Row = Pick<RowOf<typeof seatingPlansTable>, 'event' | 'version' | 'content'>;

/** The plans, without people who have left the guest list since the last change. */
export async function listSeatingPlans(queries: Queries): Promise<SeatingPlan[]> {
  const rows = await queries.query<Row>(
    'SELECT event, version, content FROM seating_plans ORDER BY id',
  );
  if (rows.length === 0) return [];
  const known = await listKnownPeople(queries);
  return rows.map(({ event, version, content }) => {
    const stored = JSON.parse(content) as SeatingContent;
    return keepKnownPeople({ ...createEmptyPlan(event), ...stored, version }, known);
  });
}

export async function listKnownPeople(queries: Queries): Promise<Set<number>> {
  const people = await queries.query<{ id: number }>('SELECT id FROM people');
  return new Set(people.map(({ id }) => id));
}

/** Stores the plan of an event in place of the one before. */
export async function saveSeatingPlan(
  queries: Queries,
  { event, version, ...content }: SeatingPlan,
): Promise<void> {
  await queries.query(
    'INSERT INTO seating_plans (event, version, content) VALUES ($1, $2, $3)' +
      ' ON CONFLICT (event) DO UPDATE SET version = excluded.version, content = excluded.content',
    [event, version, JSON.stringify(content)],
  );
}
