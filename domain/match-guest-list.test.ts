import { describe, expect, it } from 'vitest';
import { groupByHousehold } from './group-by-household.ts';
import type { GuestListEntry, MatchDecision } from './guest-list.ts';
import type { Household } from './household.ts';
import { matchGuestList } from './match-guest-list.ts';
import { RSVP_DEFAULTS, type StoredRsvp, toRsvpRecord } from './rsvp.ts';

let nextId = 0;

/** Parties of 'First Last' or 'First Last & First Last', each from an address of its own. */
function replied(...households: [names: string, email?: string][]): Household[] {
  const rows = households.map(([names, email], index): StoredRsvp => {
    const [one = '', two] = names.split(' & ');
    const [guestOneFirst = '', ...lasts] = one.split(' ');
    const [guestTwoFirst = '', ...otherLasts] = two?.split(' ') ?? [];
    const record = toRsvpRecord({
      ...RSVP_DEFAULTS,
      guestOneFirst,
      guestOneLast: lasts.join(' '),
      guestTwoFirst,
      guestTwoLast: otherLasts.join(' '),
      guestsCount: two ? 2 : 1,
      email: email ?? `p${index + 1}@b.co`,
    });
    return { ...record, id: index + 1, created_at: '2026-01-01T00:00:00Z' };
  });
  return groupByHousehold(rows, []);
}

function invite(name: string, email: string | null = null): GuestListEntry {
  nextId += 1;
  return { id: nextId, created_at: '', name, email, party_size: null, note: null };
}

function statusOf(one: GuestListEntry, households: Household[], words: MatchDecision[] = []) {
  const { guestList, notOnList } = matchGuestList([one], words, households);
  const [status] = guestList;
  return {
    household: status?.household,
    matchedBy: status?.matchedBy,
    suggestions: status?.suggestions,
    notOnList,
  };
}

const P1 = 'email:p1@b.co';
const P2 = 'email:p2@b.co';

describe('nobody is taken for another without a person’s word', () => {
  it.each([
    ['a nickname', 'Bob Smith', 'Robert Smith'],
    ['a nickname in another language', 'Beppe Verdi', 'Giuseppe Verdi'],
    ['a slip of the pen', 'Francesca Bianchi', 'Franceca Bianchi'],
    ['two letters that changed places', 'Brian Miller', 'Brain Miller'],
    ['an umlaut written out', 'Jörg Müller', 'Jörg Mueller'],
    ['a middle name', 'Anna Maria Rossi', 'Anna Rossi'],
    ['an initial', 'J. Miller', 'Jane Miller'],
    ['the shared last name of a couple', 'Anna & Marco Rossi', 'Anna Rossi'],
    ['a second guest without a last name', 'Bassanio Neri', 'Portia Neri & Bassanio'],
    ['the name of the family', 'Famiglia Rossi', 'Anna Rossi'],
  ])('%s is only suggested', (_, invited, household) => {
    expect(statusOf(invite(invited), replied([household], ['Someone Else']))).toEqual({
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
  ])('%s in common is not even suggested', (_, invited, household) => {
    const { household: found, suggestions } = statusOf(invite(invited), replied([household]));
    expect([found, suggestions]).toEqual([null, invited === 'Anna' ? [P1] : []]);
  });

  it('of two parties with the very name neither is taken', () => {
    const status = statusOf(invite('John Smith'), replied(['John Smith'], ['Smith John']));
    expect(status).toMatchObject({ household: null, suggestions: [P1, P2] });
  });

  it('of two invited with the very name neither is taken', () => {
    const [senior, junior] = [invite('John Smith', 'p1@b.co'), invite('John Smith')];
    const { guestList } = matchGuestList([senior, junior], [], replied(['John Smith']));
    expect(guestList).toMatchObject([
      { household: P1, matchedBy: 'email' },
      { household: null, matchedBy: null, suggestions: [P1] },
    ]);
  });

  it('a host’s no is heeded, by address and by name', () => {
    for (const one of [invite('John Smith'), invite('Someone', 'p1@b.co')]) {
      const no = { entryId: one.id, household: P1, isMatch: false };
      expect(statusOf(one, replied(['John Smith']), [no])).toEqual({
        household: null,
        matchedBy: null,
        suggestions: [],
        notOnList: [P1],
      });
    }
  });

  it('a withdrawn party answers for nobody and is not unexpected', () => {
    const one = invite('John Smith', 'p1@b.co');
    const households = replied(['John Smith']).map((household) => ({
      ...household,
      withdrawn: true,
    }));
    const yes = { entryId: one.id, household: P1, isMatch: true };
    expect(statusOf(one, households, [yes])).toEqual({
      household: null,
      matchedBy: null,
      suggestions: [],
      notOnList: [],
    });
  });
});

describe('an invited one has replied', () => {
  it('by a host’s word, before all else', () => {
    const one = invite('John Smith', 'p1@b.co');
    const yes = { entryId: one.id, household: P2, isMatch: true };
    const households = replied(['John Smith'], ['Somebody Else']);
    expect(statusOf(one, households, [yes])).toMatchObject({
      household: P2,
      matchedBy: 'couple',
      suggestions: [],
    });
  });

  it('by address, before the name', () => {
    const households = replied(['Anna Rossi'], ['John Smith', 'Anna.Rossi@b.co']);
    const status = statusOf(invite('Anna Rossi', 'anna.rossi@B.co'), households);
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
  ])('by name: %s as %s', (name, household) => {
    const status = statusOf(invite(name), replied([household], ['Someone Else']));
    expect(status).toEqual({ household: P1, matchedBy: 'name', suggestions: [], notOnList: [P2] });
  });

  it('both of a couple who were invited one by one and replied together', () => {
    const couple = [invite('Anna Rossi', 'p1@b.co'), invite('Marco Bianchi')];
    const { guestList, notOnList } = matchGuestList(
      couple,
      [],
      replied(['Anna Rossi & Marco Bianchi']),
    );
    expect(guestList.map(({ matchedBy }) => matchedBy)).toEqual(['email', 'name']);
    expect(notOnList).toEqual([]);
  });
});

it('nobody is unexpected while nobody is known to be invited', () => {
  expect(matchGuestList([], [], replied(['Anna Rossi'])).notOnList).toEqual([]);
});

it('suggestions are the best first, and three at most', () => {
  const households = replied(
    ['Rossi Anna Maria'],
    ['Anne Rossi'],
    ['A Rossi'],
    ['Ana Rossi'],
    ['Anna Rosso'],
  );
  const { suggestions } = statusOf(invite('Anna Rossi Bruni'), households);
  expect(suggestions).toHaveLength(3);
});
