import { listFirstNames } from '../../../domain/guest-list/greeting-names.ts';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import type { formatMessage } from '../../../domain/messages/format.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { request } from '../../request.ts';

/** Functions of the entry: importing them would load the entry's stylesheet again. */
export type Tools = { formatMessage: typeof formatMessage; request: typeof request };

export type Context = { edition: Edition; messages: PersonalMessages; tools: Tools };

/** As in 'Dear Ada, Luca and guest'. */
export function composeGreeting(
  { name, people }: Pick<Invitation, 'name' | 'people'>,
  { edition, messages, tools }: Context,
): string {
  const { language, wedding } = edition;
  const firstNames = listFirstNames(people);
  const unnamed = listUnnamed(people, { edition, messages, tools });
  // The name on the envelope is of all of them.
  const all = firstNames ? [...firstNames, ...unnamed] : [name];
  const names = new Intl.ListFormat(wedding.locale).format(all);
  return tools.formatMessage(messages.greeting, { names }, language);
}

/** A word for those whose names are not known yet, if there are any. */
export function listUnnamed(
  people: readonly { first: string | null; last: string | null }[],
  { edition, messages, tools }: Context,
): string[] {
  const count = people.filter(({ first, last }) => !first && !last).length;
  return count > 0
    ? [tools.formatMessage(messages.unnamedGuests, { count }, edition.language)]
    : [];
}

/** What the form calls a guest without a name, as in 'Guest of Ada'. `number` tells several apart. */
export function nameGuest(
  { name, people }: Pick<Invitation, 'name' | 'people'>,
  { edition, messages, tools }: Context,
  number = 1,
): string {
  const names = { name: listFirstNames(people)?.[0] ?? name };
  const text = tools.formatMessage(messages.guestOf, names, edition.language);
  return number > 1 ? `${text} (${number})` : text;
}
