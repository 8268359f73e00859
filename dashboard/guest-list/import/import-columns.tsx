import type {
  GuestListPreview,
  ImportChoice,
  ImportField,
} from '../../../domain/guest-list/guest-list-api.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { Option, SelectField } from '../../ui/fields.tsx';
import styles from './import.module.css';

const FIELDS: [ImportField, string][] = [
  ['household', 'Household'],
  ['name', 'Name'],
  ['first', 'First name'],
  ['last', 'Last name'],
  ['plusOne', 'Plus one'],
  ['children', 'Children'],
  ['age', 'Age'],
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
  /** Whether the columns are what the couple has to look at. */
  isOpen: boolean;
  /** Reads the file again. */
  onChoose: (choice: Pick<ImportChoice, 'fields' | 'hasHeadings'>) => void;
};

/** The columns of the file, each with a select for its field. */
export function ImportColumns({ preview, isOpen, onChoose }: Props) {
  const { fileColumns, hasHeadings } = preview;
  const { events } = useGuestData().wedding;
  const fields = fileColumns.map(({ field }) => field);
  const used = fields.filter((field) => field !== null).length;
  const options: [ImportField, string][] = [
    ...FIELDS,
    ...events.map(({ id, title }): [ImportField, string] => [`event:${id}`, `${title}: yes or no`]),
  ];
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        Columns <span className="soft">{`${used} of ${fields.length} are read`}</span>
      </summary>
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">Columns</legend>
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
        <Option
          checked={hasHeadings}
          onChange={({ target }) => onChoose({ fields, hasHeadings: target.checked })}
        >
          The first line has the headings
        </Option>
      </fieldset>
    </details>
  );
}

/** The heading of a column, or its number. */
export function getColumnName({ fileColumns }: GuestListPreview, index: number): string {
  return fileColumns[index]?.heading || `Column ${index + 1}`;
}
