import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

type PageProps = {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the dashboard with its heading. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <main id="page" className={styles.page} tabIndex={-1}>
      <title>{`${title} · Dashboard`}</title>
      <div className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}

type PageSectionProps = {
  /** The target of a link to this section. */
  id?: string;
  title: string;
  /** Shown beside the title. */
  note?: ReactNode;
  children: ReactNode;
};

export function PageSection({ id, title, note, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <div className={styles.sectionHeader}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
