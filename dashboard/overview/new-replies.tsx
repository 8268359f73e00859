import { Link } from 'wouter';
import { getHouseholdName } from '../../domain/household-names.ts';
import { Section } from '../components/page-section.tsx';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { answerLine, fieldName, stepWords } from '../household/format-reply.ts';
import { openHousehold } from '../household/opened-household.ts';
import { type Latest, latestSteps } from './latest.ts';
import styles from './new-replies.module.css';

/** Who has said what since the hosts last looked. */
export function News() {
  const { lastVisitAt, households } = useGuestData();
  const latest = latestSteps(households, lastVisitAt);
  return (
    <Section
      title={lastVisitAt === null ? 'The latest replies' : 'New since your last visit'}
      note={<Link href="/replies">All replies</Link>}
    >
      {latest.length === 0 ? (
        <p className={styles.none}>Nothing new. All is as you left it.</p>
      ) : (
        <ul className={styles.news}>
          {latest.map((item) => (
            <li key={item.household.key}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Item({ household, step, before }: Latest) {
  const { events, locale } = useGuestData().wedding;
  const { changes, title } = stepWords(step, before);
  const changed = changes.map(({ field }) => fieldName(field, events)).join(', ');
  return (
    <button type="button" className={styles.item} onClick={() => openHousehold(household.key)}>
      <span className={styles.name}>{getHouseholdName(household)}</span>
      <span className={styles.said}>
        {household.withdrawn ? title : answerLine(step.reply, events)}
        {before && !household.withdrawn && ` · ${title.toLowerCase()}${changed && `: ${changed}`}`}
        {step.reply.dietary_restrictions && !before && ' · dietary notes'}
      </span>
      <time className={styles.when} dateTime={step.at}>
        {dateWords(locale).moment(step.at)}
      </time>
    </button>
  );
}
