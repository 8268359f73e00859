// No zod here: the page of a personal link imports this file.
import type { GuestListHousehold, NewPerson } from './guest-list.ts';

const TITLE =
  /^(mr|mrs|ms|miss|mx|dr|prof|herr|frau|sig|sigra|signora?|signori|m|mme|mlle|monsieur|madame|sra?|srta|señora?|don|doña)$/iu;
/** At the end of a first name that was read from 'Lorenzo da Ponte'. */
const PARTICLES = /(\s+\p{Ll}[\p{L}’']*)+$/u;

/** First names if everybody has one: 'Dear Anna and Marco' is warmer than the name on an envelope. */
export function listGreetingNames({
  name,
  people,
}: Pick<GuestListHousehold, 'name' | 'people'>): string[] {
  return listFirstNames(people) ?? [name];
}

/** Null if somebody's first name is missing, or may be a title. Guests without any name do not count. */
export function listFirstNames(people: readonly NewPerson[]): string[] | null {
  const named = people.filter(({ first, last }) => first !== '' || last !== '');
  const firstNames = named.map(({ first }) => first.replace(PARTICLES, ''));
  const isTitle = (first: string) => TITLE.test(first.split(' ')[0]?.replaceAll('.', '') ?? '');
  const canUse = firstNames.every((first) => first !== '' && !isTitle(first));
  return named.length > 0 && canUse ? firstNames : null;
}
