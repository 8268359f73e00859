import { useMemo } from 'react';
import { Link } from 'wouter';
import { computeHeadcount, EVENTS } from '../../domain/headcount.ts';
import { count } from '../components/count.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { dateWords, daysUntil } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { openedHousehold } from '../household/opened-household.ts';
import { filterReplies, NO_FILTERS } from '../replies/reply-filters.ts';
import { EventNumbers } from './event-numbers.tsx';
import { News } from './new-replies.tsx';
import styles from './overview-page.module.css';
import { RepliesOverTime } from './replies-over-time.tsx';

export function OverviewPage() {
  const { guestList, households, wedding } = useGuestData();
  const counted = useMemo(() => computeHeadcount(households, guestList), [households, guestList]);
  const awaiting = guestList.length > 0 ? counted.noReply : null;

  return (
    <Page title="Who is coming" name="Overview" lead={<Deadline />}>
      <div className={styles.events}>
        {EVENTS.map((event) => (
          <EventNumbers
            key={event}
            event={event}
            counted={counted.events[event]}
            awaiting={awaiting}
          />
        ))}
      </div>
      <div className={styles.notes}>
        <p>
          <Link
            href="/replies"
            onClick={() => filterReplies.set({ ...NO_FILTERS, marks: ['notes'] })}
          >
            {count(counted.householdsWithNotes, 'party', 'households')} with dietary notes
          </Link>
        </p>
        <p>
          {awaiting === null ? (
            <Link href="/invited">Add the list of the invited to see who has not answered</Link>
          ) : (
            <Link href="/invited">
              {count(awaiting, 'invitation', 'invitations')} without an answer
            </Link>
          )}
        </p>
        {counted.withdrawn > 0 && (
          <p>
            <Link
              href="/replies"
              onClick={() => filterReplies.set({ ...NO_FILTERS, marks: ['withdrawn'] })}
            >
              {count(counted.withdrawn, 'reply', 'replies')} withdrawn
            </Link>
          </p>
        )}
      </div>
      {households.length === 0 ? (
        <EmptyState title="The first reply is still on its way">
          <p>
            As guests answer on your site, the numbers above grow by themselves. A reply that came
            by phone is added by hand.
          </p>
          <PlainButton onClick={() => openedHousehold.set({ kind: 'new' })}>
            Add a reply
          </PlainButton>
        </EmptyState>
      ) : (
        <>
          <News />
          <RepliesOverTime households={households} wedding={wedding} />
        </>
      )}
    </Page>
  );
}

function Deadline() {
  const { households, wedding } = useGuestData();
  const days = daysUntil(wedding.deadline);
  const replied = count(computeHeadcount(households).households, 'party has', 'parties have');
  const date = dateWords(wedding.locale).calendarDay(wedding.deadline);
  if (days < 0) return `${replied} replied. The deadline was ${date}.`;
  if (days === 0) return `${replied} replied. The deadline is today.`;
  return `${replied} replied. The deadline is ${date}, in ${count(days, 'day', 'days')}.`;
}
