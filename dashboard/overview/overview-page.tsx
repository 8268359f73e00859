import { useMemo } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { isToThank } from '../../domain/guest-list/guest-list.ts';
import { computeHeadcount, type Headcount } from '../../domain/replies/headcount.ts';
import { AnnouncementButton } from '../announcements/announcement-sheet.tsx';
import { CurrentAnnouncement } from '../announcements/current-announcement.tsx';
import { LimitNotice, ScheduledNotice } from '../emails/email-notices.tsx';
import { countDaysUntil, createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData, useIsUnstarted } from '../guest-data/guest-data.ts';
import { NO_HOUSEHOLD_FILTERS } from '../guest-list/household-filters.ts';
import { PhotosNotice } from '../photos/photos-notice.tsx';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { NO_FILTERS } from '../replies/reply-filters.ts';
import { usePageState } from '../shell/page-state.tsx';
import { EmptyState, Page } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { AnswerCounts } from './answer-counts.tsx';
import { EventNumbers } from './event-numbers.tsx';
import { NewReplies } from './new-replies.tsx';
import { NextSteps } from './next-steps-list.tsx';
import styles from './overview.module.css';
import { PlanNotes } from './plan-notes.tsx';
import { RepliesOverTime } from './replies-over-time.tsx';
import { UnclearReplies } from './unclear-replies.tsx';

/** Before and after the day of the wedding, the couple may have to move times. */
const MOVING_DAYS = 4;

export function OverviewPage() {
  const { guestList, households, wedding } = useGuestData();
  const counts = useMemo(
    () => computeHeadcount(households, wedding.events, guestList),
    [households, wedding.events, guestList],
  );
  const isUnstarted = useIsUnstarted();
  const texts = getMessages('overview');
  return (
    <Page
      title={texts.title}
      lead={isUnstarted ? texts.welcome : <Deadline replies={counts.households} />}
      actions={
        <>
          {Math.abs(countDaysUntil(wedding.date)) <= MOVING_DAYS && (
            <Link href="/weekend">{getMessages('weekend').title}</Link>
          )}
          <AnnouncementButton />
        </>
      }
    >
      <CurrentAnnouncement />
      <ScheduledNotice />
      <LimitNotice />
      <PhotosNotice />
      <NextSteps />
      {!isUnstarted && <Numbers counts={counts} />}
    </Page>
  );
}

/** Who is coming, who has replied, and what waits for the couple. */
function Numbers({ counts }: { counts: Headcount }) {
  const { guestList, households, wedding } = useGuestData();
  const { setHouseholdFilters, setFilters } = usePageState();
  const { openNewReply } = useHouseholdSheet();
  const texts = getMessages('overview');
  const noReply = guestList.length > 0 ? counts.noReply : null;
  const toThank = guestList.filter(({ entry }) => isToThank(entry)).length;

  return (
    <>
      <div className={styles.events} data-count={counts.events.length}>
        {counts.events.map((count) => (
          <EventNumbers key={count.id} count={count} hasGuestList={guestList.length > 0} />
        ))}
      </div>
      <div className={`links ${styles.links}`}>
        <p>
          <Link href="/replies" onClick={() => setFilters({ ...NO_FILTERS, marks: ['notes'] })}>
            {texts.withNotes(counts.householdsWithNotes)}
          </Link>
        </p>
        <p>
          <Link
            href="/guest-list"
            onClick={() => setHouseholdFilters({ ...NO_HOUSEHOLD_FILTERS, reply: 'no-reply' })}
          >
            {noReply === null ? texts.addGuestList : texts.withoutReply(noReply)}
          </Link>
        </p>
        {counts.waiting > 0 && (
          <p>
            <Link href="/guest-list">{texts.waiting(counts.waiting)}</Link>
          </p>
        )}
        <PlanNotes />
        {toThank > 0 && countDaysUntil(wedding.date) <= 0 && (
          <p>
            <Link
              href="/guest-list"
              onClick={() => setHouseholdFilters({ ...NO_HOUSEHOLD_FILTERS, gift: 'to-thank' })}
            >
              {texts.toThank(toThank)}
            </Link>
          </p>
        )}
        {counts.withdrawn > 0 && (
          <p>
            <Link
              href="/replies"
              onClick={() => setFilters({ ...NO_FILTERS, marks: ['withdrawn'] })}
            >
              {texts.withdrawn(counts.withdrawn)}
            </Link>
          </p>
        )}
      </div>
      {households.length === 0 ? (
        <EmptyState title={texts.noReplies}>
          <p>{texts.aboutNoReplies}</p>
          <TextButton onClick={openNewReply}>{texts.addReply}</TextButton>
        </EmptyState>
      ) : (
        <>
          <UnclearReplies />
          <AnswerCounts />
          <NewReplies />
          <RepliesOverTime households={households} wedding={wedding} />
        </>
      )}
    </>
  );
}

function Deadline({ replies }: { replies: number }) {
  const { deadline, locale } = useGuestData().wedding;
  const days = countDaysUntil(deadline);
  const date = createDateFormats(locale).formatDate(deadline);
  const texts = getMessages('overview');
  const replied = replies === 0 ? texts.nobodyReplied : texts.replied(replies);
  if (days < 0) return texts.deadlineWas(replied, date);
  return days === 0 ? texts.deadlineToday(replied) : texts.deadline(replied, date, days);
}
