import { describe, expect, it, test } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import {
  createPerson,
  createReplyChange,
  createReply as createSample,
  groupByHousehold,
  SPECIFIED_QUESTIONS,
} from '../fixtures/replies.ts';
import type { MatchDecision } from '../guest-list/guest-list.ts';
import { matchGuestList } from '../guest-list/match-guest-list.ts';
import { markWaiting } from '../replies/group-by-household.ts';
import { computeHeadcount } from '../replies/headcount.ts';
import type { ReplyChange } from '../replies/household.ts';
import type { StoredReply } from '../replies/reply.ts';
import { findKeptEntry, findOwnReply, getReplyKey } from './own-replies.ts';

const ADA = createGuestListHousehold({ name: 'Ada Rossi', emails: ['ada@b.co'] }, { id: 5 });
const LUCA = createGuestListHousehold({ name: 'Luca Neri', emails: ['luca@b.co'] }, { id: 7 });

let nextId = 0;
type Link = Pick<StoredReply, 'invitation' | 'household'>;
function createReply(email: string, note: string, link: Link = {}): StoredReply {
  nextId += 1;
  return createSample(nextId, { email, note, names: [`${note} X`], ...link });
}

function correct(household: string, email: string | null, note: string): ReplyChange {
  const { id: _, repliedAt: __, ...reply } = createReply('a@b.co', note);
  return createReplyChange(1, { household, after_reply: nextId, reply: { ...reply, email } });
}

/** What the personal link of an entry shows and changes. */
function open(
  entry: typeof ADA,
  replies: StoredReply[],
  {
    corrections = [],
    decisions = [],
    merged = new Map<number, number>(),
    entries = [ADA, LUCA],
  }: {
    corrections?: ReplyChange[];
    decisions?: { householdId: number; household: string; isMatch: boolean }[];
    merged?: Map<number, number>;
    entries?: (typeof ADA)[];
  } = {},
) {
  const households = groupByHousehold(replies, corrections);
  const invited = matchGuestList({ entries, decisions, merged }, households).find(entry.id);
  if (!invited) throw new Error('There is no such entry.');
  return {
    key: getReplyKey(invited),
    note: findOwnReply(invited)?.reply.note ?? null,
    matchedBy: invited.matchedBy,
  };
}

describe('a personal link', () => {
  it('does not show the reply of a namesake', () => {
    const other = createReply('other@b.co', 'private');
    const namesake = { ...other, people: [createPerson('Ada Rossi')] };
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
    const corrections = [correct('host:open-5.1:luca@b.co', 'luca@b.co', 'corrected')];
    expect(open(ADA, replies, { corrections })).toMatchObject({ note: 'own' });
    expect(open(LUCA, replies, { corrections })).toMatchObject({ note: 'corrected' });
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
    const decisions = [{ householdId: 5, household: 'email:ada@b.co', isMatch: false }];
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
      decisions: [{ householdId: 5, household, isMatch: true }],
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

describe('an open reply after the reply by the personal link of its household', () => {
  const byLink = createReply('ada@x.co', 'link', { invitation: 5, household: 'invitation:5' });
  /** The numbers of guests that count, with the keys of the replies that wait. */
  function count(replies: StoredReply[], decisions: MatchDecision[] = [], entries = [ADA, LUCA]) {
    const households = groupByHousehold(replies, []);
    const stored = { entries, decisions, merged: new Map<number, number>() };
    const { guestList, notOnList } = matchGuestList(stored, households).list();
    const marked = markWaiting(households, guestList);
    const { guestsAttending, waiting } = computeHeadcount(marked, SPECIFIED_QUESTIONS.events);
    const keys = marked.flatMap(({ isWaiting, key }) => (isWaiting ? key : []));
    expect(keys).toHaveLength(waiting);
    return { guestsAttending, waiting: keys, notOnList };
  }
  const asAda = { people: [createPerson('Ada Rossi')] };

  it.each([
    ['the address of that reply', createReply('ADA@x.co', 'open'), 'host:open-5.1:ada@x.co'],
    ['another address on the list', createReply('ada@b.co', 'open'), 'email:ada@b.co'],
    ['their name', { ...createReply('any@b.co', 'open'), ...asAda }, 'email:any@b.co'],
  ])('waits and is not counted if it has %s', (_, reply, key) => {
    const replies = [byLink, reply];
    expect(count(replies)).toEqual({ guestsAttending: 1, waiting: [key], notOnList: [] });
    expect(open(ADA, replies)).toEqual({
      ...{ key: 'invitation:5', note: 'link', matchedBy: 'invitation' },
    });
  });

  it('waits for good: a second one joins the first', () => {
    const replies = [byLink, createReply('ada@x.co', 'one'), createReply('ada@x.co', 'two')];
    expect(count(replies).waiting).toEqual(['host:open-5.1:ada@x.co']);
  });

  it('counts if the couple finds that it is from somebody else, or if it is another household’s', () => {
    const replies = [byLink, createReply('ada@x.co', 'open')];
    const decisions = [{ householdId: 5, household: 'host:open-5.1:ada@x.co', isMatch: false }];
    expect(count(replies, decisions)).toMatchObject({ guestsAttending: 2, waiting: [] });
    const luca = { ...LUCA, emails: ['ada@x.co'] };
    expect(count(replies, [], [ADA, luca])).toMatchObject({ guestsAttending: 2, waiting: [] });
  });

  it('counts if the household has no reply by link', () => {
    expect(count([createReply('ada@b.co', 'open')])).toMatchObject({
      ...{ guestsAttending: 1, waiting: [] },
    });
  });

  it('is replaced by a reply by link if it was sent before', () => {
    const later = { ...byLink, id: 1000 };
    expect(count([createReply('ada@b.co', 'open'), later])).toMatchObject({ guestsAttending: 1 });
    const continued = { ...later, invitation: 5, household: 'email:ada@b.co' };
    const replies = [
      createReply('ada@b.co', 'open'),
      continued,
      { ...createReply('ada@b.co', 'again'), id: 1001 },
    ];
    expect(count(replies).waiting).toEqual(['host:open-5.1:ada@b.co']);
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
