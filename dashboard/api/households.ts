import type {
  AddHouseholdRequest,
  ChangeReplyRequest,
  WithdrawalRequest,
} from '../../domain/dashboard-api.ts';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { ApiError, requestJson, sending } from './request.ts';

/** The party that has the address already, when that is why the server said no. */
export function ownerOfAddress(error: unknown): Household | null {
  const isTaken = error instanceof ApiError && error.code === 'email-taken';
  return (isTaken && error.body.household) || null;
}

/** Someone else was faster: what stands there now. */
export class ConflictError extends Error {
  readonly household: Household;

  constructor(refusal: ApiError, household: Household) {
    super(refusal.message);
    this.household = household;
  }
}

export function addHousehold(reply: HouseholdReply): Promise<Household> {
  return requestJson('households', sending('POST', { reply } satisfies AddHouseholdRequest));
}

/** Amends the party that was seen; throws Moved when it is another by now. */
export function amendHousehold(seen: Household, reply: HouseholdReply): Promise<Household> {
  return change(seen, 'reply', { version: seen.version, reply } satisfies ChangeReplyRequest);
}

export function withdrawHousehold(seen: Household): Promise<Household> {
  return change(seen, 'withdraw', { version: seen.version } satisfies WithdrawalRequest);
}

export function restoreHousehold(seen: Household): Promise<Household> {
  return change(seen, 'restore', { version: seen.version } satisfies WithdrawalRequest);
}

async function change(seen: Household, act: string, body: object): Promise<Household> {
  const path = `households/${encodeURIComponent(seen.key)}/${act}`;
  try {
    return await requestJson(path, sending('POST', body));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict' && error.body.household) {
      throw new ConflictError(error, error.body.household);
    }
    throw error;
  }
}
