import fc from 'fast-check';
import { expect } from 'vitest';
import type { DashboardErrorBody, GuestData } from '../../domain/dashboard/dashboard-api.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import type { GuestListChange } from '../../domain/guest-list/guest-list-api.ts';
import type { Invitation } from '../../domain/invitations/invitation.ts';
import { computeHeadcount } from '../../domain/replies/headcount.ts';
import type { createApp } from '../app.ts';
import { type Client, createReply, test } from '../fixtures/dashboard.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { toImport } from '../fixtures/import-request.ts';
import { createPersonalReply, openLink } from '../fixtures/invitations.ts';
import { PORTIA } from '../fixtures/site.ts';

/** `23514` rejects a reply for more guests than are invited, or without an answer. */
const EXPECTED = /^(23514|PT400|invalid|email-taken|conflict|guest-not-found)$/;
const EVENTS = ['welcome_party', 'wedding'];
const event = fc.constantFrom(...EVENTS);
const email = fc.constantFrom('a@b.co', 'b@b.co', 'c@b.co', 'd@b.co');
const index = fc.nat({ max: 50 });
const attendance = fc.constantFrom('attending' as const, 'not-attending' as const);
const reply = fc.record({
  welcome_party: attendance,
  wedding: attendance,
  guests_count: fc.constantFrom(1, 2),
  guest_one_first: fc.constantFrom('Anna', 'Marco'),
});
/** One or two of the household, who answer for some of the events. */
const people = fc.array(fc.dictionary(event, attendance, { maxKeys: 2 }), {
  minLength: 1,
  maxLength: 2,
});
const household = fc.record({
  name: fc.constantFrom('Anna Rossi', 'Marco Rossi', 'Anna & Marco Rossi', 'Anna Rossi +1'),
  emails: fc.uniqueArray(email, { maxLength: 2 }),
  events: fc.option(fc.uniqueArray(event)),
  maxGuests: fc.option(fc.integer({ min: 1, max: 4 })),
});
const step = fc.oneof(
  fc.record({ kind: fc.constant('reply' as const), email, reply }),
  fc.record({ kind: fc.constant('personal' as const), index, email, people }),
  fc.record({ kind: fc.constant('change' as const), index, email: fc.option(email), reply }),
  fc.record({ kind: fc.constantFrom('withdraw' as const, 'restore' as const), index }),
  fc.record({ kind: fc.constant('import' as const), rows: fc.array(household, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('edit' as const), index, household }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'split' as const, 'undo' as const), index }),
  fc.record({ kind: fc.constant('merge' as const), index, other: index }),
  fc.record({ kind: fc.constant('uninvite' as const), index, event }),
  fc.record({ kind: fc.constant('decide' as const), index, other: index, isMatch: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Site = {
  app: ReturnType<typeof createApp>;
  client: Client;
  post: (reply: object) => Promise<Response>;
  last: GuestListChange;
};

/** Does nothing if the step has no household or entry. */
async function run(step: Step, site: Site): Promise<Response | undefined> {
  const { client, post } = site;
  const send = (path: string, body: unknown, method = 'POST') =>
    client.request(path, { method, body });
  const { guestList, households } = await client.guestData();
  const pick = <One>(list: readonly One[], at: number) => list[at % Math.max(1, list.length)];
  const entries = guestList.map(({ entry }) => entry);
  if (step.kind === 'reply') {
    const dietary_restrictions = `sent from ${step.email}`;
    const record = { ...PORTIA, guest_one_last: 'Rossi', ...step.reply, dietary_restrictions };
    return post({ ...record, email: step.email });
  }
  if (step.kind === 'import') return send('guest-list/import', toImport(step.rows));
  if (step.kind === 'undo') return send('guest-list/undo', site.last.undo);
  const replied = pick(households, step.index);
  if (step.kind === 'change' || step.kind === 'withdraw' || step.kind === 'restore') {
    if (!replied) return undefined;
    const changed = step.kind === 'change' && {
      reply: createReply({ ...step.reply, guest_one_last: 'Rossi', email: step.email }),
    };
    const action = step.kind === 'change' ? 'reply' : step.kind;
    const path = `households/${encodeURIComponent(replied.key)}/${action}`;
    return send(path, { version: replied.version, ...changed });
  }
  const entry = pick(entries, step.index);
  if (!entry) return undefined;
  const { id } = entry;
  const version = entry.version;
  if (step.kind === 'personal') {
    const guest = await openLink(site.app, entry);
    const invitation = (await (await guest.request('/invitation')).json()) as Partial<Invitation>;
    const { events = [], people = [] } = invitation;
    const named = step.people.map((answers, at) => ({
      ...(people[at]?.id !== undefined && { id: people[at].id }),
      ...{ first: at === 0 ? 'Anna' : null, last: 'Rossi' },
      attendance: Object.fromEntries(
        Object.entries(answers).filter(([one]) => events.includes(one)),
      ),
    }));
    const json = createPersonalReply({
      ...{ people: named, email: step.email, note: `sent by ${id}` },
    });
    return guest.request('/invitation/reply', { method: 'POST', json });
  }
  if (step.kind === 'edit') {
    return send(`guest-list/${id}`, { version, entry: step.household }, 'PUT');
  }
  if (step.kind === 'remove') return send(`guest-list/${id}`, undefined, 'DELETE');
  if (step.kind === 'split')
    return send(`guest-list/${id}/split`, { version, people: [entry.people[0]?.id] });
  if (step.kind === 'uninvite') {
    const change = { kind: 'remove-event', event: step.event };
    return send('guest-list/bulk', { ids: [id], change });
  }
  if (step.kind === 'merge') {
    const both = [entry, pick(entries, step.other) ?? entry];
    return send('guest-list/merge', {
      entries: both.map((one) => ({ id: one.id, version: one.version })),
    });
  }
  const other = step.kind === 'decide' ? pick(households, step.other) : undefined;
  if (step.kind !== 'decide' || !other) return undefined;
  const path = `guest-list/${id}/matches/${encodeURIComponent(other.key)}`;
  return send(path, { isMatch: step.isMatch }, 'PUT');
}

async function runStep(step: Step, site: Site): Promise<void> {
  const response = await run(step, site);
  if (!response || response.status === 204) return;
  const body = (await response.json()) as DashboardErrorBody | GuestListChange | object;
  // Merging an entry with itself, splitting one person off, an address of another household, and
  // undoing what has changed since.
  if ('code' in body) expect(body.code).toMatch(EXPECTED);
  else if ('undo' in body) site.last = body;
}

/** A link shows no reply that was sent by another link, or from an address that is not on the list. */
async function expectPrivacy({ app, client }: Site): Promise<void> {
  const { guestList } = await client.guestData();
  for (const { entry, matchedBy } of guestList) {
    const guest = await openLink(app, entry);
    const { reply } = (await (await guest.request('/invitation')).json()) as Invitation;
    const sender = Number(/^sent by (\d+)$/.exec(reply?.note ?? '')?.[1] ?? entry.id);
    // The other one was merged into this one.
    const isListed = guestList.some((one) => one.entry.id === sender);
    expect(sender === entry.id || !isListed).toBe(true);
    const [, address = ''] = /^sent from (.+)$/.exec(reply?.note ?? '') ?? [];
    const isKnown = address === '' || entry.emails.includes(address);
    expect(isKnown || matchedBy === 'couple').toBe(true);
  }
}

/** A reply names people of its own entries only, each once. Those whom a link named stay, whatever the couple edits. */
function expectIds({ guestList, households }: GuestData): void {
  for (const { key, current, history } of households) {
    const entries = guestList.filter(({ household }) => household === key);
    const listed = entries.flatMap(({ entry }) => entry.people.map(({ id }) => id));
    const ids = current.people.flatMap(({ id }) => id ?? []);
    expect(listed).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(ids.length);
    const sent = history.at(-1)?.reply.people.flatMap(({ id }) => id ?? []) ?? [];
    expect(ids).toEqual(expect.arrayContaining(sent.filter((id) => listed.includes(id))));
  }
}

function expectAgreement({ guestList, households, wedding }: GuestData): void {
  const { events, guestsAttending } = computeHeadcount(households, wedding.events, guestList);
  for (const { id, ...count } of events) {
    const isInvited = ({ events }: GuestListHousehold) => events === null || events.includes(id);
    const invited = guestList.filter(({ entry }) => isInvited(entry));
    const guests = invited.map(({ entry }) => entry.maxGuests ?? entry.people.length);
    const byKey = new Map(households.map((one) => [one.key, one]));
    const replies = invited.map((status) => byKey.get(status.household ?? '')?.current);
    const answers = replies.map((one) => {
      const given = (one?.people ?? []).map(({ attendance }) => attendance[id]);
      return given.find((answer) => answer === 'attending') ?? given.find(Boolean);
    });
    const { invitedGuests, invitedHouseholds } = count;
    for (const { attending, declined, invited, noReply } of [invitedGuests, invitedHouseholds]) {
      expect(attending + declined + noReply).toBe(invited);
      expect(Math.min(attending, declined, noReply)).toBeGreaterThanOrEqual(0);
    }
    expect(invitedHouseholds).toEqual({
      invited: invited.length,
      attending: answers.filter((one) => one === 'attending').length,
      declined: answers.filter((one) => one === 'not-attending').length,
      noReply: answers.filter((one) => one === undefined).length,
    });
    expect(invitedGuests.invited).toBe(guests.reduce((sum, one) => sum + one, 0));
    expect(invitedGuests.noReply).toBe(
      guests.reduce((sum, one, at) => sum + (answers[at] ? 0 : one), 0),
    );
    expect(count.guestsNotInvited).toBeGreaterThanOrEqual(0);
    expect(invitedGuests.attending + count.guestsNotInvited).toBe(count.guestsAttending);
    expect(count.guestsAttending).toBeLessThanOrEqual(guestsAttending);
  }
}

test('the guests and households of every event add up after any imports, replies, edits and withdrawals, and no link shows the reply of another', async ({
  app,
  client,
  database,
  post,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      for (const table of ['households', 'invitation_codes', 'reply_changes', 'rsvps']) {
        await database.query(`DELETE FROM ${table}`);
      }
      const site: Site = { app, client, post, last: { entries: [], undo: { steps: [] } } };
      for (const each of steps) {
        await runStep(each, site);
        const guestData = await client.guestData();
        expectAgreement(guestData);
        expectIds(guestData);
      }
      await expectPrivacy(site);
    }),
    { numRuns: ENGINE === 'postgres' ? 8 : 20 },
  );
});
