import { useMemo } from 'react';
import { count } from '../components/count.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import { openedHousehold } from '../household/opened-household.ts';
import { Filters, wantAll } from './filter-bar.tsx';
import styles from './replies-page.module.css';
import { RepliesTable } from './replies-table.tsx';
import { createFilter, filterReplies } from './reply-filters.ts';
import { replyRows } from './reply-row.ts';

export function RepliesPage() {
  const book = useGuestData();
  const wanted = filterReplies.use();
  const rows = useMemo(() => replyRows(book), [book]);
  const isWanted = useMemo(() => createFilter(wanted), [wanted]);
  const found = useMemo(() => rows.filter(isWanted), [rows, isWanted]);
  const guests = found.reduce((sum, { household }) => sum + household.current.guests_count, 0);

  return (
    <Page
      title="Replies"
      acts={
        <PlainButton onClick={() => openedHousehold.set({ kind: 'new' })}>Add a reply</PlainButton>
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="No reply yet">
          <p>As guests answer, they appear here by themselves. One came by phone? Add it above.</p>
        </EmptyState>
      ) : (
        <>
          <Filters />
          <p className={styles.count} role="status">
            {found.length > 0 &&
              `${count(found.length, 'party', 'households')} of ${count(guests, 'guest', 'guests')}`}
          </p>
          <RepliesTable
            rows={rows}
            isWanted={isWanted}
            nothing={
              <EmptyState title="No such reply">
                <p>None fits what you are looking for.</p>
                <PlainButton onClick={wantAll}>Show all replies</PlainButton>
              </EmptyState>
            }
          />
        </>
      )}
    </Page>
  );
}
