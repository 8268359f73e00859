import type {
  BlankChoice,
  GuestListPreview,
  ImportField,
} from '../../../domain/guest-list/guest-list-api.ts';
import type { EventInfo } from '../../../domain/replies/rsvp-questions.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { Option, SelectField } from '../../ui/fields.tsx';
import { formatNumber } from '../../ui/format-count.ts';
import styles from './import.module.css';

/** The couple's choice instead of the guesses. */
export type ColumnChoice = {
  fields: (ImportField | null)[];
  hasHeadings: boolean;
  /** What blank cells mean; a guess without it. */
  blank?: BlankChoice | undefined;
};

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
  /** The couple's answer about blank cells. */
  blank: BlankChoice | undefined;
  /** Reads the file again. */
  onChoose: (choice: ColumnChoice) => void;
};

/** The columns of the file, each with a select for its field. */
export function ImportColumns({ preview, blank, onChoose }: Props) {
  const { blanks, fileColumns, hasHeadings } = preview;
  const { events } = useGuestData().wedding;
  const fields = fileColumns.map(({ field }) => field);
  const options: [ImportField, string][] = [
    ...FIELDS,
    ...events.map(({ id, title }): [ImportField, string] => [`event:${id}`, `${title}: yes or no`]),
  ];
  return (
    <fieldset className={styles.columns}>
      <legend className="subheading">Columns</legend>
      {fileColumns.map(({ field }, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: columns can have the same heading.
          key={index}
          label={getColumnName(preview, index)}
          value={field ?? ''}
          onChange={({ target }) =>
            onChoose({
              ...{ hasHeadings, blank },
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
        onChange={({ target }) => onChoose({ fields, blank, hasHeadings: target.checked })}
      >
        The first line has the headings
      </Option>
      {blanks && (
        <SelectField
          label={formatBlanks(blanks, events)}
          value={blanks.choice}
          onChange={({ target }) =>
            onChoose({ fields, hasHeadings, blank: target.value as BlankChoice })
          }
        >
          <option value="no">Not invited</option>
          <option value="yes">Invited</option>
          <option value="keep">As without the column</option>
        </SelectField>
      )}
    </fieldset>
  );
}

/** As in '12 blank in “Brunch”, 3 blank in “Dinner”'. */
function formatBlanks(
  { events: blank }: NonNullable<GuestListPreview['blanks']>,
  events: readonly EventInfo[],
): string {
  const getTitle = (id: string) => events.find((event) => event.id === id)?.title ?? id;
  return blank
    .map(({ id, households }) => `${formatNumber(households)} blank in “${getTitle(id)}”`)
    .join(', ');
}

/** The heading of a column, or its number. */
export function getColumnName({ fileColumns }: GuestListPreview, index: number): string {
  return fileColumns[index]?.heading || `Column ${index + 1}`;
}
