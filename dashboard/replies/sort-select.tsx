import { SelectField } from '../components/select-field.tsx';
import styles from './replies-table.module.css';
import type { ReplyHead } from './table-header.tsx';

/** On a phone, where the columns have no heads to tap: what the cards are sorted by. */
export function SortSelect({ heads }: { heads: ReplyHead[] }) {
  const sorted = heads.find(({ column }) => column.getIsSorted());
  return (
    <div className={styles.sortSelect}>
      <SelectField
        label="Sorted by"
        value={sorted?.id ?? ''}
        onChange={({ target }) => {
          const column = heads.find(({ id }) => id === target.value)?.column;
          column?.toggleSorting(column.getFirstSortDir() === 'desc');
        }}
      >
        {heads.map(({ column, id }) => (
          <option key={id} value={id}>
            {String(column.columnDef.header)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
