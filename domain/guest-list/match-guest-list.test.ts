import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import { createReply, groupByHousehold } from '../fixtures/replies.ts';
import type { Household } from '../replies/household.ts';
import type { StoredReply } from '../replies/reply.ts';
import type { GuestListHousehold, MatchDecision } from './guest-list.ts';
import { matchGuestList } from './match-guest-list.ts';

let nextId = 0;

/** Creates households from 'First Last' or 'First Last & First Last', each with its own address. */
function createHouseholds(...households: [names: string, email?: string][]): Household[] {
  const replies = households.map(([names, email = ''], index) =>
    createReply(index + 1, { names: names.split(' & '), ...(email && { email }) }),
  );
  return groupByHousehold(replies, []);
}

function invite(name: string, email: string | null = null): GuestListHousehold {
  nextId += 1;
  return createGuestListHousehold({ name, emails: email === null ? [] : [email] }, { id: nextId });
}

function matchAll(
  entries: GuestListHousehold[],
  decisions: MatchDecision[],
  households: Household[],
) {
  return matchGuestList({ entries, decisions, merged: new Map() }, households).list();
}

function matchOne(
  entry: GuestListHousehold,
  households: Household[],
  decisions: MatchDecision[] = [],
) {
  const { guestList, notOnList } = matchAll([entry], decisions, households);
  const [status] = guestList;
  return {
    household: status?.household,
    matchedBy: status?.matchedBy,
    suggestions: status?.suggestions,
    notOnList,
  };
}

/** Replies from `zoe@b.co`, some of them by the link of an entry. */
function createReplies(...changes: Partial<StoredReply>[]): Household[] {
  return groupByHousehold(
    changes.map((change, index) =>
      createReply(index + 1, { email: 'zoe@b.co', names: ['Zoe Neri'], ...change }),
    ),
    [],
  );
}

const P1 = 'email:1@b.co';
const P2 = 'email:2@b.co';

describe('a reply by the link of another entry', () => {
  const byOther = { invitation: 99, household: 'invitation:99' };

  it('is no match for its address if somebody else replied from there', () => {
    const entry = invite('Famiglia Bruno', 'zoe@b.co');
    expect(matchOne(entry, createReplies({}, byOther)).household).toBe('email:zoe@b.co');
    const two = { ...entry, emails: ['other@b.co', 'zoe@b.co'] };
    const replies = createReplies({ ...byOther, email: 'other@b.co' }, {});
    expect(matchOne(two, replies).household).toBe('email:zoe@b.co');
  });
});

it('an entry has the reply of its own link rather than another household that its link continued', () => {
  const entry = invite('Famiglia Bruno');
  const own = `invitation:${entry.id}`;
  const replies = createReplies(
    { invitation: entry.id, household: own },
    { invitation: entry.id, household: 'email:zoe@b.co' },
  );
  expect(matchOne(entry, replies)).toMatchObject({ household: own, matchedBy: 'invitation' });
});

describe('without a decision of the couple', () => {
  it.each([
    ['a nickname', 'Bob Smith', 'Robert Smith'],
    ['a nickname in another language', 'Beppe Verdi', 'Giuseppe Verdi'],
    ['a missing letter', 'Francesca Bianchi', 'Franceca Bianchi'],
    ['two swapped letters', 'Brian Miller', 'Brain Miller'],
    ['an umlaut written out', 'Jörg Müller', 'Jörg Mueller'],
    ['a middle name', 'Anna Maria Rossi', 'Anna Rossi'],
    ['an initial', 'J. Miller', 'Jane Miller'],
    ['the shared last name of a couple', 'Anna & Marco Rossi', 'Anna Rossi'],
    ['a second guest without a last name', 'Bassanio Neri', 'Portia Neri & Bassanio'],
    ['the name of the family', 'Famiglia Rossi', 'Anna Rossi'],
  ])('%s leads to a suggestion only', (_, invited, household) => {
    expect(matchOne(invite(invited), createHouseholds([household], ['Someone Else']))).toEqual({
      household: null,
      matchedBy: null,
      suggestions: [P1],
      notOnList: [P1, P2],
    });
  });

  it.each([
    ['a first name', 'Anna', 'Anna Rossi'],
    ['only the last name', 'Carlo Rossi', 'Anna Rossi'],
    ['only the first name', 'Anna Bianchi', 'Anna Rossi'],
    ['nothing', 'Carlo Goldoni', 'Anna Rossi'],
  ])('%s in common is not a match', (_, invited, household) => {
    const { household: found, suggestions } = matchOne(
      invite(invited),
      createHouseholds([household]),
    );
    expect([found, suggestions]).toEqual([null, invited === 'Anna' ? [P1] : []]);
  });

  it('an address whose international domain the browser sent in ASCII is a match', () => {
    const entry = invite('Familie Huber', 'anna@münchen.de');
    const households = createHouseholds(['Anna Klein', 'anna@xn--mnchen-3ya.de']);
    expect(matchOne(entry, households)).toMatchObject({ matchedBy: 'email', notOnList: [] });
  });

  it('two households with the same name are only suggested', () => {
    const status = matchOne(invite('John Smith'), createHouseholds(['John Smith'], ['Smith John']));
    expect(status).toMatchObject({ household: null, suggestions: [P1, P2] });
  });

  it('a household is only suggested for one of two entries with the same name', () => {
    const [senior, junior] = [invite('John Smith', '1@b.co'), invite('John Smith')];
    const { guestList } = matchAll([senior, junior], [], createHouseholds(['John Smith']));
    expect(guestList).toMatchObject([
      { household: P1, matchedBy: 'email' },
      { household: null, matchedBy: null, suggestions: [P1] },
    ]);
  });

  it('a household that the couple rejected is not matched, by email or by name', () => {
    for (const entry of [invite('John Smith'), invite('Someone', '1@b.co')]) {
      const no = { householdId: entry.id, household: P1, isMatch: false };
      expect(matchOne(entry, createHouseholds(['John Smith']), [no])).toEqual({
        household: null,
        matchedBy: null,
        suggestions: [],
        notOnList: [P1],
      });
    }
  });

  it('a withdrawn household is not matched and is not reported as missing from the list', () => {
    const entry = invite('John Smith', '1@b.co');
    const households = createHouseholds(['John Smith']).map((household) => ({
      ...household,
      withdrawn: true,
    }));
    const yes = { householdId: entry.id, household: P1, isMatch: true };
    expect(matchOne(entry, households, [yes])).toEqual({
      household: null,
      matchedBy: null,
      suggestions: [],
      notOnList: [],
    });
  });
});

describe('an entry', () => {
  it('is matched by the couple’s decision before everything else', () => {
    const entry = invite('John Smith', '1@b.co');
    const yes = { householdId: entry.id, household: P2, isMatch: true };
    const households = createHouseholds(['John Smith'], ['Somebody Else']);
    expect(matchOne(entry, households, [yes])).toMatchObject({
      household: P2,
      matchedBy: 'couple',
      suggestions: [],
    });
  });

  it('is matched by email before the name', () => {
    const households = createHouseholds(['Anna Rossi'], ['John Smith', 'Anna.Rossi@b.co']);
    const status = matchOne(invite('Anna Rossi', 'anna.rossi@B.co'), households);
    expect(status).toMatchObject({ household: 'email:anna.rossi@b.co', matchedBy: 'email' });
  });

  it.each([
    ['Zoë Łęcka', 'zoe lecka'],
    ['Rossi, Anna', 'Anna Rossi'],
    ['Mrs. Anna Rossi', 'Anna Rossi'],
    ['José Ortega y Gasset', 'José Ortega y Gasset'],
    ['D’Angelo Pia', "Pia D'Angelo"],
    ['Marco Bianchi', 'Anna Rossi & Marco Bianchi'],
    ['Anna Rossi & Marco Bianchi', 'Marco Bianchi'],
    ['Anna Rossi and Marco Bianchi', 'Anna Rossi & Marco Bianchi'],
  ])('is matched by name: %s with the reply of %s', (name, household) => {
    const status = matchOne(invite(name), createHouseholds([household], ['Someone Else']));
    expect(status).toEqual({ household: P1, matchedBy: 'name', suggestions: [], notOnList: [P2] });
  });

  it('is matched with the same household when two entries replied together', () => {
    const couple = [invite('Anna Rossi', '1@b.co'), invite('Marco Bianchi')];
    const { guestList, notOnList } = matchAll(
      couple,
      [],
      createHouseholds(['Anna Rossi & Marco Bianchi']),
    );
    expect(guestList.map(({ matchedBy }) => matchedBy)).toEqual(['email', 'name']);
    expect(notOnList).toEqual([]);
  });
});

it('no household is missing from the list while the list is empty', () => {
  expect(matchAll([], [], createHouseholds(['Anna Rossi'])).notOnList).toEqual([]);
});

it('at most three households are suggested', () => {
  const households = createHouseholds(
    ['Rossi Anna Maria'],
    ['Anne Rossi'],
    ['A Rossi'],
    ['Ana Rossi'],
    ['Anna Rosso'],
  );
  const { suggestions } = matchOne(invite('Anna Rossi Bruni'), households);
  expect(suggestions).toHaveLength(3);
});

describe('a household on the guest list', () => {
  const rossi = (values: object) =>
    createGuestListHousehold({ name: 'The Rossi family', ...values }, { id: 900 });

  it('is matched by each of its email addresses', () => {
    const entry = rossi({ emails: ['first@b.co', '1@B.co'] });
    expect(matchOne(entry, createHouseholds(['Zoe Neri']))).toMatchObject({
      household: 'email:1@b.co',
      matchedBy: 'email',
    });
  });

  it('is matched by another address after the couple rejected the first one', () => {
    const entry = rossi({ emails: ['1@b.co', '2@b.co'] });
    const rejected = { householdId: 900, household: 'email:1@b.co', isMatch: false };
    const households = createHouseholds(['Zoe Neri'], ['Ugo Verdi']);
    expect(matchOne(entry, households, [rejected])).toMatchObject({ household: 'email:2@b.co' });
  });

  it('is matched by the name of any of its people', () => {
    const people = [
      { first: 'Anna', last: 'Rossi' },
      { first: 'Zoë', last: 'Neri' },
    ];
    expect(matchOne(rossi({ people }), createHouseholds(['Zoe Neri']))).toMatchObject({
      household: 'email:1@b.co',
      matchedBy: 'name',
    });
  });

  it('has suggestions by the names of its people', () => {
    const people = [{ first: 'Thomas', last: 'Smith' }];
    expect(matchOne(rossi({ people }), createHouseholds(['Tom Smith']))).toMatchObject({
      household: null,
      suggestions: ['email:1@b.co'],
    });
  });
});
