import { Link } from 'wouter';
import { partyName } from '../../domain/party-names.ts';
import { dateWords } from '../book/dates.ts';
import { useBook } from '../book/use-book.ts';
import { openParty } from '../party/opened-party.ts';
import { answerLine, fieldName, stepWords } from '../party/reply-words.ts';
import { Part } from '../stationery/part.tsx';
import { type Latest, latestSteps } from './latest.ts';
import styles from './news.module.css';

/** Who has said what since the hosts last looked. */
export function News() {
  const { lastVisitAt, parties } = useBook();
  const latest = latestSteps(parties, lastVisitAt);
  return (
    <Part
      title={lastVisitAt === null ? 'The latest replies' : 'New since your last visit'}
      note={<Link href="/replies">All replies</Link>}
    >
      {latest.length === 0 ? (
        <p className={styles.none}>Nothing new. All is as you left it.</p>
      ) : (
        <ul className={styles.news}>
          {latest.map((item) => (
            <li key={item.party.key}>
              <Item {...item} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Item({ party, step, before }: Latest) {
  const { events, locale } = useBook().wedding;
  const { changes, title } = stepWords(step, before);
  const changed = changes.map(({ field }) => fieldName(field, events)).join(', ');
  return (
    <button type="button" className={styles.item} onClick={() => openParty(party.key)}>
      <span className={styles.name}>{partyName(party)}</span>
      <span className={styles.said}>
        {party.withdrawn ? title : answerLine(step.reply, events)}
        {before && !party.withdrawn && ` · ${title.toLowerCase()}${changed && `: ${changed}`}`}
        {step.reply.dietary_restrictions && !before && ' · dietary notes'}
      </span>
      <time className={styles.when} dateTime={step.at}>
        {dateWords(locale).moment(step.at)}
      </time>
    </button>
  );
}
