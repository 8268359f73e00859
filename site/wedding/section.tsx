import type { ReactNode } from 'react';
import { Flourish } from '../../ui/flourish.tsx';
import { measureLongWord } from './long-words.ts';
import styles from './section.module.css';

type Props = {
  id: string;
  heading?: string;
  introduction?: string;
  /** The accessible name of a section without a heading. */
  label?: string;
  /** Seconds until the section fades in. */
  delay?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A section of the wedding page. A section with a delay shows at once when a link targets it or it
 * receives focus (`revealOnFocus` in site/inline-script/main.ts).
 */
export function Section({ id, heading, introduction, label, delay, className, children }: Props) {
  const isDelayed = delay !== undefined;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      className={`${styles.section} ${isDelayed ? styles.delayed : ''} ${className ?? ''}`}
      style={isDelayed ? { animationDelay: `${delay}s` } : undefined}
      aria-label={label}
      aria-labelledby={heading ? headingId : undefined}
      tabIndex={-1}
    >
      {heading && (
        <div className={styles.header}>
          <h2 id={headingId} className={styles.heading} style={measureLongWord(heading, 16)}>
            {heading}
          </h2>
          <Flourish className={styles.flourish} />
          {introduction && <p className={styles.introduction}>{introduction}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
