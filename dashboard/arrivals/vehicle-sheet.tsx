import { useId, useState } from 'react';
import {
  addVehicle,
  listVehicles,
  removeVehicle,
  TRANSFER_LIMITS,
  type Vehicle,
} from '../../domain/arrivals/transfers.ts';
import { listPlaces } from '../../domain/arrivals/travel-guests.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { pickChanges } from '../api/pick-changes.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { Form, NumberField } from '../plans/plan-fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Transfers } from './use-transfers.ts';

type Props = {
  transfers: Transfers;
  /** The vehicle, or a new one. */
  edited: number | 'new' | null;
  onClose: () => void;
};

/** A vehicle's name, time, route and seats. */
export function VehicleSheet({ transfers, edited, onClose }: Props) {
  const texts = getMessages('arrivals');
  const vehicle = typeof edited === 'number' ? transfers.plan.vehicles[edited] : undefined;
  const isOpen = edited === 'new' || vehicle !== undefined;
  return (
    <Sheet
      open={isOpen}
      title={vehicle?.name ?? texts.addVehicle}
      hasFocusOnTitle={vehicle !== undefined}
      onClose={onClose}
    >
      {isOpen && (
        <VehicleForm key={edited} {...{ transfers, onClose }} id={edited} vehicle={vehicle} />
      )}
    </Sheet>
  );
}

type FormProps = {
  transfers: Transfers;
  id: number | 'new' | null;
  vehicle: Vehicle | undefined;
  onClose: () => void;
};

function VehicleForm({ transfers, id, vehicle, onClose }: FormProps) {
  const { plan, guests, direction, byVehicle, change } = transfers;
  const { date } = useGuestData().wedding;
  const texts = getMessages('arrivals');
  const [opened] = useState<Vehicle>(() => vehicle ?? createVehicle());
  const [values, setValues] = useState(opened);
  const places = useId();
  const set = (changed: Partial<Vehicle>) => setValues({ ...values, ...changed });
  const taken = typeof id === 'number' ? (byVehicle.get(id)?.length ?? 0) : 0;

  /** As the last one: a couple has several of a kind. */
  function createVehicle(): Vehicle {
    const last = listVehicles(plan, direction).at(-1);
    const route = { from: last?.from ?? '', to: last?.to ?? '' };
    return {
      direction,
      name: '',
      time: last?.time ?? `${date}T12:00`,
      ...route,
      seats: last?.seats ?? 8,
    };
  }

  function submit() {
    const [name, from, to] = [values.name, values.from, values.to].map((text) => text.trim());
    const typed = { ...values, name: name ?? '', from: from ?? '', to: to ?? '' };
    const next = { ...(vehicle ?? opened), ...pickChanges(opened, typed) };
    if (typeof id === 'number') change({ vehicles: { [id]: next } });
    // Never the id of a removed vehicle: a driver's link may still name that.
    else change(addVehicle(plan, next, Date.now()));
    onClose();
  }

  const line = (key: 'from' | 'to') => (
    <TextField
      label={texts[key]}
      list={places}
      maxLength={TRANSFER_LIMITS.place}
      value={values[key]}
      onChange={({ target }) => set({ [key]: target.value })}
    />
  );
  return (
    <Form onSubmit={submit}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        // Not only spaces.
        pattern={String.raw`.*\S.*`}
        maxLength={TRANSFER_LIMITS.name}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="fields">
        <TextField
          label={texts.leaves}
          hint={texts.leavesHint}
          type="datetime-local"
          required
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          value={values.time}
          onChange={({ target }) => set({ time: target.value })}
        />
        <NumberField
          label={texts.seats}
          value={values.seats}
          min={Math.max(1, taken)}
          max={TRANSFER_LIMITS.seats}
          onChange={(seats) => set({ seats })}
        />
      </div>
      {line('from')}
      {line('to')}
      <datalist id={places}>
        {listPlaces(guests).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="actions">
        <Button type="submit">
          {typeof id === 'number' ? getMessages('plans').save : texts.addVehicle}
        </Button>
        {typeof id === 'number' && (
          <TextButton
            destructive
            onClick={() => {
              change(removeVehicle(plan, id));
              onClose();
            }}
          >
            {texts.removeVehicle}
          </TextButton>
        )}
      </div>
    </Form>
  );
}
