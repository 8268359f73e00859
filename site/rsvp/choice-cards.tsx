import { type ReactNode, useId } from 'react';
import { FieldError } from '../../ui/field.tsx';
import { useMessages } from '../edition.tsx';
import { measureLongWord } from '../page/long-words.ts';
import styles from './rsvp-form.module.css';

type Props = {
  title: string;
  /** Below the title, such as the date. */
  date?: string;
  name: string;
  /** By value; those of an event by default. */
  labels?: Record<string, string>;
  /** Without it, none is chosen. */
  defaultValue?: string | number | undefined;
  /** Whether several can be chosen; their values then have a space between them. */
  isMany?: boolean;
  required?: boolean;
  error?: string | undefined;
  /** Below the cards, while one of them is chosen. */
  children?: ReactNode;
};

/** Cards, one of which is chosen. Each card is a native radio button or a checkbox with its label on it. */
export function ChoiceCards({
  title,
  date,
  defaultValue,
  isMany,
  error,
  children,
  ...props
}: Props) {
  const { attending, notAttending } = useMessages().rsvp;
  const { labels, ...input } = props;
  const words = Object.entries(labels ?? { attending, 'not-attending': notAttending });
  const errorId = useId();
  return (
    <fieldset className={styles.event} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>
        {title} {date && <span className={styles.date}>{date}</span>}
      </legend>
      <div
        className={styles.choices}
        // The words for an event fit.
        style={labels && measureLongWord(Object.values(labels).join(' '), 10)}
      >
        {words.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              {...input}
              type={isMany ? 'checkbox' : 'radio'}
              value={value}
              defaultChecked={String(defaultValue).split(' ').includes(value)}
              aria-invalid={Boolean(error)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
