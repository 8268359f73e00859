import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & {
  count: number;
  max: number;
  /** Whether the guest has named a second guest, and counts only one. */
  isOneTooFew: boolean;
  /** Whether the second guest's name has changed the number to 2. */
  isChanged: boolean;
};

/**
 * The native number field between two buttons for mouse and touch. The keyboard has its arrow keys, so
 * the buttons are not in the tab order.
 */
export function GuestsCountField({ count, isChanged, isOneTooFew, max, ...field }: Props) {
  const messages = useMessages().rsvp;
  const group = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');

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
        {...field}
      />
      <p aria-live="polite" className={styles.oneTooFew}>
        {isChanged && (
          <span>
            {/* The field is not beside the names that the guest is typing. */}
            <span className={styles.announced}>{messages.guestsCount}: </span>
            {messages.countedTwo} ·{' '}
            <button type="button" onClick={(event) => changeByHint(-1, event)}>
              {messages.undo}
            </button>
          </span>
        )}
        {isOneTooFew && (
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
