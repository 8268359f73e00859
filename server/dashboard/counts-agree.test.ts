import fc from 'fast-check';
import { expect } from 'vitest';
import { computeHeadcount, EVENTS } from '../../domain/headcount.ts';
import type { Household, HouseholdReply } from '../../domain/household.ts';
import { ATTENDANCE, type StoredRsvp } from '../../domain/rsvp.ts';
import type { Database } from '../database/database.ts';
import { type Host, hostReply, test } from '../fixtures/dashboard.ts';
import { readTable } from '../fixtures/read-csv.ts';
import { PORTIA } from '../fixtures/site.ts';
import { deleteAllData } from './data-routes.ts';

// Few addresses, so that the same party is met again and again.
const email = fc.constantFrom('a@b.co', 'B@b.co', 'b@b.co', 'c@b.co', 'd@b.co');
const answer = fc.constantFrom(...ATTENDANCE);
const said = fc.record({
  welcome_party: answer,
  wedding: answer,
  guests_count: fc.constantFrom(1, 2),
  guest_two_first: fc.constantFrom(null, 'Bassanio'),
  dietary_restrictions: fc.constantFrom(null, 'No nuts', 'no nuts', '=1+1\n"vegan"'),
});
// Which of the parties there are; the rest of the division decides.
const which = fc.nat({ max: 50 });
const act = fc.oneof(
  fc.record({ act: fc.constant('guest' as const), email, said }),
  fc.record({ act: fc.constant('add' as const), email: fc.option(email), said }),
  fc.record({ act: fc.constant('amend' as const), email: fc.option(email), said, which }),
  fc.record({ act: fc.constant('withdraw' as const), which }),
  fc.record({ act: fc.constant('restore' as const), which }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

async function doIt(one: Act, host: Host, post: (reply: object) => Promise<Response>) {
  const response = await asked(one, host, post);
  // An address of another party is refused; everything else was seen a moment ago.
  if (response && !response.ok) {
    expect(await response.json()).toMatchObject({ code: 'email-taken' });
  }
}

async function asked(one: Act, host: Host, post: (reply: object) => Promise<Response>) {
  if (one.act === 'guest') return post({ ...PORTIA, ...one.said, email: one.email });
  if (one.act === 'add') {
    const reply = hostReply({ ...one.said, email: one.email });
    return host.ask('households', { method: 'POST', body: { reply } });
  }
  const { households } = await host.book();
  const household = households[one.which % Math.max(1, households.length)];
  if (!household) return null;
  const amendment = one.act === 'amend' && {
    reply: hostReply({ ...one.said, email: one.email }),
  };
  const path = `households/${encodeURIComponent(household.key)}/${amendment ? 'reply' : one.act}`;
  return host.ask(path, { method: 'POST', body: { version: household.version, ...amendment } });
}

type Counts = Record<'welcome_party' | 'wedding', number> & {
  guests: number;
  households: number;
  withdrawn: number;
  notes: number;
};

/** As the overview counts. */
function fromHeadcount(households: Household[]): Counts {
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

/** As someone with a spreadsheet counts in the list of all replies. */
async function fromReplies(host: Host): Promise<Counts> {
  const rows = await tableOf(host, 'replies.csv');
  const standing = rows.filter(({ Withdrawn }) => Withdrawn === 'no');
  const sum = (some: typeof rows) => some.reduce((all, { Guests }) => all + Number(Guests), 0);
  const saysYes = (heading: string) => standing.filter((row) => row[heading] === 'yes');
  const coming = standing.filter((row) =>
    [row['Welcome Party'], row['The Wedding']].includes('yes'),
  );
  return {
    welcome_party: sum(saysYes('Welcome Party')),
    wedding: sum(saysYes('The Wedding')),
    guests: sum(coming),
    households: standing.length,
    withdrawn: rows.length - standing.length,
    notes: coming.filter((row) => row['Dietary notes'] !== '').length,
  };
}

/** As the one who seats the guests and the caterer count in theirs. */
async function fromOtherLists(host: Host) {
  const caterer = await tableOf(host, 'caterer.csv');
  const total = caterer.find(({ Line }) => Line === 'Total');
  const noted = (line: string) =>
    caterer
      .filter(({ Line }) => Line === line)
      .reduce((all, { Guests }) => all + Number(Guests), 0);
  return {
    welcome_party: (await tableOf(host, 'guests-welcome-party.csv')).length,
    wedding: (await tableOf(host, 'guests-wedding.csv')).length,
    catered: [total?.['Welcome Party'], total?.['The Wedding'], total?.Guests].map(Number),
    notes: caterer.filter(({ Line }) => Line === 'Household').length,
    notedTwice: [noted('Household'), noted('Note')],
  };
}

async function tableOf(host: Host, file: string) {
  const bytes = await (await host.ask(`exports/${file}`)).arrayBuffer();
  return readTable(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

/** As one counts by hand: through all rows in the order of the story, a card for each party. */
async function fromRows(database: Database): Promise<Counts> {
  type Row = StoredRsvp & { household: string | null; act: string | null; story: number };
  const nine = Object.keys(hostReply()).join(', ');
  const rows = await database.query<Row>(
    `SELECT id AS story, 0 AS entry, NULL AS household, NULL AS act, ${nine} FROM rsvps
     UNION ALL SELECT after_rsvp, id, party, act, ${nine} FROM host_entries
     ORDER BY story, entry`,
  );
  type Card = {
    key: string;
    reply: HouseholdReply;
    out: boolean;
    told: string | null;
    from: Set<string>;
  };
  const cards: Card[] = [];
  for (const { household, act, story: _, ...reply } of rows) {
    const address = reply.email?.toLowerCase() ?? null;
    const own = cards.find(({ key }) => key === (household ?? `email:${address}`));
    const known = cards.find(({ told, from }) => told === address || from.has(address ?? '-'));
    const card = household ? own : (own ?? known);
    if (act === 'withdraw' || act === 'restore') {
      if (card) card.out = act === 'withdraw';
    } else if (card) {
      card.reply = reply;
      if (!household) Object.assign(card, { out: false, from: card.from.add(address ?? '') });
      else card.told = address;
    } else {
      const key = household ?? `email:${address}`;
      cards.push({ key, reply, out: false, told: household && address, from: new Set() });
    }
  }
  const standing = cards.filter(({ out }) => !out).map(({ reply }) => reply);
  const isAttending = (reply: HouseholdReply) =>
    EVENTS.some((event) => reply[event] === 'attending');
  const sum = (some: HouseholdReply[]) =>
    some.reduce((all, { guests_count }) => all + guests_count, 0);
  return {
    welcome_party: sum(standing.filter((reply) => reply.welcome_party === 'attending')),
    wedding: sum(standing.filter((reply) => reply.wedding === 'attending')),
    guests: sum(standing.filter(isAttending)),
    households: standing.length,
    withdrawn: cards.length - standing.length,
    notes: standing.filter((reply) => isAttending(reply) && reply.dietary_restrictions !== null)
      .length,
  };
}

test('whatever guests and hosts do, every count of it is the same', async ({
  host,
  post,
  database,
  dataDir,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await deleteAllData(database, dataDir);
      for (const one of acts) await doIt(one, host, post);
      const counts = fromHeadcount((await host.book()).households);
      expect(await fromReplies(host)).toEqual(counts);
      expect(await fromRows(database)).toEqual(counts);
      const others = await fromOtherLists(host);
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
