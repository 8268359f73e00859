import {
  applyPatch,
  type ChangePlanRequest,
  type PlanChange,
  type PlanKind,
  type PlanPatch,
  type Versioned,
} from '../../domain/plans/plan.ts';
import { createVersion } from '../guest-list/guest-list-editor.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { defineTable, type RowOf } from '../platform/database/table.ts';
import { rejections } from '../platform/rejections.ts';

export const plansTable = defineTable(
  'plans',
  { id: 'id', name: 'text', version: 'integer', content: 'text' },
  { title: 'plans of seats and transfers', contains: 'guest data' },
);

type Row = Pick<RowOf<typeof plansTable>, 'name' | 'version' | 'content'>;

/** The stored plans, to read each as one of its kind. */
export async function readPlans(queries: Queries) {
  const rows = await queries.query<Row>('SELECT name, version, content FROM plans ORDER BY id');
  const people = await queries.query<{ id: number }>('SELECT id FROM people');
  const known = new Set(people.map(({ id }) => id));
  return {
    names: rows.map(({ name }) => name),
    known,
    /** The plan without people who have left the guest list since the last change. */
    read<Plan extends Versioned>({ name, createEmpty, keepKnownPeople }: PlanKind<Plan>): Plan {
      const row = rows.find((one) => one.name === name);
      if (!row) return createEmpty();
      const stored = JSON.parse(row.content) as Partial<Plan>;
      return keepKnownPeople({ ...createEmpty(), ...stored, version: row.version }, known);
    },
  };
}

/** Changes a plan in a transaction; throws the rejection of a change that cannot be made. */
export async function changePlan<Plan extends Versioned, Patch extends PlanPatch<Plan>>(
  database: Database,
  kind: PlanKind<Plan>,
  { version, patch, restores }: ChangePlanRequest<Patch>,
): Promise<PlanChange<Plan, Patch>> {
  return database.exclusiveTransaction(async (queries) => {
    const plans = await readPlans(queries);
    const current = plans.read(kind);
    if (current.version !== version) throw rejections.planConflict(current);
    const { plan, undo } = applyPatch(current, patch);
    const content = kind.keepKnownPeople(plan, plans.known);
    const issue = kind.findIssue(content);
    if (issue !== null) throw rejections.invalid(issue);
    const changed = { ...content, version: restores ?? createVersion() };
    await savePlan(queries, kind.name, changed);
    return { plan: changed, undo: { version: changed.version, patch: undo, restores: version } };
  });
}

/** Stores a plan in place of the one before. */
export async function savePlan(
  queries: Queries,
  name: string,
  { version, ...content }: Versioned,
): Promise<void> {
  await queries.query(
    'INSERT INTO plans (name, version, content) VALUES ($1, $2, $3)' +
      ' ON CONFLICT (name) DO UPDATE SET version = excluded.version, content = excluded.content',
    [name, version, JSON.stringify(content)],
  );
}
