import { type ReactNode, useId } from 'react';
import styles from './page-section.module.css';

type Props = {
  /** Where a link leads to this part. */
  id?: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
};

/** One part of a page under a heading of its own. */
export function Section({ id, title, note, children }: Props) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <div className={styles.opening}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
