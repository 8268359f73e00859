import { type ComponentProps, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  SEATING_LIMITS,
  type SeatingTable,
  TABLE_SHAPES,
  type TableShape,
} from '../../domain/seating/seating.ts';
import {
  addTables,
  changeTable,
  removeTables,
  seatOnChair,
} from '../../domain/seating/seating-changes.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { pickChanges } from '../api/pick-changes.ts';
import { Form, NumberField } from '../plans/plan-fields.tsx';
import styles from '../plans/plans.module.css';
import { SelectField } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import type { Seating } from './use-seating.ts';

/** In degrees. */
export function RotationField(
  field: Pick<ComponentProps<typeof NumberField>, 'value' | 'onChange'>,
) {
  return (
    <NumberField label={`${getMessages('seating').rotation} (°)`} min={0} max={359} {...field} />
  );
}

function ShapeField({ value, onChange }: { value: TableShape; onChange: (s: TableShape) => void }) {
  const texts = getMessages('seating');
  return (
    <SelectField
      label={texts.shape}
      value={value}
      onChange={({ target }) => onChange(target.value as TableShape)}
    >
      {TABLE_SHAPES.map((shape) => (
        <option key={shape} value={shape}>
          {texts.shapes[shape]}
        </option>
      ))}
    </SelectField>
  );
}

/** Adds several tables of one kind at once. */
export function AddTablesForm({ seating, onDone }: { seating: Seating; onDone?: () => void }) {
  const { plan, change } = seating;
  const texts = getMessages('seating');
  const [count, setCount] = useState(10);
  const [shape, setShape] = useState<TableShape>('round');
  const [seats, setSeats] = useState(8);
  const left = SEATING_LIMITS.tables - Object.keys(plan.tables).length;
  return (
    <Form
      onSubmit={() => {
        change(addTables(plan, { count, shape, seats }));
        onDone?.();
      }}
    >
      <ShapeField value={shape} onChange={setShape} />
      <div className="fields">
        <NumberField label={texts.howMany} value={count} max={left} onChange={setCount} />
        <NumberField
          label={texts.seats}
          value={seats}
          max={SEATING_LIMITS.seats}
          onChange={setSeats}
        />
      </div>
      <div className="actions">
        <Button type="submit">{texts.addTables}</Button>
      </div>
    </Form>
  );
}

type TableSheetProps = { seating: Seating; id: number | null; onClose: () => void };

/** A table's number, name, shape and seats, and the chairs of its guests. */
export function TableSheet({ seating, id, onClose }: TableSheetProps) {
  const { tableName } = getMessages('seating');
  const table = id === null ? undefined : seating.plan.tables[id];
  return (
    <Sheet
      open={table !== undefined}
      title={table && tableName(table.number, table.name)}
      hasFocusOnTitle
      onClose={onClose}
    >
      {table && id !== null && (
        <TableForm key={id} seating={seating} id={id} table={table} onClose={onClose} />
      )}
    </Sheet>
  );
}

type TableFormProps = { seating: Seating; id: number; table: SeatingTable; onClose: () => void };

function TableForm({ seating, id, table, onClose }: TableFormProps) {
  const { plan, byTable, change } = seating;
  const texts = getMessages('seating');
  const [opened] = useState(table);
  const [values, setValues] = useState(opened);
  const set = (changed: Partial<SeatingTable>) => setValues({ ...values, ...changed });
  const guests = byTable.get(id) ?? [];
  const chairs = Array.from({ length: table.seats }, (_, index) => index + 1);
  return (
    <>
      <Form
        onSubmit={() => {
          const typed = { ...values, name: values.name.trim() };
          change(changeTable(plan, id, { ...table, ...pickChanges(opened, typed) }));
          onClose();
        }}
      >
        <div className="fields">
          <NumberField
            label={texts.number}
            value={values.number}
            max={SEATING_LIMITS.number}
            onChange={(number) => set({ number })}
          />
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            maxLength={SEATING_LIMITS.name}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <NumberField
            label={texts.seats}
            value={values.seats}
            min={Math.max(1, guests.length)}
            max={SEATING_LIMITS.seats}
            onChange={(seats) => set({ seats })}
          />
          <ShapeField value={values.shape} onChange={(shape) => set({ shape })} />
          <RotationField value={values.rotation} onChange={(rotation) => set({ rotation })} />
        </div>
        <div className="actions">
          <Button type="submit">{getMessages('plans').save}</Button>
          <TextButton
            destructive
            onClick={() => {
              change(removeTables(plan, [id]));
              onClose();
            }}
          >
            {texts.removeTable}
          </TextButton>
        </div>
      </Form>
      {guests.length > 0 && (
        <div className={`rows ${styles.seats}`}>
          {guests.map(({ id: person, key, name }) => (
            <div key={key} className="row between">
              <span className="name">{name}</span>
              {person !== null && (
                <select
                  className="select"
                  aria-label={texts.chairOf(name)}
                  value={plan.seats[person]?.seat ?? ''}
                  onChange={({ target }) => {
                    const seat = target.value === '' ? null : Number(target.value);
                    const patch = seatOnChair(plan, person, { table: id, seat });
                    if (patch) change(patch);
                  }}
                >
                  <option value="">{texts.anyChair}</option>
                  {chairs.map((seat) => (
                    <option key={seat} value={seat}>
                      {texts.chair(seat)}
                    </option>
                  ))}
                </select>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
