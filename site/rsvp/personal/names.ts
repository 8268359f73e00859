import { listFirstNames } from '../../../domain/guest-list/greeting-names.ts';
import { listPeopleOnForm } from '../../../domain/invitations/household-form.ts';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import type { formatMessage } from '../../../domain/messages/format.ts';
import { hasName, type Name, type Person } from '../../../domain/replies/reply.ts';
import type { Edition, PersonalMessages } from '../../edition.tsx';
import type { PeopleWords } from '../reply-summary.ts';

export type Context = {
  edition: Edition;
  messages: PersonalMessages;
  tools: { formatMessage: typeof formatMessage };
};

/** As in 'Dear Ada, Luca and guest'. */
export function composeGreeting(
  { name, people }: Pick<Invitation, 'name' | 'people'>,
  context: Context,
): string {
  const { language, wedding } = context.edition;
  const firstNames = listFirstNames(people);
  const unnamed = listUnnamed(people, context);
  // The name on the envelope is of all of them.
  const all = firstNames ? [...firstNames, ...unnamed] : [name];
  const names = new Intl.ListFormat(wedding.locale).format(all);
  return context.tools.formatMessage(context.messages.greeting, { names }, language);
}

/** A word for those whose names are not known yet, if there are any. */
function listUnnamed(people: readonly Name[], { edition, messages, tools }: Context): string[] {
  const count = people.filter((person) => !hasName(person)).length;
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

/** What the card with a reply calls people: numbered as on the form, which opens with this reply. */
export function createPeopleWords(invitation: Invitation, context: Context): PeopleWords {
  const unnamed = listPeopleOnForm(invitation).filter((person) => !hasName(person));
  const toNumber = (person: Person) => unnamed.findIndex(({ reply }) => reply === person) + 1;
  return {
    toName: (person) =>
      person.first || person.last || nameGuest(invitation, context, toNumber(person)),
    listUnnamed: (people) => listUnnamed(people, context),
  };
}
