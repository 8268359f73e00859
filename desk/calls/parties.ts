import type { HostReply, Party } from '../../domain/party.ts';
import { askJson, Refusal, sending } from './ask.ts';

/** The party that has the address already, when that is why the server said no. */
export function ownerOfAddress(error: unknown): Party | null {
  const taken = error instanceof Refusal && error.code === 'already-there';
  return taken && error.body.party ? (error.body.party as Party) : null;
}

/** Someone else was faster: what stands there now. */
export class Moved extends Error {
  readonly party: Party;

  constructor(refusal: Refusal, party: Party) {
    super(refusal.message);
    this.party = party;
  }
}

export function addParty(reply: HostReply): Promise<Party> {
  return askJson('parties', sending('POST', { reply }));
}

/** Amends the party that was seen; throws Moved when it is another by now. */
export function amendParty(seen: Party, reply: HostReply): Promise<Party> {
  return change(seen, 'reply', { reply });
}

export function withdrawParty(seen: Party): Promise<Party> {
  return change(seen, 'withdraw', {});
}

export function restoreParty(seen: Party): Promise<Party> {
  return change(seen, 'restore', {});
}

async function change(seen: Party, act: string, body: object): Promise<Party> {
  const path = `parties/${encodeURIComponent(seen.key)}/${act}`;
  try {
    return await askJson(path, sending('POST', { seen: seen.version, ...body }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'changed' && error.body.party) {
      throw new Moved(error, error.body.party as Party);
    }
    throw error;
  }
}
