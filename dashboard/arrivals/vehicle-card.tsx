import { Link } from 'wouter';
import { getVehicleListName } from '../../domain/arrivals/arrivals-lists.ts';
import { createTimeFormats } from '../../domain/arrivals/format-times.ts';
import type { ListedVehicle } from '../../domain/arrivals/transfers.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { PlanCard } from '../plans/plan-card.tsx';
import type { Selection } from '../plans/selection.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './arrivals.module.css';
import { TravelGuestRow } from './travel-guest-row.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = {
  vehicle: ListedVehicle;
  transfers: Transfers;
  selection: Selection;
  onSeat: (people: readonly number[], vehicle: number) => void;
  onEdit: (vehicle: number) => void;
};

/** A vehicle with its time and route, and the guests in it. */
export function VehicleCard({ vehicle, transfers, selection, onSeat, onEdit }: Props) {
  const { id, name, time, from, to, seats } = vehicle;
  const { byVehicle, direction, plan } = transfers;
  const { formatMoment } = createTimeFormats(useGuestData().wedding.locale);
  const texts = getMessages('arrivals');
  const guests = byVehicle.get(id) ?? [];
  const route = [from, to].filter(Boolean).join(' → ');
  const newcomers = [...selection.selected].filter(
    (person) => plan[direction][person]?.vehicle !== id,
  );
  const canSeat = newcomers.length > 0 && newcomers.length <= seats - guests.length;
  return (
    <PlanCard
      name={name}
      about={
        <p className={styles.route}>
          {formatMoment(time)}
          {route && <br />}
          {route}
        </p>
      }
      taken={guests.length}
      seats={seats}
      onDrop={(people) => onSeat(people, id)}
      onEdit={() => onEdit(id)}
      buttons={
        <>
          {canSeat && (
            <TextButton aria-label={texts.seatHereIn(name)} onClick={() => onSeat(newcomers, id)}>
              {texts.seatHere}
            </TextButton>
          )}
          {guests.length > 0 && (
            <Link href={`/print/${getVehicleListName(id)}`} aria-label={texts.driversListOf(name)}>
              {texts.driversList}
            </Link>
          )}
        </>
      }
    >
      {guests.length === 0 && <p className="soft small">{texts.nobody}</p>}
      {guests.map((guest) => (
        <TravelGuestRow
          key={guest.key}
          {...{ guest, transfers, selection }}
          above={{ day: time.slice(0, 10), places: [from, to] }}
          onKeep={() => guest.id !== null && onSeat([guest.id], id)}
        />
      ))}
    </PlanCard>
  );
}
