import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import { COUNT_SOURCE, fillForm } from './reply-draft.ts';
import styles from './rsvp-form.module.css';
import { followSecondGuest, isOneTooFew } from './second-guest.ts';
import type { useRsvp } from './use-rsvp.ts';

type Props = { rsvp: ReturnType<typeof useRsvp>; max: number };

/**
 * The native number field between two buttons for mouse and touch. The keyboard has its arrow keys, so
 * the buttons are not in the tab order.
 */
export function GuestsCountField({ rsvp: { answers, field, formRef }, max }: Props) {
  const messages = useMessages().rsvp;
  const group = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const count = Number(answers.guestsCount);

  const followed = useRef(answers);
  useEffect(() => {
    const changes = followSecondGuest(followed.current, answers);
    followed.current = answers;
    if (!changes || !formRef.current) return;
    fillForm(formRef.current, changes);
    // Saves the draft, too.
    formRef.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [answers, formRef]);

  function change(step: 1 | -1) {
    const input = group.current?.querySelector('input');
    if (!input) return;
    input.stepUp(step);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setAnnounced(input.value);
  }

  function changeByHint(step: 1 | -1, { currentTarget }: MouseEvent) {
    // The button disappears. A tap must not open the keyboard of a phone.
    if (currentTarget.matches(':focus-visible')) group.current?.querySelector('input')?.focus();
    change(step);
  }

  const button = (label: string, drawing: string, step: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      // Not `disabled`: a click before hydration is replayed, and the focus stays where it is.
      aria-disabled={step > 0 ? count >= max : count <= 1}
      onClick={() => change(step)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <div ref={group} className={styles.count}>
      <TextField
        label={messages.guestsCount}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        before={button(messages.fewerGuests, 'M3 8h10', -1)}
        after={button(messages.moreGuests, 'M3 8h10M8 3v10', 1)}
        {...field('guestsCount')}
      />
      <p aria-live="polite" className={styles.oneTooFew}>
        {answers[COUNT_SOURCE] === 'names' && (
          <span>
            {/* The field is not beside the names that the guest is typing. */}
            <span className={styles.announced}>{messages.guestsCount}: </span>
            {messages.countedTwo} ·{' '}
            <button type="button" onClick={(event) => changeByHint(-1, event)}>
              {messages.undo}
            </button>
          </span>
        )}
        {isOneTooFew(answers) && (
          <span>
            {messages.twoNames}{' '}
            <button type="button" onClick={(event) => changeByHint(1, event)}>
              {messages.countTwo}
            </button>
          </span>
        )}
      </p>
      <output>{announced}</output>
    </div>
  );
}
