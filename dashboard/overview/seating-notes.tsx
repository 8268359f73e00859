import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { findPlan } from '../../domain/seating/seating.ts';
import { countSeating, listSeatingGuests } from '../../domain/seating/seating-guests.ts';
import { useGuestData } from '../guest-data/guest-data.ts';

/** What replies have changed about the seats, once the couple has begun to seat guests. */
export function SeatingNotes() {
  const guestData = useGuestData();
  const { events } = guestData.wedding;
  const counts = events.flatMap((event) => {
    const plan = findPlan(guestData.seating, event.id);
    if (Object.keys(plan.seats).length === 0) return [];
    return [countSeating(listSeatingGuests(guestData, event, plan), plan)];
  });
  const { overview: texts } = getMessages('seating');
  const notes = (['declined', 'unseated'] as const).flatMap((name) => {
    const total = counts.reduce((sum, count) => sum + count[name], 0);
    return total > 0 ? [texts[name](total)] : [];
  });
  return notes.map((note) => (
    <p key={note}>
      <Link href="/seating">{note}</Link>
    </p>
  ));
}
