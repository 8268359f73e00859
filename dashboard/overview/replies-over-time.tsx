import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { GuestData } from '../../domain/dashboard-api.ts';
import { countRepliesByDay } from '../../domain/headcount.ts';
import { Section } from '../components/page-section.tsx';
import { dateWords } from '../guest-data/format-dates.ts';
import styles from './replies-over-time.module.css';

// The chart library is heavy, and the numbers must not wait for it.
const RepliesChart = lazy(loadMap);

/** Replies over time, drawn, and as a table for whoever listens. */
export function RepliesOverTime({
  households,
  wedding,
}: Pick<GuestData, 'households' | 'wedding'>) {
  const days = useMemo(() => {
    return countRepliesByDay(households, Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [households]);
  const { calendarDay } = dateWords(wedding.locale);
  if (days.length === 0) return null;
  return (
    <Section title="Replies over time">
      <div className={styles.chart} aria-hidden="true">
        <ErrorBoundary fallback={<p>The drawing could not be loaded.</p>}>
          <Suspense>
            <RepliesChart days={days} deadline={wedding.deadline} locale={wedding.locale} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="heard">
        <table>
          <caption>
            Households that had replied, by day; the deadline is {calendarDay(wedding.deadline)}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">New replies</th>
              <th scope="col">Altogether</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, replies, total }) => (
              <tr key={day}>
                <th scope="row">{calendarDay(day)}</th>
                <td>{replies}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Without a connection, it is tried once more when there may be one again. */
async function loadMap() {
  try {
    return await import('./replies-chart.tsx');
  } catch {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, 15_000);
    });
    return await import('./replies-chart.tsx');
  }
}
