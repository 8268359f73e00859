import { mapInSteps, type Pausable } from '../pausable.ts';
import type { Household } from '../replies/household.ts';
import { joinName } from '../replies/names.ts';
import type { Person as ReplyPerson } from '../replies/reply.ts';
import type { GuestListStatus, Person } from './guest-list.ts';
import { normalizeText } from './search-text.ts';

/**
 * The households whose current reply names people of the guest list by their ids: of those entries that it is
 * matched with. A reply by personal link was sent with ids, and any other one is compared by name. Nothing is stored:
 * the ids follow the guest list and the couple's decisions.
 */
export function* identifyPeople(
  households: readonly Household[],
  guestList: readonly GuestListStatus[],
): Pausable<Household[]> {
  const entries = Map.groupBy(guestList, ({ household }) => household);
  return yield* mapInSteps(households, (household) => {
    const listed = (entries.get(household.key) ?? []).flatMap(({ entry }) => entry.people);
    const people = identify(household.current.people, listed);
    return { ...household, current: { ...household.current, people } };
  });
}

function identify(people: readonly ReplyPerson[], listed: readonly Person[]): ReplyPerson[] {
  const left = new Map(listed.map((person) => [person.id, person]));
  const found = new Map<ReplyPerson, number>();
  const take = (person: ReplyPerson, id: number | undefined) => {
    if (id !== undefined && left.delete(id)) found.set(person, id);
  };
  for (const person of people) take(person, person.id);
  const toName = ({ first, last }: { first: string | null; last: string | null }) =>
    normalizeText(joinName({ first, last }));
  for (const person of people.filter((one) => !found.has(one))) {
    const same = [...left.values()].filter((one) => toName(one) === toName(person));
    if (toName(person) !== '' && same.length === 1) take(person, same[0]?.id);
  }
  return people.map((person) => {
    const { id: _, ...others } = person;
    const id = found.get(person);
    return id === undefined ? others : { id, ...others };
  });
}
