import type { ReactNode } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './plans.module.css';

type Props = {
  count: number;
  onClear: () => void;
  fields: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

/** The actions on the selected guests, for a keyboard and a phone. */
export function SelectionBar({ count, onClear, fields, children }: Props) {
  const texts = getMessages('plans');
  return (
    <section className={`card ${styles.bar}`} aria-label={texts.selectedTitle}>
      <p role="status" className="aside">
        {texts.selected(count)}
      </p>
      <div className={`row ${styles.barFields}`}>{fields}</div>
      <div className="buttons">
        {children}
        <TextButton onClick={onClear}>{texts.clear}</TextButton>
      </div>
    </section>
  );
}
