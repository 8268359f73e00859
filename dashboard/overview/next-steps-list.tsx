import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { api, request } from '../api/request.ts';
import { useMailings } from '../emails/mailing-queries.ts';
import { countDaysUntil } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { usePageState, type WebsiteStep } from '../shell/page-state.tsx';
import styles from './next-steps.module.css';
import { getNextSteps, type NextStep } from './next-steps.ts';

const PAGES: Record<NextStep, string> = {
  names: '/website',
  page: '/website',
  publish: '/website',
  'guest-list': '/guest-list',
  emails: '/emails',
  try: '/guest-list',
  send: '/emails',
};

/** What comes next until the guests are invited. It goes when all is done, or the wedding is over. */
export function NextSteps() {
  const titleId = useId();
  const guestData = useGuestData();
  const { wedding, guestList } = guestData;
  // Not the editor's query: the editor keeps its own draft, and this list is read again at each visit.
  const { data: draft } = useQuery({
    queryKey: ['next-steps'],
    queryFn: ({ signal }) => request(api.website.$get, { signal }),
    refetchOnMount: 'always',
  });
  const { data: mailings } = useMailings();
  const { setWebsiteStep } = usePageState();
  if (!draft || mailings === undefined) return null;

  const daysUntilWedding = countDaysUntil(wedding.date);
  const steps = getNextSteps({ draft, guestData, mailings, daysUntilWedding });
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const texts = getMessages('overview').next;
  const code = guestList.find(({ entry }) => entry.code !== null)?.entry.code;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className="row between">
        <h2 id={titleId} className="heading">
          {texts.title}
        </h2>
        <p className="aside">
          {texts.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}
        </p>
      </div>
      <ol className="rows">
        {steps.map(({ step, isDone }) => {
          const { title, text, action } = texts.steps[step];
          const isNext = step === next.step;
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.mark} aria-hidden="true" />
              <div>
                <h3 className={styles.title}>
                  {title}
                  {isDone && <span className="visually-hidden"> ({texts.done})</span>}
                </h3>
                {!isDone && <p className="soft">{text}</p>}
              </div>
              {!isDone &&
                (step === 'try' && code ? (
                  <a
                    href={`/i/${code}`}
                    target="_blank"
                    rel="noreferrer"
                    className={isNext ? styles.primary : styles.action}
                  >
                    {action}
                  </a>
                ) : (
                  <Link
                    href={PAGES[step]}
                    className={isNext ? styles.primary : styles.action}
                    onClick={() => isWebsiteStep(step) && setWebsiteStep(step)}
                  >
                    {action}
                  </Link>
                ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether the editor opens at a place of its own. */
function isWebsiteStep(step: NextStep): step is WebsiteStep {
  return PAGES[step] === '/website';
}
