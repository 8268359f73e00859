import { Link } from 'wouter';
import { DIRECTIONS } from '../../domain/arrivals/transfers.ts';
import { countTransfers, listTravelGuests } from '../../domain/arrivals/travel-guests.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { findPlan } from '../../domain/seating/seating.ts';
import { countSeating, listSeatingGuests } from '../../domain/seating/seating-guests.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

/** What replies have changed about tables and vehicles, once the couple has begun to seat guests. */
export function PlanNotes() {
  const guestData = useGuestData();
  const { seating, transfers, wedding } = guestData;
  const atTables = wedding.events.flatMap((event) => {
    const plan = findPlan(seating, event.id);
    if (Object.keys(plan.seats).length === 0) return [];
    return [countSeating(listSeatingGuests(guestData, event, plan), plan)];
  });
  const inVehicles = DIRECTIONS.flatMap((direction) => {
    if (Object.keys(transfers[direction]).length === 0) return [];
    return [countTransfers(listTravelGuests(guestData, transfers), transfers, direction)];
  });
  const notes = [
    ...toNotes('/seating', atTables, getMessages('seating').overview),
    ...toNotes('/arrivals', inVehicles, getMessages('arrivals').overview),
  ];
  return notes.map(({ href, text }) => (
    <p key={text}>
      <Link href={href}>{text}</Link>
    </p>
  ));
}

/** A note for each name whose numbers together are not zero. */
function toNotes<Name extends string>(
  href: string,
  counts: readonly NoInfer<Record<Name, number>>[],
  texts: Record<Name, (count: number) => string>,
) {
  return (Object.keys(texts) as Name[]).flatMap((name) => {
    const total = counts.reduce((sum, count) => sum + count[name], 0);
    return total > 0 ? [{ href, text: texts[name](total) }] : [];
  });
}
