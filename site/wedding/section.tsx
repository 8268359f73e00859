import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = {
  id: string;
  heading?: string;
  introduction?: string;
  /** For a section without a heading of its own. */
  label?: string;
  /** Seconds after the page is shown until the section fades in. */
  delay?: number;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * One part of the wedding page. A delayed one shows at once when focus or a link goes to it: then it
 * is marked as sought (site/early/reveal-on-focus.ts).
 */
export function Section({ id, heading, introduction, label, delay, className, children }: Props) {
  const waits = delay !== undefined;
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      className={`${styles.section} ${waits ? styles.waits : ''} ${className ?? ''}`}
      style={waits ? { animationDelay: `${delay}s` } : undefined}
      aria-label={label}
      aria-labelledby={heading ? headingId : undefined}
      tabIndex={-1}
    >
      {heading && (
        <div className={styles.opening}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <Flourish />
          {introduction && <p className={styles.introduction}>{introduction}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

function Flourish() {
  return (
    <svg className={styles.flourish} viewBox="0 0 120 12" aria-hidden="true">
      <path d="M0 6h48M72 6h48M60 1l5 5-5 5-5-5z" />
    </svg>
  );
}
