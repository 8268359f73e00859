import { describe, expect, it } from 'vitest';
import { createGuestListHousehold } from '../fixtures/guest-list.ts';
import { createPerson, createReply, groupByHousehold } from '../fixtures/replies.ts';
import { runAtOnce } from '../pausable.ts';
import type { Person } from '../replies/reply.ts';
import type { GuestListHousehold } from './guest-list.ts';
import { identifyPeople } from './identify-people.ts';

const ROSSI = createGuestListHousehold({
  name: 'Ada & Zoë Rossi',
  people: listNames('Ada Rossi', 'Zoë Rossi'),
});
const [ADA = 0, ZOE = 0] = ROSSI.people.map(({ id }) => id);

function listNames(...names: string[]) {
  return names.map((name) => {
    const [first = '', last = ''] = name.split(' ');
    return { first, last };
  });
}

/** The ids of the people in a reply that is matched with these entries. */
function identify(people: Person[], ...entries: GuestListHousehold[]): (number | undefined)[] {
  const households = groupByHousehold([createReply(1, { people })], []);
  const status = { household: 'email:1@b.co', matchedBy: 'email', suggestions: [] } as const;
  const guestList = entries.map((entry) => ({ ...status, entry, suggestions: [] }));
  const [household] = runAtOnce(identifyPeople(households, guestList));
  return household?.current.people.map(({ id }) => id) ?? [];
}

describe('the people of a reply', () => {
  it('have no ids if it is matched with nobody, even if it says so', () => {
    expect(identify([createPerson('Ada Rossi', { id: ADA })])).toEqual([undefined]);
  });

  it('are found by their names in the household, whatever the order and the accents', () => {
    const people = [createPerson('zoe rossi'), createPerson('Max'), createPerson('Ada Rossi')];
    expect(identify(people, ROSSI)).toEqual([ZOE, undefined, ADA]);
  });

  it('keep the ids of their link when the couple corrects a name', () => {
    const corrected = { ...ROSSI, people: ROSSI.people.map((one) => ({ ...one, last: 'Russo' })) };
    const people = [createPerson('Ada Rossi', { id: ADA }), createPerson('Zoë', { id: ZOE })];
    expect(identify(people, corrected)).toEqual([ADA, ZOE]);
  });

  it('have each id once, and none of a person who left the list or of another household', () => {
    const people = [7, ADA, ADA].map((id) => createPerson('Ada Rossi', { id }));
    expect(identify(people, ROSSI)).toEqual([undefined, ADA, undefined]);
    const namesake = createGuestListHousehold(
      { name: 'Ada', people: listNames('Ada Rossi') },
      { id: 2 },
    );
    expect(identify([createPerson('Ada Rossi')], ROSSI, namesake)).toEqual([undefined]);
  });
});
