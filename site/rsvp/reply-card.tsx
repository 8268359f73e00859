import { type ReactNode, useEffect, useRef } from 'react';
import {
  listFurtherGuests,
  listRsvpEvents,
  toEventField,
} from '../../domain/replies/rsvp-questions.ts';
import { Button } from '../../ui/button.tsx';
import { useEdition } from '../edition.tsx';
import type { FormAnswers } from './draft.ts';
import styles from './reply-card.module.css';
import formStyles from './rsvp-form.module.css';

type Props = { answers: FormAnswers; onChange: () => void };

/** A guest's reply on a card that an envelope opens for. */
export function ReplyCard({ answers, onChange }: Props) {
  const { calendar, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.rsvp;
  const heading = useRef<HTMLHeadingElement>(null);
  const events = wedding.celebrate.events;
  const asked = listRsvpEvents(wedding);
  const isAttending = ({ id }: { id: string }) => answers[toEventField(id)] === 'attending';
  const isComing = asked.some(isAttending);
  const isComingToAll = asked.every(isAttending);
  const { maxGuests, thanks, thanksDeclined } = wedding.rsvp;
  const declined = thanksDeclined === thanks ? messages.declined : thanksDeclined;
  const notes = String(answers.dietaryRestrictions).trim();

  useEffect(() => {
    // The toast has announced the reply. The focus only reads the names.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView();
  }, []);

  return (
    <article className={styles.reply}>
      <Envelope>
        <path className={styles.lining} d="M1 0h398v129H1z" />
        <path className={styles.lining} d="M1 0 200 84 399 0" />
      </Envelope>
      <div className={styles.revealed}>
        <div className={styles.card}>
          <h3 ref={heading} tabIndex={-1}>
            <span className={formStyles.capitals}>{messages.yourReply}</span>{' '}
            {new Intl.ListFormat(wedding.locale).format(listNames(answers))}
          </h3>
          <p>{isComing ? thanks : declined}</p>
          <dl>
            {asked.map((event) => (
              <div key={event.id}>
                <dt>
                  {event.title} <span className={formStyles.date}>{event.date}</span>
                </dt>
                <dd>
                  {isAttending(event) ? messages.attending : messages.notAttending}
                  {isAttending(event) && !isComingToAll && (
                    <a
                      href={calendar.events[events.indexOf(event)]?.file}
                      aria-label={`${allMessages.wedding.addToCalendar}: ${event.title}`}
                    >
                      {allMessages.wedding.addToCalendar}
                    </a>
                  )}
                </dd>
              </div>
            ))}
            {isComing && maxGuests > 1 && (
              <div>
                <dt>{messages.guestsCount}</dt>
                <dd>{answers.guestsCount}</dd>
              </div>
            )}
            {notes && (
              <div>
                <dt>{messages.dietaryNotes}</dt>
                <dd>{notes}</dd>
              </div>
            )}
          </dl>
          {isComingToAll && (
            <a href={calendar.all}>{messages.addToCalendar[Math.min(events.length, 3) - 1]}</a>
          )}
          <Button onClick={onChange}>{messages.changeReply}</Button>
        </div>
      </div>
      <Envelope>
        <path d="M1 0 200 46 399 0v129H1zM1 129 158 36M399 129 242 36" />
        <path className={styles.flap} d="M1 0 200 84 399 0z" />
        <g className={styles.seal}>
          <path d="M200 29c13-3 16 5 25 10s8 18 3 27-14 13-26 12-24-2-27-14-4-20 5-27 11-7 20-8z" />
          <circle cx="200" cy="54" r="20" />
          <text x="200" y="59">
            {wedding.couple.map((name) => [...name][0]).join(' ')}
          </text>
        </g>
      </Envelope>
    </article>
  );
}

/** A drawing at the lower edge of the card: the parts of the envelope behind it, or those before it. */
function Envelope({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.envelope}
      viewBox="0 0 400 130"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function listNames(answers: FormAnswers): string[] {
  const further = listFurtherGuests(Number(answers.guestsCount));
  return ['One', 'Two', ...further]
    .map((guest) => `${answers[`guest${guest}First`] ?? ''} ${answers[`guest${guest}Last`] ?? ''}`)
    .map((name) => name.trim())
    .filter(Boolean);
}
