import type { Invited, InvitedMatch } from '../../domain/party.ts';
import { ask, askJson, sending } from './ask.ts';

export type InvitedPerson = Pick<Invited, 'name' | 'email' | 'party_size' | 'note'>;
type InvitedRow = InvitedPerson & { line: number };

/** What the server read in a file, before anything counts. */
export type InvitedPreview = {
  rows: InvitedRow[];
  faults: { line: number; message: string }[];
  columns: Record<'name' | 'email' | 'partySize' | 'note', string | null>;
  ignored: string[];
  encoding: string;
  separator: string;
  /** Lines of people who are on the list already. */
  alreadyThere: number[];
};

export function previewInvited(file: Blob): Promise<InvitedPreview> {
  return askJson('invited/preview', { method: 'POST', body: file });
}

export function addInvited(rows: InvitedPerson[]): Promise<{ added: number }> {
  return askJson('invited', sending('POST', { rows }));
}

export async function removeInvited(id: number): Promise<void> {
  await ask(`invited/${id}`, { method: 'DELETE' });
}

export async function sayMatch({ invited, party, same }: InvitedMatch): Promise<void> {
  await ask(matchPath(invited, party), sending('PUT', { same }));
}

export async function takeMatchBack(invited: number, party: string): Promise<void> {
  await ask(matchPath(invited, party), { method: 'DELETE' });
}

function matchPath(invited: number, party: string): string {
  return `invited/${invited}/matches/${encodeURIComponent(party)}`;
}
