import { createTimeFormats } from '../../domain/arrivals/format-times.ts';
import { listVehicles, takeOut } from '../../domain/arrivals/transfers.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { SelectionBar } from '../plans/selection-bar.tsx';
import { SelectField } from '../ui/fields.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = {
  transfers: Transfers;
  selected: readonly number[];
  onSeat: (people: readonly number[], vehicle: number) => void;
  onClear: () => void;
};

/** The vehicles for the selected guests. */
export function TransferBar({ transfers, selected, onSeat, onClear }: Props) {
  const { plan, byVehicle, direction, change } = transfers;
  const { formatMoment } = createTimeFormats(useGuestData().wedding.locale);
  const texts = getMessages('arrivals');
  const rides = plan[direction];
  const seated = selected.filter((person) => rides[person]);
  return (
    <SelectionBar
      count={selected.length}
      onClear={onClear}
      fields={
        <SelectField
          label={texts.seatIn}
          value=""
          onChange={({ target }) => onSeat(selected, Number(target.value))}
        >
          <option value="">{texts.chooseVehicle}</option>
          {listVehicles(plan, direction).map(({ id, name, time, seats }) => {
            const free = seats - (byVehicle.get(id)?.length ?? 0);
            const newcomers = selected.filter((person) => rides[person]?.vehicle !== id);
            return (
              <option key={id} value={id} disabled={newcomers.length > free}>
                {texts.vehicleWithFree(name, formatMoment(time), free)}
              </option>
            );
          })}
        </SelectField>
      }
    >
      {seated.length > 0 && (
        <TextButton
          onClick={() => {
            change(takeOut(direction, seated));
            onClear();
          }}
        >
          {texts.takeOut}
        </TextButton>
      )}
    </SelectionBar>
  );
}
