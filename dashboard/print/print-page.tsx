import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { NotFoundPage } from '../layout/not-found.tsx';
import { LISTS } from './lists.ts';
import styles from './print-page.module.css';

/** A list on its sheet of paper; what is around it on the screen is not printed. */
export function PrintPage({ list }: { list: string }) {
  const book = useGuestData();
  const make = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
  if (!make) return <NotFoundPage />;
  const { columns, empty, rows, summary, title } = make(book);
  const [first, second] = book.wedding.couple;
  const now = new Date().toLocaleString(book.wedding.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
  });

  return (
    <>
      <title>{`${title} · ${first} & ${second}`}</title>
      <nav className={styles.bar} aria-label="This list">
        <Link href="/data">Back to the dashboard</Link>
        <Button onClick={() => print()}>Print</Button>
      </nav>
      <main className={styles.sheet}>
        <header className={styles.opening}>
          <p className={styles.couple}>
            {first} <i>&amp;</i> {second}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary.join(' · ')}</p>
        </header>
        {rows.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map((column, index) => (
                    <td key={column}>{cells[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={styles.when}>As of {now}</p>
      </main>
    </>
  );
}
