import type {
  AddToGuestListRequest,
  AddToGuestListResponse,
  GuestListPreview,
  MatchDecisionRequest,
} from '../../domain/dashboard-api.ts';
import type { MatchDecision } from '../../domain/guest-list.ts';
import { request, requestJson, sending } from './request.ts';

export function previewGuestList(file: Blob): Promise<GuestListPreview> {
  return requestJson('guest-list/preview', { method: 'POST', body: file });
}

export function addToGuestList(
  rows: AddToGuestListRequest['rows'],
): Promise<AddToGuestListResponse> {
  return requestJson('guest-list', sending('POST', { rows } satisfies AddToGuestListRequest));
}

export async function removeGuestListEntry(id: number): Promise<void> {
  await request(`guest-list/${id}`, { method: 'DELETE' });
}

export async function confirmMatch({ entryId, household, isMatch }: MatchDecision): Promise<void> {
  const body: MatchDecisionRequest = { isMatch };
  await request(matchPath(entryId, household), sending('PUT', body));
}

export async function undoMatch(entryId: number, household: string): Promise<void> {
  await request(matchPath(entryId, household), { method: 'DELETE' });
}

function matchPath(entryId: number, household: string): string {
  return `guest-list/${entryId}/matches/${encodeURIComponent(household)}`;
}
