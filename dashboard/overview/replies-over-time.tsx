import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { countRepliesByDay } from '../../domain/replies/headcount.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { PageSection } from '../ui/page.tsx';
import styles from './replies-over-time.module.css';

const RETRY_AFTER_MS = 15_000;

// The chart library is large. The rest of the page does not wait for it.
const RepliesChart = lazy(loadChart);

/** The replies over time: a chart, and the same numbers as a table for screen readers. */
export function RepliesOverTime({
  households,
  wedding,
}: Pick<GuestData, 'households' | 'wedding'>) {
  const days = useMemo(() => {
    return countRepliesByDay(households, Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [households]);
  const { formatDate } = createDateFormats(wedding.locale);
  if (days.length === 0) return null;
  const texts = getMessages('overview');
  return (
    <PageSection title={texts.overTime}>
      <div className={styles.chart} aria-hidden="true">
        <ErrorBoundary fallback={<p>{texts.chartNotLoaded}</p>}>
          <Suspense>
            <RepliesChart days={days} deadline={wedding.deadline} locale={wedding.locale} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{texts.byDay(formatDate(wedding.deadline))}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.newReplies}</th>
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, replies, total }) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                <td>{formatNumber(replies)}</td>
                <td>{formatNumber(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PageSection>
  );
}

/** Without a connection, the chart is requested once more as soon as there may be one. */
async function loadChart() {
  try {
    return await import('./replies-chart.tsx');
  } catch {
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, RETRY_AFTER_MS);
    });
    return await import('./replies-chart.tsx');
  }
}
