import { describe, expect, it, test } from 'vitest';
import { groupByHousehold } from '../fixtures/replies.ts';
import type { HostEntry } from '../replies/household.ts';
import type { StoredRsvp } from '../replies/rsvp.ts';
import { newGuestListEntrySchema } from './guest-list-schema.ts';
import { createGuestListMatcher } from './match-guest-list.ts';
import { findKeptEntry, findOwnReply, getReplyKey } from './own-replies.ts';

const ADA = createEntry(5, 'Ada Rossi', ['ada@b.co']);
const LUCA = createEntry(7, 'Luca Neri', ['luca@b.co']);

function createEntry(id: number, name: string, emails: string[]) {
  const values = newGuestListEntrySchema.parse({ name, emails });
  return { ...values, id, code: null };
}

let nextId = 0;
function createReply(email: string, note: string, answers?: StoredRsvp['answers']): StoredRsvp {
  nextId += 1;
  return {
    ...{ id: nextId, created_at: '2026-01-01T00:00:00Z' },
    ...{ guest_one_first: note, guest_one_last: 'X', guest_two_first: null, guest_two_last: null },
    ...{ email, welcome_party: 'attending', wedding: 'attending', guests_count: 1 },
    dietary_restrictions: note,
    ...(answers && { answers }),
  };
}

function correct(household: string, email: string | null, note: string): HostEntry {
  const { id: _id, created_at, ...reply } = createReply('a@b.co', note);
  return {
    ...{ id: 1, created_at, household, act: 'reply', after_rsvp: nextId },
    reply: { ...reply, email },
  };
}

/** What the personal link of an entry shows and changes. */
function open(
  entry: typeof ADA,
  replies: StoredRsvp[],
  {
    corrections = [],
    decisions = [],
    merged = new Map<number, number>(),
    entries = [ADA, LUCA],
  }: {
    corrections?: HostEntry[];
    decisions?: { entryId: number; household: string; isMatch: boolean }[];
    merged?: Map<number, number>;
    entries?: (typeof ADA)[];
  } = {},
) {
  const households = groupByHousehold(replies, corrections);
  const matcher = createGuestListMatcher(entries, decisions, merged);
  matcher.update(households.map((household, position) => ({ position, household })));
  const status = matcher.find(entry.id);
  if (!status) throw new Error('There is no such entry.');
  const matched = households.find(({ key }) => key === status.household) ?? null;
  const invited = { ...status, matched };
  return {
    key: getReplyKey(invited),
    note: findOwnReply(invited)?.reply.dietary_restrictions ?? null,
    matchedBy: status.matchedBy,
  };
}

describe('a personal link', () => {
  it('does not show the reply of a namesake', () => {
    const other = createReply('other@b.co', 'private');
    const namesake = { ...other, guest_one_first: 'Ada', guest_one_last: 'Rossi' };
    expect(open(ADA, [namesake])).toEqual({ key: 'invitation:5', note: null, matchedBy: 'name' });
  });

  it('does not show the open reply of a guest whose address its household has typed before', () => {
    const own = createReply('luca@b.co', 'own', { invitation: 5, household: 'invitation:5' });
    const victim = createReply('luca@b.co', 'private');
    expect(open(ADA, [own, victim])).toMatchObject({ key: 'invitation:5', note: 'own' });
  });

  it('does not show the couple’s correction of such a reply', () => {
    const own = createReply('luca@b.co', 'own', { invitation: 5, household: 'invitation:5' });
    const replies = [own, createReply('luca@b.co', 'private')];
    const corrections = [correct('invitation:5', 'luca@b.co', 'corrected')];
    expect(open(ADA, replies, { corrections })).toMatchObject({ note: 'own' });
  });

  it('does not show the reply of another link that used its address, and does not add to it', () => {
    const own = createReply('luca@b.co', 'own');
    const attack = createReply('luca@b.co', 'private', {
      invitation: 5,
      household: 'invitation:5',
    });
    expect(open(LUCA, [attack])).toMatchObject({ key: 'invitation:7', note: null });
    expect(open(LUCA, [own, attack])).toMatchObject({ key: 'email:luca@b.co', note: 'own' });
  });

  it('does not show a reply that the couple found to be of other people', () => {
    const replies = [createReply('ada@b.co', 'private')];
    const decisions = [{ entryId: 5, household: 'email:ada@b.co', isMatch: false }];
    expect(open(ADA, replies, { decisions })).toMatchObject({ key: 'invitation:5', note: null });
  });

  it('does not show the reply of an entry that is separate again after a merge was undone', () => {
    const replies = [
      createReply('luca@b.co', 'private', { invitation: 7, household: 'invitation:7' }),
      createReply('ada@b.co', 'own', { invitation: 5, household: 'invitation:7' }),
    ];
    expect(open(ADA, replies)).toMatchObject({ key: 'invitation:5', note: null });
    expect(open(LUCA, replies)).toMatchObject({ key: 'invitation:7', note: 'private' });
  });
});

describe('a personal link', () => {
  it('shows the last reply that was sent by it, whatever its address', () => {
    const replies = ['a', 'b'].map((note) =>
      createReply(`${note}@x.co`, note, { invitation: 5, household: 'invitation:5' }),
    );
    expect(open(ADA, replies)).toEqual({ key: 'invitation:5', note: 'b', matchedBy: 'invitation' });
  });

  it('shows the open reply from an address on the list, and the couple’s correction of it', () => {
    const replies = [createReply('ADA@b.co', 'open')];
    const expected = { key: 'email:ada@b.co', matchedBy: 'email' };
    expect(open(ADA, replies)).toEqual({ ...expected, note: 'open' });
    const corrections = [correct('email:ada@b.co', null, 'corrected')];
    expect(open(ADA, replies, { corrections })).toEqual({ ...expected, note: 'corrected' });
  });

  it('shows the reply that the couple found to be theirs, also one that they entered', () => {
    const match = (household: string) => ({
      decisions: [{ entryId: 5, household, isMatch: true }],
    });
    const replies = [createReply('new@x.co', 'confirmed')];
    expect(open(ADA, replies, match('email:new@x.co'))).toEqual({
      ...{ key: 'email:new@x.co', note: 'confirmed', matchedBy: 'couple' },
    });
    const corrections = [correct('host:1', null, 'by phone')];
    expect(open(ADA, [], { corrections, ...match('host:1') })).toMatchObject({
      ...{ key: 'host:1', note: 'by phone' },
    });
  });

  it('shows the reply of a household that was merged into it', () => {
    const replies = [createReply('x@x.co', 'merged', { invitation: 7, household: 'invitation:7' })];
    const merged = new Map([[7, 5]]);
    expect(open(ADA, replies, { merged, entries: [ADA] })).toEqual({
      ...{ key: 'invitation:7', note: 'merged', matchedBy: 'invitation' },
    });
  });
});

test('the entry that answers for one that was merged several times is found, and a circle ends', () => {
  const merged = new Map([
    [1, 2],
    [2, 3],
  ]);
  expect([1, 2, 3, 4].map((entry) => findKeptEntry(merged, entry))).toEqual([3, 3, 3, 4]);
  const circle = new Map([
    [1, 2],
    [2, 1],
  ]);
  expect([1, 2]).toContain(findKeptEntry(circle, 1));
});
