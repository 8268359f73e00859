// A plan is a document that several devices change at the same time: things by their ids, and values. It names no
// guest: people are stored by their ids on the guest list.

export type Versioned = {
  /** Another number after every change, and the same again after it is undone; 0 before the first change. */
  version: number;
};

export type Changes<Value> = Record<number, Value | null>;

/** A change of a plan; null removes a thing. Its opposite is a patch as well. */
export type PlanPatch<Content> = {
  [Name in keyof Content]?: Content[Name] extends Record<number, infer Value>
    ? Changes<Value>
    : Content[Name];
};

/**
 * Makes a change, all or nothing; 409 with the current plan if it has another version. An undo names the version that
 * the plan has again after it.
 */
export type ChangePlanRequest<Patch> = { version: number; patch: Patch; restores?: number };
/** The plan after the change, and the request that undoes it. */
export type PlanChange<Plan, Patch> = { plan: Plan; undo: Required<ChangePlanRequest<Patch>> };

/** The name and the rules of a feature's plans. */
export type PlanKind<Plan extends Versioned> = {
  /** The name of its row. */
  name: string;
  createEmpty: () => Plan;
  /** The plan without people who are no longer on the guest list. */
  keepKnownPeople: (plan: Plan, known: ReadonlySet<number>) => Plan;
  /** The first reason why it cannot be stored, as a sentence for the couple. */
  findIssue: (plan: Plan) => string | null;
};

/** The plan after the change, and the patch that undoes it. */
export function applyPatch<Plan extends object, Patch extends PlanPatch<Plan>>(
  plan: Plan,
  patch: Patch,
): { plan: Plan; undo: Patch } {
  const after = { ...plan };
  const undo = {};
  for (const [name, change] of Object.entries(patch)) {
    const value = plan[name as keyof Plan];
    const changed =
      typeof value === 'object' && value !== null
        ? patchRecord(value as Record<number, unknown>, change as Changes<unknown>)
        : { value: change, before: value };
    Object.assign(after, { [name]: changed.value });
    Object.assign(undo, { [name]: changed.before });
  }
  return { plan: after, undo: undo as Patch };
}

function patchRecord(values: Record<number, unknown>, changes: Changes<unknown>) {
  const value = { ...values };
  const before: Changes<unknown> = {};
  for (const [key, change] of Object.entries(changes)) {
    const id = Number(key);
    before[id] = values[id] ?? null;
    if (change === null) delete value[id];
    else value[id] = change;
  }
  return { value, before };
}

/** Whether a patch changes anything: to drop guests where they are is no step to undo. */
export function hasEffect<Plan extends object, Patch extends PlanPatch<Plan>>(
  plan: Plan,
  patch: Patch,
): boolean {
  return JSON.stringify(applyPatch(plan, patch).undo) !== JSON.stringify(patch);
}

/** The values of known people, by their ids. */
export function keepKeys<Value>(
  values: Record<number, Value>,
  known: ReadonlySet<number>,
): Record<number, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => known.has(Number(id))));
}

/** A change that removes all of these. */
export function toNulls(ids: readonly number[]): Record<number, null> {
  return Object.fromEntries(ids.map((id) => [id, null]));
}

/** An id that nothing in the plan has. */
export function getNextId(values: Record<number, unknown>): number {
  return Math.max(0, ...Object.keys(values).map(Number)) + 1;
}
