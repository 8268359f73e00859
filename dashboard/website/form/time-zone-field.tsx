import { useMemo } from 'react';
import { isTimeZone } from '../../../domain/wedding/zone-time.ts';
import { TextField } from '../../../ui/field.tsx';
import { formatOffset } from '../../guest-data/format-dates.ts';
import { getField } from '../content-schema.ts';
import { getValue } from '../document-path.ts';
import { completeTimeZone } from './complete-input.ts';
import type { FieldProps } from './content-field.tsx';
import { useEditor } from './editor-context.tsx';
import { joinMessages } from './issue-messages.ts';

const LIST_ID = 'time-zones';

/** A time zone, found by the name of a town. */
export function TimeZoneField({ schema, path }: FieldProps) {
  const { document, findIssues, change } = useEditor();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const field = getField(schema);
  const value = String(getValue(document, path) ?? '');
  return (
    <>
      <TextField
        label={field?.label ?? ''}
        hint={[isTimeZone(value) && formatOffset(value, document.date), field?.hint]
          .filter(Boolean)
          .join(' · ')}
        error={joinMessages(findIssues(path), path)}
        value={value}
        list={LIST_ID}
        placeholder="Europe/Lisbon"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => change(path, completeTimeZone(target.value, zones))}
      />
      <datalist id={LIST_ID}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
