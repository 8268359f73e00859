import type { GuestListPreview } from '../../domain/dashboard-api.ts';
import styles from './import.module.css';

/** The people that were read, line by line. */
export function PreviewRows({ preview: { duplicateLines, rows } }: { preview: GuestListPreview }) {
  const there = new Set(duplicateLines);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.rows} aria-label="People in the list" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Name</th>
            <th scope="col">Size</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ email, line, name, note, party_size }) => (
            <tr key={line} data-there={there.has(line) || undefined}>
              <td>{line}</td>
              <th scope="row">
                {name}
                {there.has(line) && <i> already there</i>}
                {email && <small>{email}</small>}
              </th>
              <td>{party_size}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
