import type { Invitation } from '../../../domain/guest-list/invitation.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { formatMessage } from '../../messages/format.ts';
import type { request } from '../../request.ts';
import { hasName } from './guests.ts';

/** Functions of the entry: importing them would load the entry's stylesheet again. */
export type Tools = { formatMessage: typeof formatMessage; request: typeof request };

export type Context = { edition: Edition; messages: PersonalMessages; tools: Tools };

/** As in 'Dear Ada, Luca and guest'. */
export function composeGreeting(
  { name, people }: Pick<Invitation, 'name' | 'people'>,
  { edition, messages, tools }: Context,
): string {
  const { language, wedding } = edition;
  const named = people.filter(hasName).map(({ first, last }) => first || last);
  const others = listUnnamed(people, { edition, messages, tools });
  const list = new Intl.ListFormat(wedding.locale).format([...named, ...others]);
  const names = named.length > 0 ? list : name;
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
  const host = people.find(hasName);
  const names = { name: host?.first || host?.last || name };
  const text = tools.formatMessage(messages.guestOf, names, edition.language);
  return number > 1 ? `${text} (${number})` : text;
}
