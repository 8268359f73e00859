import type { GuestListMatch, InvitedGuest } from '../../domain/household.ts';
import { request, requestJson, sending } from './request.ts';

export type GuestListPerson = Pick<InvitedGuest, 'name' | 'email' | 'party_size' | 'note'>;
type GuestListRow = GuestListPerson & { line: number };

/** What the server read in a file, before anything counts. */
export type GuestListPreview = {
  rows: GuestListRow[];
  faults: { line: number; message: string }[];
  columns: Record<'name' | 'email' | 'partySize' | 'note', string | null>;
  ignored: string[];
  encoding: string;
  separator: string;
  /** Lines of people who are on the list already. */
  alreadyThere: number[];
};

export function previewGuestList(file: Blob): Promise<GuestListPreview> {
  return requestJson('guest-list/preview', { method: 'POST', body: file });
}

export function addToGuestList(rows: GuestListPerson[]): Promise<{ added: number }> {
  return requestJson('guest-list', sending('POST', { rows }));
}

export async function removeGuestListEntry(id: number): Promise<void> {
  await request(`guest-list/${id}`, { method: 'DELETE' });
}

export async function confirmMatch({ invited, household, same }: GuestListMatch): Promise<void> {
  await request(matchPath(invited, household), sending('PUT', { same }));
}

export async function undoMatch(invited: number, household: string): Promise<void> {
  await request(matchPath(invited, household), { method: 'DELETE' });
}

function matchPath(invited: number, household: string): string {
  return `guest-list/${invited}/matches/${encodeURIComponent(household)}`;
}
