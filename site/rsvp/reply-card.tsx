import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dismissToasts } from '../../ui/toasts.ts';
import { useEdition } from '../edition.tsx';
import styles from './reply-card.module.css';
import type { ReplySummary } from './reply-summary.ts';
import formStyles from './rsvp-form.module.css';

/** Long enough for screen readers to announce it. */
const TOAST_AFTER_DECLINE_MS = 1200;
/** Less than a scroll needs to start. */
const STILL_FRAMES = 10;

type Props = {
  reply: ReplySummary;
  /** A line below the names. */
  note?: string | undefined;
  /** False for the card of an earlier visit. */
  takesFocus?: boolean;
  /** Without it, the reply cannot be changed. */
  onChange?: (() => void) | undefined;
};

/** A guest's reply on a card that an envelope opens for. */
export function ReplyCard({ reply, note, takesFocus = true, onChange }: Props) {
  const { calendar, messages: allMessages, wedding } = useEdition();
  const messages = allMessages.rsvp;
  const heading = useRef<HTMLHeadingElement>(null);
  const events = wedding.celebrate.events;
  const isComing = reply.events.some(({ isAttending }) => isAttending);
  const { isComingToAll } = reply;
  const { thanks, thanksDeclined } = wedding.rsvp;
  const declined = thanksDeclined === thanks ? messages.declined : thanksDeclined;

  const [isOpen, setOpen] = useState(!takesFocus);

  useEffect(() => {
    const card = heading.current?.closest('article');
    if (!takesFocus || !card) return;
    // The toast has announced the reply. The focus only reads the names.
    heading.current?.focus({ preventScroll: true });
    card.scrollIntoView();
    return afterScroll(card, () => setOpen(true));
  }, [takesFocus]);

  // The toast has the words for guests who come.
  useEffect(() => {
    if (!takesFocus || !isOpen || isComing) return;
    const timer = setTimeout(() => dismissToasts('default'), TOAST_AFTER_DECLINE_MS);
    return () => clearTimeout(timer);
  }, [isComing, isOpen, takesFocus]);

  return (
    <article className={styles.reply} data-open={isOpen}>
      <Envelope>
        <path className={styles.lining} d="M1 0h398v129H1z" />
        <path className={styles.lining} d="M1 0 200 84 399 0" />
      </Envelope>
      <div className={styles.revealed}>
        <div className={styles.card}>
          <h3 ref={heading} tabIndex={-1}>
            <span className={formStyles.capitals}>{messages.yourReply}</span> {reply.names}
          </h3>
          {note && <p className={formStyles.date}>{note}</p>}
          <p>{isComing ? thanks : declined}</p>
          <dl>
            {reply.events.map(({ event, isAttending, text }) => (
              <div key={event.id}>
                <dt>
                  {event.title} <span className={formStyles.date}>{event.date}</span>
                </dt>
                <dd>
                  {text}
                  {isAttending && !isComingToAll && (
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
            {reply.details.map(([term, text]) => (
              <div key={`${term} ${text}`}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {isComingToAll && (
            <a href={calendar.all}>{messages.addToCalendar[Math.min(events.length, 3) - 1]}</a>
          )}
          {onChange && <Button onClick={onChange}>{messages.changeReply}</Button>}
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

/** Calls back when the element has not moved for some frames. Older Safari has no `scrollend`. */
function afterScroll(element: Element, onEnd: () => void): () => void {
  let lastTop = Number.NaN;
  let stillFrames = 0;
  let frame = requestAnimationFrame(check);
  function check() {
    const { top } = element.getBoundingClientRect();
    stillFrames = top === lastTop ? stillFrames + 1 : 0;
    lastTop = top;
    if (stillFrames === STILL_FRAMES) onEnd();
    else frame = requestAnimationFrame(check);
  }
  return () => cancelAnimationFrame(frame);
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
