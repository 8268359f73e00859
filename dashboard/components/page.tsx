import type { ReactNode } from 'react';
import styles from './page.module.css';

type Props = {
  title: string;
  /** For the browser's tab, where it is another than the title. */
  name?: string;
  lead?: ReactNode;
  /** What can be done on this page, beside its title. */
  acts?: ReactNode;
  children: ReactNode;
};

/** One page of the dashboard under its heading. */
export function Page({ title, name = title, lead, acts, children }: Props) {
  return (
    <main id="page" className={styles.page} tabIndex={-1}>
      <title>{`${name} · The dashboard`}</title>
      <div className={styles.opening}>
        <h1 className={styles.title}>{title}</h1>
        {acts && <div className={styles.acts}>{acts}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}
