import { useMemo } from 'react';
import { Link } from 'wouter';
import { EVENTS, headcount } from '../../domain/headcount.ts';
import { dateWords, daysUntil } from '../book/dates.ts';
import { useBook } from '../book/use-book.ts';
import { openedParty } from '../party/opened-party.ts';
import { ALL, wantedReplies } from '../replies/wanted.ts';
import { Blank } from '../stationery/blank.tsx';
import { count } from '../stationery/count.ts';
import { Page } from '../stationery/page.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import { EventNumbers } from './event-numbers.tsx';
import { News } from './news.tsx';
import styles from './overview-page.module.css';
import { RepliesOverTime } from './replies-over-time.tsx';

export function OverviewPage() {
  const { invited, parties, wedding } = useBook();
  const counted = useMemo(() => headcount(parties, invited), [parties, invited]);
  const awaiting = invited.length > 0 ? counted.awaiting : null;

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
          <Link href="/replies" onClick={() => wantedReplies.set({ ...ALL, marks: ['notes'] })}>
            {count(counted.dietaryNotes, 'party', 'parties')} with dietary notes
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
              onClick={() => wantedReplies.set({ ...ALL, marks: ['withdrawn'] })}
            >
              {count(counted.withdrawn, 'reply', 'replies')} withdrawn
            </Link>
          </p>
        )}
      </div>
      {parties.length === 0 ? (
        <Blank title="The first reply is still on its way">
          <p>
            As guests answer on your site, the numbers above grow by themselves. A reply that came
            by phone is added by hand.
          </p>
          <PlainButton onClick={() => openedParty.set({ kind: 'new' })}>Add a reply</PlainButton>
        </Blank>
      ) : (
        <>
          <News />
          <RepliesOverTime parties={parties} wedding={wedding} />
        </>
      )}
    </Page>
  );
}

function Deadline() {
  const { parties, wedding } = useBook();
  const days = daysUntil(wedding.deadline);
  const replied = count(headcount(parties).parties, 'party has', 'parties have');
  const date = dateWords(wedding.locale).calendarDay(wedding.deadline);
  if (days < 0) return `${replied} replied. The deadline was ${date}.`;
  if (days === 0) return `${replied} replied. The deadline is today.`;
  return `${replied} replied. The deadline is ${date}, in ${count(days, 'day', 'days')}.`;
}
