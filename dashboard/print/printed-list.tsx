import { createElement } from 'react';
import { Link } from 'wouter';
import '../../domain/lists/list-sheet.css';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { renderListSheet } from '../../domain/lists/list-sheet.ts';
import type { List } from '../../domain/lists/lists.ts';
import { runAtOnce } from '../../domain/pausable.ts';
import { Button } from '../../ui/button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import styles from './print-page.module.css';

type Props = {
  name: string;
  list: List;
  /** The page that it was opened from. */
  back: string;
  /** At the end of the line with the source. */
  asOf?: string;
};

/** A list as a sheet of paper. The navigation above it is not printed. */
export function PrintedList({ name, list, back, asOf }: Props) {
  const texts = getMessages('lists');
  const couple = useGuestData().wedding.couple.join(' & ');
  return (
    <>
      <title>{`${list.title} · ${couple}`}</title>
      <nav className={`row between ${styles.bar}`} aria-label={texts.thisList}>
        <Link href={back} className="touch">
          {texts.backToDashboard}
        </Link>
        <Button onClick={() => print()}>{texts.print}</Button>
      </nav>
      <main className={styles.sheet}>
        {runAtOnce(
          renderListSheet(createElement, {
            ...{ name, list, heading: 'h1' },
            source: asOf ? `${couple} · ${asOf}` : couple,
          }),
        )}
      </main>
    </>
  );
}
