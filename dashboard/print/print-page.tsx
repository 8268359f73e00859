import { createElement } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import '../../domain/lists/list-sheet.css';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { renderListSheet } from '../../domain/lists/list-sheet.ts';
import { createList } from '../../domain/lists/lists.ts';
import { runAtOnce } from '../../domain/pausable.ts';
import { Button } from '../../ui/button.tsx';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { NotFoundPage } from '../shell/status-pages.tsx';
import type { PaperKind } from './paper-kinds.tsx';
import { getPaperPath } from './paper-path.ts';
import styles from './print-page.module.css';

/** Papers that had addresses of their own. */
const FORMER_NAMES: Record<string, PaperKind> = { invitations: 'rsvp-cards', labels: 'labels' };

/** A list as a sheet of paper. The navigation above it is not printed. */
export function PrintPage() {
  const texts = getMessages('lists');
  const { name = '' } = useParams();
  const guestData = useGuestData();
  const paper = FORMER_NAMES[name];
  if (paper) return <Redirect to={getPaperPath(paper) + location.hash} replace />;
  const list = createList(name, guestData, 'print');
  if (!list) return <NotFoundPage />;
  const { couple, locale } = guestData.wedding;
  const now = createDateFormats(locale).formatNow();
  return (
    <>
      <title>{`${list.title} · ${couple.join(' & ')}`}</title>
      <nav className={`row between ${styles.bar}`} aria-label={texts.thisList}>
        <Link href="/data" className="touch">
          {texts.backToDashboard}
        </Link>
        <Button onClick={() => print()}>{texts.print}</Button>
      </nav>
      <main className={styles.sheet}>
        {runAtOnce(
          renderListSheet(createElement, {
            ...{ name, list, heading: 'h1' },
            source: `${couple.join(' & ')} · ${getMessages('sharing').page.asOf(now)}`,
          }),
        )}
      </main>
    </>
  );
}
