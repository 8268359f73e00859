import type { GuestListHousehold } from '../guest-list/guest-list.ts';
import { formatPerson } from '../guest-list/guest-list-people.ts';
import { getAttendance, getOwn, type Reply } from '../replies/reply.ts';
import type { LanguageCode } from '../wedding/languages.ts';
import type { SeatingPlan } from './seating.ts';

/** Words on a guest's page. Here and not in domain/messages, because every guest's browser loads those. */
const TEXTS: Record<LanguageCode, { table: string; guest: string }> = {
  en: { table: 'Table', guest: 'Guest' },
  it: { table: 'Tavolo', guest: 'Ospite' },
  de: { table: 'Tisch', guest: 'Gast' },
  fr: { table: 'Table', guest: 'Invité' },
  es: { table: 'Mesa', guest: 'Invitado' },
  pt: { table: 'Mesa', guest: 'Convidado' },
};

type Household = {
  entry: Pick<GuestListHousehold, 'people'>;
  reply: Pick<Reply, 'people'>;
  language: LanguageCode;
};

/** The tables of a household that attends, as in 'The Wedding: Table 4 · Rialto', where the couple shows them. */
export function describeTables(
  plans: readonly SeatingPlan[],
  events: readonly { id: string; title: string }[],
  { entry, reply, language }: Household,
): string[] {
  const texts = TEXTS[language];
  return events.flatMap(({ id, title }) => {
    const plan = plans.find((one) => one.event === id && one.isShown);
    if (!plan || getAttendance(reply, id) !== 'attending') return [];
    const seated = entry.people.flatMap((person) => {
      const table = plan.tables[plan.seats[person.id]?.table ?? 0];
      const own = reply.people.find((one) => one.id === person.id);
      const isAbsent = own && getOwn(own.attendance, id) !== 'attending';
      if (!table || isAbsent) return [];
      const place = `${texts.table} ${table.number}${table.name && ` · ${table.name}`}`;
      return [{ name: formatPerson(person) || texts.guest, place }];
    });
    const byPlace = [...Map.groupBy(seated, ({ place }) => place)];
    if (byPlace.length < 2) return byPlace.map(([place]) => `${title}: ${place}`);
    const parts = byPlace.map(
      ([place, people]) => `${people.map(({ name }) => name).join(', ')}, ${place}`,
    );
    return [`${title}: ${parts.join('; ')}`];
  });
}
