import { type ReactNode, useEffect, useRef } from 'react';
import { listFurtherGuests, listRsvpEvents, toEventField } from '../../domain/rsvp-questions.ts';
import type { Wedding } from '../../domain/wedding.ts';
import type { Edition } from '../edition.tsx';
import type { FormAnswers } from './draft.ts';
import type cardStyles from './reply-card.module.css';

type Styles = typeof cardStyles;
type Props = { edition: Edition; styles: Styles; answers: FormAnswers; children: ReactNode };

/**
 * A guest's reply on a card that an envelope opens for, with the button in `children`. It is loaded with
 * submit-rsvp.ts, so it imports no stylesheet, and nothing from the entry.
 */
export function ReplyCard({ edition, styles, answers, children }: Props) {
  const { calendar, messages: allMessages, wedding } = edition;
  const messages = allMessages.rsvp;
  const heading = useRef<HTMLHeadingElement>(null);
  const events = wedding.celebrate.events;
  const asked = listRsvpEvents(wedding);
  const isAttending = ({ id }: { id: string }) => answers[toEventField(id)] === 'attending';
  const isComing = asked.some(isAttending);
  const isComingToAll = asked.every(isAttending);
  const notes = String(answers.dietaryRestrictions).trim();

  useEffect(() => {
    // The toast has announced the reply. The focus only reads the names.
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('article')?.scrollIntoView();
  }, []);

  return (
    <article className={styles.reply}>
      <Envelope className={styles.envelope}>
        <path className={styles.lining} d="M1 0h398v129H1z" />
        <path className={styles.lining} d="M1 0 200 84 399 0" />
      </Envelope>
      <div className={styles.revealed}>
        <div className={styles.card}>
          <h3 ref={heading} tabIndex={-1}>
            <span className={styles.capitals}>{messages.yourReply}</span>{' '}
            {new Intl.ListFormat(wedding.locale).format(listNames(answers))}
          </h3>
          <p>{toText(wedding.rsvp, isComing) || messages.declined}</p>
          <dl>
            {asked.map((event) => (
              <div key={event.id}>
                <dt>
                  {event.title} <span className={styles.date}>{event.date}</span>
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
            {isComing && wedding.rsvp.maxGuests > 1 && (
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
          {children}
        </div>
      </div>
      <Envelope className={styles.envelope}>
        <path d="M1 0 200 46 399 0v129H1zM1 129 158 36M399 129 242 36" />
        <path className={styles.flap} d="M1 0 200 84 399 0z" />
        <g className={styles.seal}>
          <path d="M200 29c9-2 12 4 18 6s11 6 11 13 3 13-1 19-10 8-16 11-13 2-19 0-14-3-17-10-6-12-3-19 5-11 11-14 10-5 16-6z" />
          <circle cx="200" cy="54" r="20" stroke="#fbf7ec66" />
          <text x="200" y="60">
            {wedding.couple.map((name) => [...name][0]).join(' ')}
          </text>
        </g>
      </Envelope>
    </article>
  );
}

/** A drawing at the lower edge of the card: the parts of the envelope behind it, or those before it. */
function Envelope({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={className}
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

/** None for guests who cannot come, if the content has only one text for everybody. */
function toText({ thanks, thanksDeclined }: Wedding['rsvp'], isComing: boolean): string {
  if (isComing) return thanks;
  return thanksDeclined === thanks ? '' : thanksDeclined;
}
