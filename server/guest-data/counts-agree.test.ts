import fc from 'fast-check';
import { expect } from 'vitest';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getGuestsListName } from '../../domain/lists/lists.ts';
import { computeHeadcount } from '../../domain/replies/headcount.ts';
import { ATTENDANCE } from '../../domain/replies/reply.ts';
import type { RsvpRecord } from '../../domain/replies/rsvp-record.ts';
import { REPLY_COLUMNS } from '../../domain/replies/rsvp-schema.ts';
import { createApp } from '../app.ts';
import { deleteAllData } from '../backups/routes.ts';
import { createContent } from '../fixtures/content.ts';
import { type Client, createClient, createReply, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { readTable } from '../fixtures/read-csv.ts';
import { insertRecord } from '../fixtures/records.ts';
import { ACCESS, PORTIA } from '../fixtures/site.ts';
import { ANON_KEY } from '../pages/page-globals.ts';
import type { Database } from '../platform/database/database.ts';
import { readSettings } from '../settings.ts';
import { readContentFiles } from '../website/content-files.ts';
import { createWebsite } from '../website/website.ts';

const COLUMNS = ['welcome_party', 'wedding'];
const IDS = [
  ...COLUMNS,
  'brunch',
  'sail',
  'rehearsal-dinner',
  'welcome-party',
  'a_b',
  'constructor',
];

// The default wedding, or any other: 1 to 8 events, some of which are not on the form.
const wedding = fc.oneof(
  fc.constant({ ids: COLUMNS, maxGuests: 2 }),
  fc.record({
    ids: fc.shuffledSubarray(IDS, { minLength: 1, maxLength: 8 }),
    maxGuests: fc.integer({ min: 1, max: 10 }),
  }),
);
type AnyWedding = typeof wedding extends fc.Arbitrary<infer One> ? One : never;

// Only a few addresses, so that many steps concern the same household.
const email = fc.constantFrom('a@b.co', 'B@b.co', 'b@b.co', 'c@b.co', 'd@b.co');
const answer = fc.constantFrom(...ATTENDANCE);
const guest = fc.record({
  first: fc.constantFrom(null, 'Zoë'),
  last: fc.constantFrom(null, 'Rossi'),
});
const changes = fc.record({
  attendance: fc.array(answer, { minLength: IDS.length, maxLength: IDS.length }),
  guests_count: fc.constantFrom(1, 2),
  guests: fc.array(guest, { maxLength: 8 }),
  guest_two_first: fc.constantFrom(null, 'Bassanio'),
  dietary_restrictions: fc.constantFrom(null, 'No nuts', 'no nuts', '=1+1\n"vegan"'),
});
// The index of a household, modulo their number.
const index = fc.nat({ max: 50 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('guest' as const), email, changes }),
  fc.record({ kind: fc.constant('personal' as const), email, changes, index: fc.nat({ max: 1 }) }),
  fc.record({ kind: fc.constant('add' as const), email: fc.option(email), changes }),
  fc.record({ kind: fc.constant('change' as const), email: fc.option(email), changes, index }),
  fc.record({ kind: fc.constant('withdraw' as const), index }),
  fc.record({ kind: fc.constant('restore' as const), index }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Changes = typeof changes extends fc.Arbitrary<infer One> ? One : never;

/** The values as the form of this wedding sends them. */
function toValues(
  { attendance, guests, guests_count, ...columns }: Changes,
  { ids, maxGuests }: AnyWedding,
): Omit<Partial<RsvpRecord>, 'email'> {
  const asked = IDS.map((id, position) => [id, attendance[position]] as const).filter(([id]) =>
    ids.includes(id),
  );
  const others = asked.filter(([id]) => !COLUMNS.includes(id));
  const notAsked = COLUMNS.filter((id) => !ids.includes(id));
  const further = guests_count === 2 ? guests.slice(0, Math.max(0, maxGuests - 2)) : [];
  const answers = {
    ...(others.length > 0 && { events: Object.fromEntries(others) }),
    ...(notAsked.length > 0 && { notAsked }),
    ...(further.length > 0 && { guests: further }),
  };
  return {
    welcome_party: 'not-attending',
    wedding: 'not-attending',
    ...columns,
    ...Object.fromEntries(asked.filter(([id]) => COLUMNS.includes(id))),
    guests_count: Math.min(guests_count, maxGuests),
    ...(Object.keys(answers).length > 0 && { answers: answers as RsvpRecord['answers'] & object }),
  };
}

type Site = {
  database: Database;
  wedding: AnyWedding;
  client: Client;
  post: (reply: object) => Promise<Response>;
};

async function runStep(step: Step, site: Site) {
  const response = await requestStep(step, site);
  // Only an address of another household can be rejected: every version was read a moment ago.
  if (response && !response.ok) {
    expect(await response.json()).toMatchObject({ code: 'email-taken' });
  }
}

async function requestStep(step: Step, { client, database, post, wedding }: Site) {
  if (step.kind === 'guest') {
    return post({ ...PORTIA, ...toValues(step.changes, wedding), email: step.email });
  }
  if (step.kind === 'personal') {
    const values = toValues(step.changes, wedding);
    const source = { invitation: step.index + 1, household: `invitation:${step.index + 1}` };
    await insertRecord(database, {
      ...{ ...PORTIA, ...values, email: step.email },
      answers: { ...values.answers, ...source },
    });
    return null;
  }
  if (step.kind === 'add') {
    const reply = createReply({ ...toValues(step.changes, wedding), email: step.email });
    return client.request('households', { method: 'POST', body: { reply } });
  }
  const { households } = await client.guestData();
  const household = households[step.index % Math.max(1, households.length)];
  if (!household) return null;
  const change = step.kind === 'change' && {
    reply: createReply({ ...toValues(step.changes, wedding), email: step.email }),
  };
  const path = `households/${encodeURIComponent(household.key)}/${change ? 'reply' : step.kind}`;
  return client.request(path, { method: 'POST', body: { version: household.version, ...change } });
}

type Counts = {
  /** The guests at each event, and the households that attend, declined and were not asked. */
  events: Record<string, [guests: number, attending: number, declined: number, notAsked: number]>;
  guests: number;
  households: number;
  withdrawn: number;
  notes: number;
};

/** The counts of the overview. */
function countInOverview({ households, wedding }: GuestData): Counts {
  const { events, ...count } = computeHeadcount(households, wedding.events);
  return {
    events: Object.fromEntries(
      events.map((event) => [
        event.title,
        [
          event.guestsAttending,
          event.householdsAttending,
          event.householdsDeclined,
          event.householdsNotAsked,
        ],
      ]),
    ),
    guests: count.guestsAttending,
    households: count.households,
    withdrawn: count.withdrawn,
    notes: count.householdsWithNotes,
  };
}

/** The counts of a person with the exported replies in a spreadsheet. */
async function countInReplies(client: Client, titles: readonly string[]): Promise<Counts> {
  const rows = await loadTable(client, 'replies.csv');
  const active = rows.filter(({ Withdrawn }) => Withdrawn === 'no');
  const sum = (some: typeof rows) => some.reduce((all, { Guests }) => all + Number(Guests), 0);
  const attendingAny = active.filter((row) => titles.some((title) => row[title] === 'yes'));
  return {
    events: Object.fromEntries(
      titles.map((title) => {
        const [yes, no, none] = ['yes', 'no', ''].map((cell) =>
          active.filter((row) => row[title] === cell),
        ) as [typeof rows, typeof rows, typeof rows];
        return [title, [sum(yes), yes.length, no.length, none.length]];
      }),
    ),
    guests: sum(attendingAny),
    households: active.length,
    withdrawn: rows.length - active.length,
    notes: attendingAny.filter((row) => row['Dietary notes'] !== '').length,
  };
}

/** The counts in the lists for the seating and for the caterer. */
async function countInOtherLists(client: Client, { events }: GuestData['wedding']) {
  const caterer = await loadTable(client, 'caterer.csv');
  const total = caterer.find(({ Line }) => Line === 'Total');
  const countNoted = (line: string) =>
    caterer
      .filter(({ Line }) => Line === line)
      .reduce((all, { Guests }) => all + Number(Guests), 0);
  const seated: number[] = [];
  for (const { id } of events) {
    seated.push((await loadTable(client, `${getGuestsListName(id)}.csv`)).length);
  }
  return {
    seated,
    catered: events.map(({ title }) => Number(total?.[title])),
    total: Number(total?.Guests),
    notes: caterer.filter(({ Line }) => Line === 'Household').length,
    notedTwice: [countNoted('Household'), countNoted('Note')],
  };
}

async function loadTable(client: Client, file: string) {
  const bytes = await (await client.request(`exports/${file}`)).arrayBuffer();
  return readTable(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

type Reply = Omit<RsvpRecord, 'answers'> & { answers: string | null };

function toValuesText(reply: Reply): string {
  return JSON.stringify(REPLY_COLUMNS.map((column) => reply[column]));
}

/** A second implementation: reads all rows in order and keeps one card for each household. */
async function countInRows(database: Database, { events }: GuestData['wedding']): Promise<Counts> {
  type Row = Reply & { household: string | null; action: string | null; position: number };
  const columns = REPLY_COLUMNS.join(', ');
  const rows = await database.query<Row>(
    `SELECT id AS position, 0 AS entry, NULL AS household, NULL AS action, ${columns} FROM rsvps
     UNION ALL SELECT after_reply, id, household_key, action, ${columns} FROM reply_changes
     ORDER BY position, entry`,
  );
  type Card = {
    key: string;
    reply: Reply;
    /** The entry by whose link the last reply was sent; null for none. */
    link: string | null;
    isWithdrawn: boolean;
    /** The address that the couple entered last. */
    entered: string | null;
    /** The addresses that the guest replied from. */
    repliedFrom: Set<string>;
    /** Whether an earlier reply of the guest had dietary notes, and the couple has not decided. */
    hasEarlierNotes: boolean;
    /** The last reply of the guest. */
    fromGuest: { values: string; hasEarlierNotes: boolean } | null;
  };
  const cards: Card[] = [];
  /** Addresses that a reply by a personal link used first. */
  const owners = new Map<string, Card>();
  for (const { household, action, position: _, ...reply } of rows) {
    const address = reply.email?.toLowerCase() ?? null;
    const own = cards.find(({ key }) => key === (household ?? `email:${address}`));
    const known = cards.find(
      ({ entered, repliedFrom }) => entered === address || repliedFrom.has(address ?? '-'),
    );
    const named: string | undefined = household ? undefined : readHousehold(reply);
    const personal = cards.find(({ key }) => key === named);
    const owner = own ?? known ?? owners.get(address ?? '');
    // A reply by link is never replaced by an open one. Without a guest list, both count.
    const openKey = owner?.link && !household && !named && `host:open-${owner.link}.1:${address}`;
    const found = openKey ? cards.find(({ key }) => key === openKey) : owner;
    const card = household ? own : named ? personal : found;
    if (action === 'withdraw' || action === 'restore') {
      if (card) card.isWithdrawn = action === 'withdraw';
    } else if (card) {
      const notes = card.reply.dietary_restrictions;
      card.reply = reply;
      card.link = readLink(named) ?? card.link;
      const values = toValuesText(reply);
      if (!household) {
        // The form of a personal link had the last notes in it.
        const isEmpty = !named && reply.dietary_restrictions === null;
        card.hasEarlierNotes = isEmpty && (card.hasEarlierNotes || notes !== null);
        card.fromGuest = { values, hasEarlierNotes: card.hasEarlierNotes };
      } else if (card.fromGuest?.values === values) {
        card.hasEarlierNotes = card.fromGuest.hasEarlierNotes;
      } else if (notes !== reply.dietary_restrictions) card.hasEarlierNotes = false;
      if (household) {
        // An address that leads to another household still does, although this one's last reply has it.
        const isTaken =
          owners.has(address ?? '') ||
          cards.some(
            (other) =>
              other !== card &&
              (other.entered === address || other.repliedFrom.has(address ?? '-')),
          );
        card.entered = isTaken ? null : address;
      } else {
        card.isWithdrawn = false;
        if (openKey) continue;
        if (!named || found === card) card.repliedFrom.add(address ?? '');
        else if (!found) owners.set(address ?? '', card);
      }
    } else {
      const key = household ?? named ?? (openKey || `email:${address}`);
      const added: Card = {
        key,
        reply,
        link: readLink(named),
        isWithdrawn: false,
        entered: household && address,
        repliedFrom: new Set(),
        hasEarlierNotes: false,
        fromGuest: household ? null : { values: toValuesText(reply), hasEarlierNotes: false },
      };
      cards.push(added);
      if (named && !found) owners.set(address ?? '', added);
    }
  }
  const activeCards = cards.filter(({ isWithdrawn }) => !isWithdrawn);
  const active = activeCards.map(({ reply }) => reply);
  const readAnswer = (reply: Reply, id: string): string | null => {
    const { events: given, notAsked = [] } = JSON.parse(reply.answers ?? '{}');
    if (id === 'welcome_party' || id === 'wedding') return notAsked.includes(id) ? null : reply[id];
    return Object.entries<string>(given ?? {}).find(([event]) => event === id)?.[1] ?? null;
  };
  const having = (id: string, given: string | null) =>
    active.filter((reply) => readAnswer(reply, id) === given);
  const isAttending = (reply: Reply) =>
    events.some(({ id }) => readAnswer(reply, id) === 'attending');
  const sum = (some: Reply[]) =>
    some.reduce(
      (all, { answers, guests_count }) =>
        all + guests_count + (JSON.parse(answers ?? '{}').guests?.length ?? 0),
      0,
    );
  return {
    events: Object.fromEntries(
      events.map(({ id, title }) => [
        title,
        [
          sum(having(id, 'attending')),
          having(id, 'attending').length,
          having(id, 'not-attending').length,
          having(id, null).length,
        ],
      ]),
    ),
    guests: sum(active.filter(isAttending)),
    households: active.length,
    withdrawn: cards.length - active.length,
    notes: activeCards.filter(
      ({ hasEarlierNotes, reply }) =>
        isAttending(reply) && (hasEarlierNotes || reply.dietary_restrictions !== null),
    ).length,
  };
}

function readLink(household: string | undefined): string | null {
  return household?.split(':')[1] ?? null;
}

function readHousehold({ answers }: Reply): string | undefined {
  return JSON.parse(answers ?? '{}').household;
}

test('the overview, every export and the rows agree on the counts of any wedding after any steps', async ({
  client: { cookie },
  database,
  dataDir,
  log,
}) => {
  const openSite = (wedding: AnyWedding): Site => {
    const { ids, maxGuests } = wedding;
    const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const start = { document: createContent(ids, { maxGuests }), version: null };
    const website = createWebsite(database, readContentFiles(), { start, publisher: null, log });
    const app = createApp({ settings, website, database, access: ACCESS, files: null, log });
    const headers = { apikey: ANON_KEY, 'Content-Type': 'application/json' };
    return {
      database,
      wedding,
      client: createClient(app, cookie),
      post: async (reply) =>
        app.request('/rest/v1/rsvps', { method: 'POST', headers, body: JSON.stringify(reply) }),
    };
  };
  const steps = fc.array(step, { maxLength: 10 });
  await fc.assert(
    // The couple may add and remove events while replies arrive.
    fc.asyncProperty(
      fc.array(fc.tuple(wedding, steps), { minLength: 1, maxLength: 2 }),
      async (parts) => {
        await deleteAllData(database, dataDir);
        let site = openSite({ ids: COLUMNS, maxGuests: 2 });
        for (const [wedding, steps] of parts) {
          site = openSite(wedding);
          for (const one of steps) await runStep(one, site);
        }
        const { client } = site;
        const guestData = await client.guestData();
        const { events } = guestData.wedding;
        const counts = countInOverview(guestData);
        expect(Object.keys(counts.events)).toHaveLength(site.wedding.ids.length);
        for (const [, attending, declined, notAsked] of Object.values(counts.events)) {
          expect(attending + declined + notAsked).toBe(counts.households);
        }
        const titles = events.map(({ title }) => title);
        expect(await countInReplies(client, titles)).toEqual(counts);
        expect(await countInRows(database, guestData.wedding)).toEqual(counts);
        const guests = titles.map((title) => counts.events[title]?.[0]);
        const others = await countInOtherLists(client, guestData.wedding);
        expect(others).toMatchObject({
          seated: guests,
          catered: guests,
          total: counts.guests,
          notes: counts.notes,
        });
        expect(others.notedTwice[0]).toBe(others.notedTwice[1]);
      },
    ),
    // On PostgreSQL each run takes four times as long.
    { numRuns: ENGINE === 'postgres' ? 10 : 40 },
  );
});
