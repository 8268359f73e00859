import { useMemo } from 'react';
import { useBook } from '../book/use-book.ts';
import { openedParty } from '../party/opened-party.ts';
import { Blank } from '../stationery/blank.tsx';
import { count } from '../stationery/count.ts';
import { Page } from '../stationery/page.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import { Filters, wantAll } from './filters.tsx';
import styles from './replies-page.module.css';
import { RepliesTable } from './replies-table.tsx';
import { replyRows } from './reply-row.ts';
import { wantedReplies, wantedTest } from './wanted.ts';

export function RepliesPage() {
  const book = useBook();
  const wanted = wantedReplies.use();
  const rows = useMemo(() => replyRows(book), [book]);
  const isWanted = useMemo(() => wantedTest(wanted), [wanted]);
  const found = useMemo(() => rows.filter(isWanted), [rows, isWanted]);
  const guests = found.reduce((sum, { party }) => sum + party.current.guests_count, 0);

  return (
    <Page
      title="Replies"
      acts={<PlainButton onClick={() => openedParty.set({ kind: 'new' })}>Add a reply</PlainButton>}
    >
      {rows.length === 0 ? (
        <Blank title="No reply yet">
          <p>As guests answer, they appear here by themselves. One came by phone? Add it above.</p>
        </Blank>
      ) : (
        <>
          <Filters />
          <p className={styles.count} role="status">
            {found.length > 0 &&
              `${count(found.length, 'party', 'parties')} of ${count(guests, 'guest', 'guests')}`}
          </p>
          <RepliesTable
            rows={rows}
            isWanted={isWanted}
            nothing={
              <Blank title="No such reply">
                <p>None fits what you are looking for.</p>
                <PlainButton onClick={wantAll}>Show all replies</PlainButton>
              </Blank>
            }
          />
        </>
      )}
    </Page>
  );
}
