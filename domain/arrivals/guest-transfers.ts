import type { GuestListHousehold } from '../guest-list/guest-list.ts';
import { formatPerson } from '../guest-list/guest-list-people.ts';
import type { GuestTransfer } from '../invitations/invitation.ts';
import type { PlanData } from '../plans/plan-guests.ts';
import type { LanguageCode } from '../wedding/languages.ts';
import { keepClock } from './format-times.ts';
import { DIRECTIONS, type Direction, type TransferPlan } from './transfers.ts';
import { listTravelGuests } from './travel-guests.ts';

type Texts = Record<Direction, string> & { with: string };

/** Words on a guest's page. Here and not in domain/messages, because every guest's browser loads those. */
const TEXTS: Record<LanguageCode, Texts> = {
  en: { arrival: 'Your transfer', departure: 'Your transfer back', with: 'with' },
  it: { arrival: 'Il vostro transfer', departure: 'Il vostro transfer di ritorno', with: 'con' },
  de: { arrival: 'Euer Transfer', departure: 'Euer Transfer zurück', with: 'mit' },
  fr: { arrival: 'Votre transfert', departure: 'Votre transfert retour', with: 'avec' },
  es: { arrival: 'Vuestro traslado', departure: 'Vuestro traslado de vuelta', with: 'con' },
  pt: { arrival: 'O vosso transporte', departure: 'O vosso transporte de regresso', with: 'com' },
};

/** The names of more people would hide the time. */
const MAX_COMPANIONS = 6;

type Guest = { entry: Pick<GuestListHousehold, 'people'>; language: LanguageCode; locale: string };

/**
 * The transfers of a household, where the couple shows them, as in 'Your transfer: Friday, June 5 at 2:40 PM, Water
 * taxi 2, with Anna Rossi'. Of other households it has only the names of people in the same vehicle.
 */
export function describeTransfers(
  plan: TransferPlan,
  data: PlanData,
  { entry, language, locale }: Guest,
): GuestTransfer[] {
  const isOwn = new Set(entry.people.map(({ id }) => id));
  const listVehicles = (id: number) =>
    DIRECTIONS.flatMap((direction) => plan[direction][id]?.vehicle ?? []);
  const vehicles = new Set([...isOwn].flatMap(listVehicles));
  if (!plan.isShown || vehicles.size === 0) return [];
  // Only the replies of guests in these vehicles: all would take ten times as long.
  const inVehicles = data.guestList.filter((status) =>
    status.entry.people.some(({ id }) => listVehicles(id).some((one) => vehicles.has(one))),
  );
  const keys = new Set(inVehicles.map(({ household }) => household));
  const guestList = data.guestList.filter(({ household }) => keys.has(household));
  const households = data.households.filter(({ key }) => keys.has(key));
  const texts = TEXTS[language];
  const when = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  });
  const join = (names: string[]) => new Intl.ListFormat(locale).format(names);
  const names = new Map(
    guestList.flatMap(({ entry: { people } }) =>
      people.map((person) => [person.id, formatPerson(person)] as const),
    ),
  );
  const getNames = (people: readonly number[]) => people.flatMap((id) => names.get(id) || []);
  const coming = listTravelGuests({ ...data, guestList, households }, plan).flatMap(
    ({ id, status }) => (id !== null && status === 'attending' ? id : []),
  );
  const lines = DIRECTIONS.flatMap((direction) => {
    const rides = plan[direction];
    const own = coming.filter((id) => isOwn.has(id) && rides[id]);
    const byVehicle = Map.groupBy(own, (id) => rides[id]?.vehicle ?? 0);
    return [...byVehicle].flatMap(([id, people]) => {
      const vehicle = plan.vehicles[id];
      if (!vehicle) return [];
      const { time, name, from, to } = vehicle;
      const who = byVehicle.size > 1 ? ` (${join(getNames(people))})` : '';
      const others = coming.filter((one) => !isOwn.has(one) && rides[one]?.vehicle === id);
      const companions = others.length > MAX_COMPANIONS ? [] : getNames(others);
      const parts = [
        ...[keepClock(when.format(new Date(`${time}Z`))), name],
        ...(from || to ? [[from, to].filter(Boolean).join(' → ')] : []),
        ...(companions.length > 0 ? [`${texts.with} ${join(companions)}`] : []),
      ];
      return [{ at: time, text: `${texts[direction]}${who}: ${parts.join(', ')}` }];
    });
  });
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}
