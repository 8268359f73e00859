import { createTimeFormats } from '../../domain/arrivals/format-times.ts';
import { findRideMark, getRide, type TravelGuest } from '../../domain/arrivals/travel-guests.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { GuestRow } from '../plans/guest-row.tsx';
import styles from '../plans/plans.module.css';
import type { Selection } from '../plans/selection.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = {
  guest: TravelGuest;
  transfers: Transfers;
  selection: Selection;
  /** Not repeated in the row: the day, and the places of a vehicle. */
  above: { day?: string | undefined; places?: readonly string[] };
  /** Outside of its card. */
  hasVehicle?: boolean;
  /** Lets the couple accept a changed time. */
  onKeep?: () => void;
};

/** A guest with the time, number and place of their journey, and with a mark after a change. */
export function TravelGuestRow(props: Props) {
  const { guest, transfers, selection, above, hasVehicle, onKeep } = props;
  const { direction, plan } = transfers;
  const { formatMoment, formatTime } = createTimeFormats(useGuestData().wedding.locale);
  const texts = getMessages('arrivals');
  const shared = getMessages('plans');
  const time = guest[direction];
  const shown =
    time === null ? null : (time.startsWith(above.day ?? ' ') ? formatTime : formatMoment)(time);
  const mark = findRideMark(guest, plan, direction);
  const vehicle = plan.vehicles[getRide(guest, plan, direction)?.vehicle ?? 0];
  const details = [
    ...(guest.isChild ? [shared.child] : []),
    // The mark of a changed time has it already.
    ...(mark === 'missed' || mark === 'changed' ? [] : [shown ?? texts.noTime]),
    guest[`${direction}Number`],
    above.places?.includes(guest.stay ?? '') ? null : guest.stay,
    guest.needsSeat === false ? texts.needsNoSeat : null,
  ].filter((one) => one !== null);
  const words = {
    declined: shared.declined,
    'no-reply': shared.noReply,
    missed: shown && texts.marks.missed[direction](shown),
    changed: shown ? texts.marks.changed(shown) : texts.marks.noTime,
  };
  return (
    <div className={styles.found}>
      <GuestRow
        guest={guest}
        selection={selection}
        mark={(mark && words[mark]) ?? undefined}
        details={details.join(' · ')}
        {...(hasVehicle && vehicle && { aside: vehicle.name })}
      />
      {onKeep && mark === 'changed' && (
        <TextButton aria-label={texts.keepOf(guest.name)} onClick={onKeep}>
          {texts.keep}
        </TextButton>
      )}
    </div>
  );
}
