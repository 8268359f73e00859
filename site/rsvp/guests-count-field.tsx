import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import styles from './rsvp-form.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { count: number; max: number };

/**
 * The native number field between two buttons for mouse and touch. The keyboard has its arrow keys, so
 * the buttons are not in the tab order.
 */
export function GuestsCountField({ count, max, ...field }: Props) {
  const messages = useMessages().rsvp;
  const [announced, setAnnounced] = useState('');

  const button = (label: string, drawing: string, step: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      // Not `disabled`: a click before hydration is replayed, and the focus stays where it is.
      aria-disabled={step > 0 ? count >= max : count <= 1}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector('input');
        if (!input) return;
        input.stepUp(step);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        setAnnounced(input.value);
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <div className={styles.count}>
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
      <output>{announced}</output>
    </div>
  );
}
