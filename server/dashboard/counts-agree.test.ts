import fc from 'fast-check';
import { expect } from 'vitest';
import { computeHeadcount, EVENTS } from '../../domain/headcount.ts';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { ATTENDANCE, type StoredRsvp } from '../../domain/rsvp.ts';
import type { Database } from '../database/database.ts';
import { type Client, createReply, test } from '../fixtures/dashboard.ts';
import { readTable } from '../fixtures/read-csv.ts';
import { PORTIA } from '../fixtures/site.ts';
import { deleteAllData } from './data-routes.ts';

// Only a few addresses, so that many steps concern the same household.
const email = fc.constantFrom('a@b.co', 'B@b.co', 'b@b.co', 'c@b.co', 'd@b.co');
const answer = fc.constantFrom(...ATTENDANCE);
const changes = fc.record({
  welcome_party: answer,
  wedding: answer,
  guests_count: fc.constantFrom(1, 2),
  guest_two_first: fc.constantFrom(null, 'Bassanio'),
  dietary_restrictions: fc.constantFrom(null, 'No nuts', 'no nuts', '=1+1\n"vegan"'),
});
// The index of a household, modulo their number.
const index = fc.nat({ max: 50 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('guest' as const), email, changes }),
  fc.record({ kind: fc.constant('add' as const), email: fc.option(email), changes }),
  fc.record({ kind: fc.constant('change' as const), email: fc.option(email), changes, index }),
  fc.record({ kind: fc.constant('withdraw' as const), index }),
  fc.record({ kind: fc.constant('restore' as const), index }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function runStep(step: Step, client: Client, post: (reply: object) => Promise<Response>) {
  const response = await requestStep(step, client, post);
  // Only an address of another household can be rejected: every version was read a moment ago.
  if (response && !response.ok) {
    expect(await response.json()).toMatchObject({ code: 'email-taken' });
  }
}

async function requestStep(step: Step, client: Client, post: (reply: object) => Promise<Response>) {
  if (step.kind === 'guest') return post({ ...PORTIA, ...step.changes, email: step.email });
  if (step.kind === 'add') {
    const reply = createReply({ ...step.changes, email: step.email });
    return client.request('households', { method: 'POST', body: { reply } });
  }
  const { households } = await client.guestData();
  const household = households[step.index % Math.max(1, households.length)];
  if (!household) return null;
  const change = step.kind === 'change' && {
    reply: createReply({ ...step.changes, email: step.email }),
  };
  const path = `households/${encodeURIComponent(household.key)}/${change ? 'reply' : step.kind}`;
  return client.request(path, { method: 'POST', body: { version: household.version, ...change } });
}

type Counts = Record<'welcome_party' | 'wedding', number> & {
  guests: number;
  households: number;
  withdrawn: number;
  notes: number;
};

/** The counts of the overview. */
function countInOverview(households: Household[]): Counts {
  const { events, ...count } = computeHeadcount(households);
  return {
    welcome_party: events.welcome_party.guestsAttending,
    wedding: events.wedding.guestsAttending,
    guests: count.guestsAttending,
    households: count.households,
    withdrawn: count.withdrawn,
    notes: count.householdsWithNotes,
  };
}

/** The counts of a person with the exported replies in a spreadsheet. */
async function countInReplies(client: Client): Promise<Counts> {
  const rows = await loadTable(client, 'replies.csv');
  const active = rows.filter(({ Withdrawn }) => Withdrawn === 'no');
  const sum = (some: typeof rows) => some.reduce((all, { Guests }) => all + Number(Guests), 0);
  const attending = (heading: string) => active.filter((row) => row[heading] === 'yes');
  const attendingAny = active.filter((row) =>
    [row['Welcome Party'], row['The Wedding']].includes('yes'),
  );
  return {
    welcome_party: sum(attending('Welcome Party')),
    wedding: sum(attending('The Wedding')),
    guests: sum(attendingAny),
    households: active.length,
    withdrawn: rows.length - active.length,
    notes: attendingAny.filter((row) => row['Dietary notes'] !== '').length,
  };
}

/** The counts in the lists for the seating and for the caterer. */
async function countInOtherLists(client: Client) {
  const caterer = await loadTable(client, 'caterer.csv');
  const total = caterer.find(({ Line }) => Line === 'Total');
  const countNoted = (line: string) =>
    caterer
      .filter(({ Line }) => Line === line)
      .reduce((all, { Guests }) => all + Number(Guests), 0);
  return {
    welcome_party: (await loadTable(client, 'guests-welcome-party.csv')).length,
    wedding: (await loadTable(client, 'guests-wedding.csv')).length,
    catered: [total?.['Welcome Party'], total?.['The Wedding'], total?.Guests].map(Number),
    notes: caterer.filter(({ Line }) => Line === 'Household').length,
    notedTwice: [countNoted('Household'), countNoted('Note')],
  };
}

async function loadTable(client: Client, file: string) {
  const bytes = await (await client.request(`exports/${file}`)).arrayBuffer();
  return readTable(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

/** A second implementation: reads all rows in order and keeps one card for each household. */
async function countInRows(database: Database): Promise<Counts> {
  type Row = StoredRsvp & { household: string | null; act: string | null; position: number };
  const columns = Object.keys(createReply()).join(', ');
  const rows = await database.query<Row>(
    `SELECT id AS position, 0 AS entry, NULL AS household, NULL AS act, ${columns} FROM rsvps
     UNION ALL SELECT after_rsvp, id, party, act, ${columns} FROM host_entries
     ORDER BY position, entry`,
  );
  type Card = {
    key: string;
    reply: HouseholdReply;
    isWithdrawn: boolean;
    /** The address that the couple entered last. */
    entered: string | null;
    /** The addresses that the guest replied from. */
    repliedFrom: Set<string>;
  };
  const cards: Card[] = [];
  for (const { household, act, position: _, ...reply } of rows) {
    const address = reply.email?.toLowerCase() ?? null;
    const own = cards.find(({ key }) => key === (household ?? `email:${address}`));
    const known = cards.find(
      ({ entered, repliedFrom }) => entered === address || repliedFrom.has(address ?? '-'),
    );
    const card = household ? own : (own ?? known);
    if (act === 'withdraw' || act === 'restore') {
      if (card) card.isWithdrawn = act === 'withdraw';
    } else if (card) {
      card.reply = reply;
      if (household) card.entered = address;
      else {
        card.isWithdrawn = false;
        card.repliedFrom.add(address ?? '');
      }
    } else {
      const key = household ?? `email:${address}`;
      cards.push({
        key,
        reply,
        isWithdrawn: false,
        entered: household && address,
        repliedFrom: new Set(),
      });
    }
  }
  const active = cards.filter(({ isWithdrawn }) => !isWithdrawn).map(({ reply }) => reply);
  const isAttending = (reply: HouseholdReply) =>
    EVENTS.some((event) => reply[event] === 'attending');
  const sum = (some: HouseholdReply[]) =>
    some.reduce((all, { guests_count }) => all + guests_count, 0);
  return {
    welcome_party: sum(active.filter((reply) => reply.welcome_party === 'attending')),
    wedding: sum(active.filter((reply) => reply.wedding === 'attending')),
    guests: sum(active.filter(isAttending)),
    households: active.length,
    withdrawn: cards.length - active.length,
    notes: active.filter((reply) => isAttending(reply) && reply.dietary_restrictions !== null)
      .length,
  };
}

test('the overview, every export and the rows agree on the counts after any steps', async ({
  client,
  post,
  database,
  dataDir,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await deleteAllData(database, dataDir);
      for (const one of steps) await runStep(one, client, post);
      const counts = countInOverview((await client.guestData()).households);
      expect(await countInReplies(client)).toEqual(counts);
      expect(await countInRows(database)).toEqual(counts);
      const others = await countInOtherLists(client);
      expect(others).toMatchObject({
        welcome_party: counts.welcome_party,
        wedding: counts.wedding,
        catered: [counts.welcome_party, counts.wedding, counts.guests],
        notes: counts.notes,
      });
      expect(others.notedTwice[0]).toBe(others.notedTwice[1]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
