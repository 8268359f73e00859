import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { GuestRow } from '../plans/guest-row.tsx';
import type { Selection } from '../plans/selection.ts';

type Props = {
  guest: SeatingGuest;
  selection: Selection;
  /** The number of the chair, of a guest who has one. */
  seat?: number | null;
};

/** A guest with the details for the table. */
export function SeatedGuest({ guest, selection, seat = null }: Props) {
  const { isChild, menu, dietary, householdNotes, status, tags } = guest;
  const { chair } = getMessages('seating');
  const texts = getMessages('plans');
  const notes = [...menu, dietary ?? householdNotes].filter((one) => one !== null);
  const mark = { attending: undefined, declined: texts.declined, 'no-reply': texts.noReply }[
    status
  ];
  return (
    <GuestRow
      guest={guest}
      selection={selection}
      mark={mark}
      details={[...(isChild ? [texts.child] : []), ...notes, ...tags].join(' · ')}
      {...(seat !== null && { aside: chair(seat) })}
    />
  );
}
