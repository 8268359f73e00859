import { Link } from 'wouter';
import { getDietaryNotes } from '../../domain/replies/dietary-notes.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import {
  describeStep,
  formatAttendance,
  summarizeChanges,
} from '../replies/household/format-reply.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { PageSection } from '../ui/page.tsx';
import styles from './overview.module.css';
import { getLatestSteps, type LatestStep } from './overview-data.ts';

/** Replies and changes since the couple's last visit. */
export function NewReplies() {
  const { lastVisitAt, households } = useGuestData();
  const steps = getLatestSteps(households, lastVisitAt);
  return (
    <PageSection
      title={lastVisitAt === null ? 'Latest replies' : 'New since your last visit'}
      note={<Link href="/replies">All replies</Link>}
    >
      {steps.length === 0 ? (
        <p className="aside">No new replies.</p>
      ) : (
        <ul className="rows">
          {steps.map((item) => (
            <li key={item.household.key}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function Item({ household, step, before }: LatestStep) {
  const { wedding } = useGuestData();
  const { events, locale } = wedding;
  const { openHousehold } = useHouseholdSheet();
  const { changes, title } = describeStep(step, before);
  const changed = summarizeChanges(changes, wedding, step.reply);
  return (
    <button
      type="button"
      className={`bare ${styles.reply}`}
      onClick={() => openHousehold(household.key)}
    >
      <span className="name">{getHouseholdName(household)}</span>
      <span className="soft">
        {household.withdrawn && !household.isWaiting ? title : formatAttendance(step.reply, events)}
        {before && !household.withdrawn && ` · ${title.toLowerCase()}${changed && `: ${changed}`}`}
        {household.isWaiting && ' · waits for your decision'}
        {getDietaryNotes(step.reply) !== null && !before && ' · dietary notes'}
      </span>
      <time className="soft small" dateTime={step.at}>
        {createDateFormats(locale).formatMoment(step.at)}
      </time>
    </button>
  );
}
