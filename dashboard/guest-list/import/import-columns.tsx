import type { GuestListPreview, ImportField } from '../../../domain/guest-list/guest-list-api.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import styles from './import.module.css';

/** The couple's choice instead of the guesses. */
export type ColumnChoice = { fields: (ImportField | null)[]; hasHeadings: boolean };

const FIELDS: [ImportField, string][] = [
  ['household', 'Household'],
  ['name', 'Name'],
  ['first', 'First name'],
  ['last', 'Last name'],
  ['plusOne', 'Plus one'],
  ['children', 'Children'],
  ['email', 'Email address'],
  ['phone', 'Phone'],
  ['address', 'Postal address'],
  ['language', 'Language'],
  ['tags', 'Tags'],
  ['events', 'Invited to'],
  ['householdSize', 'Maximum guests'],
  ['note', 'Note'],
  ['id', 'Guest list ID'],
];

type Props = {
  preview: GuestListPreview;
  /** Reads the file again. */
  onChoose: (choice: ColumnChoice) => void;
};

/** The columns of the file, each with a select for its field. */
export function ImportColumns({ preview, onChoose }: Props) {
  const { fileColumns, hasHeadings } = preview;
  const { events } = useGuestData().wedding;
  const fields = fileColumns.map(({ field }) => field);
  const options: [ImportField, string][] = [
    ...FIELDS,
    ...events.map(({ id, title }): [ImportField, string] => [`event:${id}`, `${title}: yes or no`]),
  ];
  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      {fileColumns.map(({ field }, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns can have the same heading.
          key={index}
          label={getColumnName(preview, index)}
          value={field ?? ''}
          onChange={({ target }) =>
            onChoose({
              hasHeadings,
              fields: fields.with(index, (target.value || null) as ImportField | null),
            })
          }
        >
          <option value="">Leave out</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
      <label className={styles.headings}>
        <input
          type="checkbox"
          checked={hasHeadings}
          onChange={({ target }) => onChoose({ fields, hasHeadings: target.checked })}
        />
        The first line has the headings
      </label>
    </fieldset>
  );
}

/** The heading of a column, or its number. */
export function getColumnName({ fileColumns }: GuestListPreview, index: number): string {
  return fileColumns[index]?.heading || `Column ${index + 1}`;
}
