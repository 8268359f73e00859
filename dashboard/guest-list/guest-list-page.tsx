import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { TextButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/guest-data.ts';
import { EntrySheet, type OpenedEntry } from './entry-sheet.tsx';
import styles from './guest-list-page.module.css';
import {
  NoReplySection,
  NotOnListSection,
  type RepliedEntry,
  RepliedSection,
} from './guest-list-sections.tsx';
import { ImportSheet } from './import-sheet.tsx';

export function GuestListPage() {
  const { guestList, notOnList } = useGuestData();
  const [isImporting, setIsImporting] = useState(false);
  const [opened, setOpened] = useState<OpenedEntry | null>(null);
  const noReply = guestList.filter(({ household }) => household === null);
  const replied = guestList.filter((status): status is RepliedEntry => status.household !== null);
  const totals = [
    ['no-reply', 'No reply yet', noReply.length],
    ['replied', 'Replied', replied.length],
    ['not-on-list', 'Not on your list', notOnList.length],
  ] as const;

  return (
    <Page
      title="Guest list"
      actions={
        guestList.length > 0 && (
          <>
            <TextButton onClick={() => setOpened('new')}>Add a household</TextButton>
            <TextButton onClick={() => setIsImporting(true)}>Add guests</TextButton>
          </>
        )
      }
    >
      {guestList.length === 0 ? (
        <EmptyState title="Add your guest list">
          <p>
            Paste your guest list from a spreadsheet. You will then see who has not replied yet, and
            which replies are from people who are not on your list.
          </p>
          <Button onClick={() => setIsImporting(true)}>Add guests</Button>
          <TextButton onClick={() => setOpened('new')}>Add a household</TextButton>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.totals}>
            {totals.map(([id, name, total]) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.number}>{total}</span> {name}
                </a>
              </li>
            ))}
          </ul>
          <NoReplySection entries={noReply} onOpen={setOpened} />
          <NotOnListSection keys={notOnList} />
          <RepliedSection entries={replied} onOpen={setOpened} />
        </>
      )}
      <ImportSheet open={isImporting} onClose={() => setIsImporting(false)} />
      <EntrySheet opened={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}
