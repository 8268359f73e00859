import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type {
  GuestListPreview,
  ImportChoice,
  ImportField,
} from '../../../domain/guest-list/guest-list-api.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { Option, SelectField } from '../../ui/fields.tsx';
import styles from './import.module.css';

type Props = {
  preview: GuestListPreview;
  /** Whether the columns are what the couple has to look at. */
  isOpen: boolean;
  /** Reads the file again. */
  onChoose: (choice: Pick<ImportChoice, 'fields' | 'hasHeadings'>) => void;
};

/** The columns of the file, each with a select for its field. */
export function ImportColumns({ preview, isOpen, onChoose }: Props) {
  const texts = getMessages('guestListImport');
  const { fileColumns, hasHeadings } = preview;
  const { events } = useGuestData().wedding;
  const fields = fileColumns.map(({ field }) => field);
  const used = fields.filter((field) => field !== null).length;
  const options: [ImportField, string][] = [
    ...(Object.entries(texts.fields) as [ImportField, string][]),
    ...events.map(({ id, title }): [ImportField, string] => [
      `event:${id}`,
      texts.eventColumn(title),
    ]),
  ];
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        {texts.columns} <span className="soft">{texts.columnsRead(used, fields.length)}</span>
      </summary>
      <fieldset className={styles.columns}>
        <legend className="visually-hidden">{texts.columns}</legend>
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
            <option value="">{texts.leaveOut}</option>
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
          {texts.hasHeadings}
        </Option>
      </fieldset>
    </details>
  );
}

/** The heading of a column, or its number. */
export function getColumnName({ fileColumns }: GuestListPreview, index: number): string {
  return fileColumns[index]?.heading || getMessages('guestListImport').column(index + 1);
}
