import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { computeHeadcount, type EventCount } from '../../domain/replies/headcount.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { TextButton } from '../components/text-button.tsx';
import { formatCount } from '../format-count.ts';
import { countDaysUntil, createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { useHouseholdSheet } from '../household/household-sheet.tsx';
import { usePageState } from '../page-state.tsx';
import { NO_FILTERS } from '../replies/reply-filters.ts';
import { NewReplies } from './new-replies.tsx';
import styles from './overview-page.module.css';
import { RepliesOverTime } from './replies-over-time.tsx';

export function OverviewPage() {
  const { guestList, households, wedding } = useGuestData();
  const { setFilters } = usePageState();
  const { openNewReply } = useHouseholdSheet();
  const counts = useMemo(
    () => computeHeadcount(households, wedding.events, guestList),
    [households, wedding.events, guestList],
  );
  const noReply = guestList.length > 0 ? counts.noReply : null;

  return (
    <Page title="Overview" lead={<Deadline replies={counts.households} />}>
      <div className={styles.events} data-count={counts.events.length}>
        {counts.events.map((count) => (
          <EventNumbers key={count.id} count={count} noReply={noReply} />
        ))}
      </div>
      <div className={styles.links}>
        <p>
          <Link href="/replies" onClick={() => setFilters({ ...NO_FILTERS, marks: ['notes'] })}>
            {formatCount(counts.householdsWithNotes, 'reply', 'replies')} with dietary notes
          </Link>
        </p>
        <p>
          <Link href="/guest-list">
            {noReply === null
              ? 'Add your guest list to see who has not replied'
              : `${formatCount(noReply, 'invitation', 'invitations')} without a reply`}
          </Link>
        </p>
        {counts.withdrawn > 0 && (
          <p>
            <Link
              href="/replies"
              onClick={() => setFilters({ ...NO_FILTERS, marks: ['withdrawn'] })}
            >
              {formatCount(counts.withdrawn, 'reply', 'replies')} withdrawn
            </Link>
          </p>
        )}
      </div>
      {households.length === 0 ? (
        <EmptyState title="No replies yet">
          <p>
            When guests reply on your website, you see it here right away. You can also enter a
            reply that you received by phone or by post.
          </p>
          <TextButton onClick={openNewReply}>Add a reply</TextButton>
        </EmptyState>
      ) : (
        <>
          <NewReplies />
          <RepliesOverTime households={households} wedding={wedding} />
        </>
      )}
    </Page>
  );
}

function Deadline({ replies }: { replies: number }) {
  const { deadline, locale } = useGuestData().wedding;
  const days = countDaysUntil(deadline);
  const date = createDateFormats(locale).formatDate(deadline);
  const replied = formatCount(replies, 'household has', 'households have');
  if (days < 0) return `${replied} replied. The deadline was ${date}.`;
  if (days === 0) return `${replied} replied. The deadline is today.`;
  return `${replied} replied. The deadline is ${date}, in ${formatCount(days, 'day', 'days')}.`;
}

type EventNumbersProps = {
  count: EventCount;
  /** Null while the guest list is empty. */
  noReply: number | null;
};

function EventNumbers({ count, noReply }: EventNumbersProps) {
  const id = useId();
  const rows = [
    ['Households attending', count.householdsAttending],
    ['Declined', count.householdsDeclined],
    ...(count.householdsNotAsked === 0 ? [] : [['Not asked', count.householdsNotAsked] as const]),
    ...(noReply === null ? [] : [['No reply yet', noReply] as const]),
  ] as const;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.eventTitle}>
        {count.title}
      </h2>
      <p className={styles.guests}>
        <span className={styles.number}>{count.guestsAttending}</span>{' '}
        {count.guestsAttending === 1 ? 'guest attending' : 'guests attending'}
      </p>
      <dl className={styles.rows}>
        {rows.map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
