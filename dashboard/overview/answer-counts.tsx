import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { type AnswerCount, countAnswers } from '../../domain/replies/answer-counts.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NO_FILTERS } from '../replies/reply-filters.ts';
import { usePageState } from '../shell/page-state.tsx';
import { formatCount, formatNumber } from '../ui/format-count.ts';
import { PageSection } from '../ui/page.tsx';
import styles from './overview.module.css';

/** The answers to the couple's questions in numbers, such as the menus for the caterer. */
export function AnswerCounts() {
  const { households, wedding } = useGuestData();
  const counts = useMemo(() => countAnswers(households, wedding), [households, wedding]);
  if (counts.length === 0) return null;
  return (
    <PageSection title="Your questions" note={<Link href="/print/caterer">For the caterer</Link>}>
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
  const [one, many] = question.perPerson
    ? (['guest', 'guests'] as const)
    : (['household', 'households'] as const);
  const event = events.find(({ id }) => id === question.event);
  const show = (filter: string) => () => setFilters({ ...NO_FILTERS, question: filter });
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{question.label}</h3>
      <p className="soft small">
        {event && `${event.title} · `}
        {formatCount(asked, one, many)} asked
      </p>
      <dl className="rows values">
        {answers.map(({ count: number, id, label }) => (
          <div key={id}>
            <dt>
              <Link href="/replies" onClick={show(`${question.id}=${id}`)}>
                {label}
              </Link>
            </dt>
            <dd>{number}</dd>
          </div>
        ))}
        {sum !== null && (
          <div>
            <dt>In total</dt>
            <dd>{formatNumber(sum)}</dd>
          </div>
        )}
        {answers.length === 0 && (
          <div>
            <dt>
              <Link href="/replies" onClick={show(`${question.id}*`)}>
                Answered
              </Link>
            </dt>
            <dd>{answered}</dd>
          </div>
        )}
        {unanswered > 0 && (
          <div>
            <dt>
              <Link href="/replies" onClick={show(`${question.id}!`)}>
                No answer
              </Link>
            </dt>
            <dd>{unanswered}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
