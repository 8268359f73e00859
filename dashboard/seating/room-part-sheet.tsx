import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { type RoomPart, SEATING_LIMITS } from '../../domain/seating/seating.ts';
import { Button } from '../../ui/button.tsx';
import { pickChanges } from '../api/pick-changes.ts';
import { Form, NumberField } from '../plans/plan-fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { RotationField } from './table-sheets.tsx';
import type { Seating } from './use-seating.ts';

type Props = { seating: Seating; id: number | null; onClose: () => void };

/** The size of a part of the room. */
export function RoomPartSheet({ seating, id, onClose }: Props) {
  const part = id === null ? undefined : seating.plan.room[id];
  const title = part && getMessages('seating').roomParts[part.kind];
  const change = (next: RoomPart | null) => {
    if (id !== null) seating.change({ room: { [id]: next } });
    onClose();
  };
  return (
    <Sheet open={part !== undefined} title={title} hasFocusOnTitle onClose={onClose}>
      {part && <RoomPartForm key={id} part={part} onChange={change} />}
    </Sheet>
  );
}

type FormProps = { part: RoomPart; onChange: (next: RoomPart | null) => void };

function RoomPartForm({ part, onChange }: FormProps) {
  const texts = getMessages('seating');
  const [opened] = useState(part);
  const [values, setValues] = useState(opened);
  const set = (changed: Partial<RoomPart>) => setValues({ ...values, ...changed });
  const limits = { min: 20, max: SEATING_LIMITS.length };
  return (
    <Form onSubmit={() => onChange({ ...part, ...pickChanges(opened, values) })}>
      <div className="fields">
        <NumberField
          label={texts.width}
          value={values.width}
          {...limits}
          onChange={(width) => set({ width })}
        />
        <NumberField
          label={texts.depth}
          value={values.height}
          {...limits}
          onChange={(height) => set({ height })}
        />
        <RotationField value={values.rotation} onChange={(rotation) => set({ rotation })} />
      </div>
      <div className="actions">
        <Button type="submit">{getMessages('plans').save}</Button>
        <TextButton destructive onClick={() => onChange(null)}>
          {getMessages('plans').remove}
        </TextButton>
      </div>
    </Form>
  );
}
