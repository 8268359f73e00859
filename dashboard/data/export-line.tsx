import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './data-page.module.css';

type Props = { file: string; print: string; title: string; children: ReactNode };

/** One list: as a file, or to print. */
export function ExportLine({ file, print, title, children }: Props) {
  return (
    <li className={styles.line}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.about}>{children}</p>
      <p className={styles.ways}>
        <a href={`/host/api/exports/${file}`} download aria-label={`${title}: download as CSV`}>
          CSV
        </a>
        <Link href={`/print/${print}`} aria-label={`${title}: print`}>
          Print
        </Link>
      </p>
    </li>
  );
}
