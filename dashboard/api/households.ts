import type { HostReply, Household } from '../../domain/household.ts';
import { ApiError, requestJson, sending } from './request.ts';

/** The party that has the address already, when that is why the server said no. */
export function ownerOfAddress(error: unknown): Household | null {
  const taken = error instanceof ApiError && error.code === 'already-there';
  return taken && error.body.household ? (error.body.household as Household) : null;
}

/** Someone else was faster: what stands there now. */
export class ConflictError extends Error {
  readonly household: Household;

  constructor(refusal: ApiError, household: Household) {
    super(refusal.message);
    this.household = household;
  }
}

export function addHousehold(reply: HostReply): Promise<Household> {
  return requestJson('households', sending('POST', { reply }));
}

/** Amends the party that was seen; throws Moved when it is another by now. */
export function amendHousehold(seen: Household, reply: HostReply): Promise<Household> {
  return change(seen, 'reply', { reply });
}

export function withdrawHousehold(seen: Household): Promise<Household> {
  return change(seen, 'withdraw', {});
}

export function restoreHousehold(seen: Household): Promise<Household> {
  return change(seen, 'restore', {});
}

async function change(seen: Household, act: string, body: object): Promise<Household> {
  const path = `households/${encodeURIComponent(seen.key)}/${act}`;
  try {
    return await requestJson(path, sending('POST', { seen: seen.version, ...body }));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'changed' && error.body.household) {
      throw new ConflictError(error, error.body.household as Household);
    }
    throw error;
  }
}
