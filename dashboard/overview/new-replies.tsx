import { Link } from 'wouter';
import type { GuestData } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
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
  const texts = getMessages('overview');
  const steps = getLatestSteps(households, lastVisitAt);
  return (
    <PageSection
      title={lastVisitAt === null ? texts.latest : texts.newSinceVisit}
      note={<Link href="/replies">{texts.allReplies}</Link>}
    >
      {steps.length === 0 ? (
        <p className="aside">{texts.noNew}</p>
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
  const { openHousehold } = useHouseholdSheet();
  return (
    <button
      type="button"
      className={`bare ${styles.reply}`}
      onClick={() => openHousehold(household.key)}
    >
      <span className="name">{getHouseholdName(household)}</span>
      <span className="soft">{describeItem({ household, step, before }, wedding)}</span>
      <time className="soft small" dateTime={step.at}>
        {createDateFormats(wedding.locale).formatMoment(step.at)}
      </time>
    </button>
  );
}

/** As in 'Attending both · replied again: Email', in one line. */
function describeItem(
  { household, step, before }: LatestStep,
  wedding: GuestData['wedding'],
): string {
  const { hasNotes, stepWith, step: joinStep, waits } = getMessages('overview');
  const { changes, title } = describeStep(step, before);
  let text = formatAttendance(step.reply, wedding.events);
  if (household.withdrawn && !household.isWaiting) text = title;
  if (before && !household.withdrawn) {
    const lowered = title.charAt(0).toLowerCase() + title.slice(1);
    const changed = summarizeChanges(changes, wedding, step.reply);
    text = changed ? stepWith(text, lowered, changed) : joinStep(text, lowered);
  }
  if (household.isWaiting) text = waits(text);
  return getDietaryNotes(step.reply) !== null && !before ? hasNotes(text) : text;
}
