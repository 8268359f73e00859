import { type ReactNode, useId, useRef } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Flourish } from '../../ui/flourish.tsx';
import { useHashTarget } from './hash-target.ts';
import styles from './page.module.css';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** On the title's line, where there is room. */
  numbers?: ReactNode;
  /** Buttons beside the title; at most one has `data-primary`. */
  actions?: ReactNode;
};

type PageProps = PageHeaderProps & { children: ReactNode };

/** A page of the dashboard with its heading. */
export function Page({ children, ...header }: PageProps) {
  return (
    <main id="page" className={styles.page} tabIndex={-1}>
      <title>{`${header.title} · ${getMessages('signIn').dashboard}`}</title>
      <PageHeader {...header} />
      {children}
    </main>
  );
}

export function PageHeader({ title, lead, numbers, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {numbers}
      {actions && <div className={`buttons end ${styles.actions}`}>{actions}</div>}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </div>
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
  const section = useRef<HTMLElement>(null);
  useHashTarget((target) => {
    if (target !== id) return false;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
    return true;
  });
  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby={titleId}
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <div className={styles.sectionHeader}>
        <h2 id={titleId} className="heading">
          {title}
        </h2>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <div className="stack gap-4">{children}</div>
    </section>
  );
}

/** Takes the place of a list without items and says how items get there. */
export function EmptyState({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <Flourish className={styles.flourish} />
      {title && <h2 className="heading">{title}</h2>}
      {children}
    </div>
  );
}

/** A single card in the middle of the window. */
export function FullPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles.fullPage}>
      <div className={styles.card}>
        <h1 className={styles.cardTitle}>{title}</h1>
        <Flourish className={styles.flourish} />
        {children}
      </div>
    </main>
  );
}
