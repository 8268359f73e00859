import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { formatNumber, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { type AnswerCount, countAnswers } from '../../domain/replies/answer-counts.ts';
import { RemindButton } from '../emails/remind-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NO_FILTERS } from '../replies/reply-filters.ts';
import { usePageState } from '../shell/page-state.tsx';
import { PageSection } from '../ui/page.tsx';
import styles from './overview.module.css';

/** The answers to the couple's questions in numbers, such as the menus for the caterer. */
export function AnswerCounts() {
  const { households, wedding } = useGuestData();
  const counts = useMemo(() => countAnswers(households, wedding), [households, wedding]);
  if (counts.length === 0) return null;
  const texts = getMessages('overview');
  return (
    <PageSection
      title={texts.questions}
      note={<Link href="/print/caterer">{texts.forCaterer}</Link>}
    >
      <div className={styles.questions}>
        {counts.map((count) => (
          <Question key={count.question.id} count={count} />
        ))}
      </div>
    </PageSection>
  );
}

function Question({ count }: { count: AnswerCount }) {
  const { events } = useGuestData().wedding;
  const { setFilters } = usePageState();
  const titleId = useId();
  const { answers, answered, asked, question, sum, unanswered } = count;
  const texts = getMessages('overview');
  const askedOf = question.perPerson ? texts.askedGuests : texts.askedHouseholds;
  const event = events.find(({ id }) => id === question.event);
  const show = (filter: string) => () => setFilters({ ...NO_FILTERS, question: filter });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{question.label}</h3>
      <p className="soft small">
        {event && `${event.title} · `}
        {askedOf(asked)}
      </p>
      <dl className="rows values">
        {answers.map(({ count: number, id, label }) => (
          <div key={id}>
            <dt>
              <Link href="/replies" onClick={show(`${question.id}=${id}`)}>
                {label}
              </Link>
            </dt>
            <dd>{formatNumber(number)}</dd>
          </div>
        ))}
        {sum !== null && (
          <div>
            <dt>{texts.inTotal}</dt>
            <dd>{formatNumber(sum)}</dd>
          </div>
        )}
        {answers.length === 0 && (
          <div>
            <dt>
              <Link href="/replies" onClick={show(`${question.id}*`)}>
                {texts.answered}
              </Link>
            </dt>
            <dd>{formatNumber(answered)}</dd>
          </div>
        )}
        {unanswered > 0 && (
          <div>
            <dt className="row gap-4">
              <Link href="/replies" onClick={show(`${question.id}!`)}>
                {texts.noAnswer}
              </Link>
              <RemindButton questions={[question.id]} about={question.label} />
            </dt>
            <dd>{formatNumber(unanswered)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
