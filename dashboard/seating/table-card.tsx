import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { NumberedTable } from '../../domain/seating/seating.ts';
import { getSeat, type SeatingGuest } from '../../domain/seating/seating-guests.ts';
import { PlanCard } from '../plans/plan-card.tsx';
import type { Selection } from '../plans/selection.ts';
import { TextButton } from '../ui/text-button.tsx';
import { SeatedGuest } from './seated-guest.tsx';
import type { Seating } from './use-seating.ts';

type Props = {
  table: NumberedTable;
  guests: readonly SeatingGuest[];
  seating: Seating;
  selection: Selection;
  onSeat: (people: readonly number[], table: number) => void;
  onEdit: (table: number) => void;
};

/** A table with its guests, and how full it is. */
export function TableCard({ table, guests, seating, selection, onSeat, onEdit }: Props) {
  const texts = getMessages('seating');
  const name = texts.tableName(table.number, table.name);
  const newcomers = [...selection.selected].filter(
    (person) => seating.plan.seats[person]?.table !== table.id,
  );
  const canSeat = newcomers.length > 0 && newcomers.length <= table.seats - guests.length;
  return (
    <PlanCard
      name={name}
      taken={guests.length}
      seats={table.seats}
      onDrop={(people) => onSeat(people, table.id)}
      onEdit={() => onEdit(table.id)}
      buttons={
        canSeat && (
          <TextButton
            aria-label={texts.seatHereAt(name)}
            onClick={() => onSeat(newcomers, table.id)}
          >
            {texts.seatHere}
          </TextButton>
        )
      }
    >
      {guests.length === 0 && <p className="soft small">{texts.nobody}</p>}
      {guests.map((guest) => (
        <SeatedGuest
          key={guest.key}
          guest={guest}
          selection={selection}
          seat={getSeat(guest, seating.plan)?.seat ?? null}
        />
      ))}
    </PlanCard>
  );
}
