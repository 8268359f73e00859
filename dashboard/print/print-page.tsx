import { Link, useParams } from 'wouter';
import { createList } from '../../domain/lists/lists.ts';
import { Button } from '../../ui/button.tsx';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NotFoundPage } from '../shell/status-pages.tsx';
import styles from './print-page.module.css';

/** A list as a sheet of paper. The navigation above it is not printed. */
export function PrintPage() {
  const { name = '' } = useParams();
  const guestData = useGuestData();
  const list = createList(name, guestData, 'print');
  if (!list) return <NotFoundPage />;
  const { empty, headings, rows, summary, title } = list;
  const { couple, locale } = guestData.wedding;
  const [first, second] = couple;
  const now = createDateFormats(locale).formatNow();

  return (
    <>
      <title>{`${title} · ${first} & ${second}`}</title>
      <nav className={`row between ${styles.bar}`} aria-label="This list">
        <Link href="/data" className="touch">
          Back to the dashboard
        </Link>
        <Button onClick={() => print()}>Print</Button>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area. */}
      <main className={styles.sheet} tabIndex={0}>
        <header>
          <p className="couple">
            {first} <i>&amp;</i> {second}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className="soft">{summary.join(' · ')}</p>
        </header>
        {rows.length === 0 ? (
          <p className={`aside ${styles.after}`}>{empty}</p>
        ) : (
          <table className={`table ${styles.table}`}>
            <thead>
              <tr>
                {headings.map((heading, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two events can have the same title.
                  <th key={index} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={`aside small ${styles.after}`}>As of {now}</p>
      </main>
    </>
  );
}
