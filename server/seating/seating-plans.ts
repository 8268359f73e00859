import {
  createEmptyPlan,
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

export async function listSeatingPlans(queries: Queries): Promise<SeatingPlan[]> {
  const rows = await queries.query<Row>(
    'SELECT event, version, content FROM seating_plans ORDER BY id',
  );
  return rows.map(({ event, version, content }) => ({
    ...createEmptyPlan(event),
    ...(JSON.parse(content) as SeatingContent),
    version,
  }));
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
