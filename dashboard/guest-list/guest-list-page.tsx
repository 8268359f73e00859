import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { PlainButton } from '../components/text-button.tsx';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './guest-list-page.module.css';
import { NoReply } from './guest-list-sections.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { NotOnList } from './not-on-list.tsx';
import { type Answered, Replied } from './replied.tsx';

export function GuestListPage() {
  const { guestList, notOnList } = useGuestData();
  const [importing, setImporting] = useState(false);
  const awaiting = guestList.filter(({ household }) => household === null);
  const replied = guestList.filter((status): status is Answered => status.household !== null);
  const numbers = [
    ['awaiting', 'Awaiting', awaiting.length],
    ['replied', 'Replied', replied.length],
    ['unexpected', 'Unexpected', notOnList.length],
  ] as const;

  return (
    <Page
      title="The invited"
      name="Invited"
      acts={
        guestList.length > 0 && (
          <PlainButton onClick={() => setImporting(true)}>Add more</PlainButton>
        )
      }
    >
      {guestList.length === 0 ? (
        <EmptyState title="Who is invited?">
          <p>
            Paste your guest list from a spreadsheet, and the dashboard tells you who has not
            answered yet, and who answered without being on it.
          </p>
          <Button onClick={() => setImporting(true)}>Add the list</Button>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.numbers}>
            {numbers.map(([id, name, number]) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.number}>{number}</span> {name}
                </a>
              </li>
            ))}
          </ul>
          <NoReply awaiting={awaiting} />
          <NotOnList keys={notOnList} />
          <Replied replied={replied} />
        </>
      )}
      <ImportSheet open={importing} onClose={() => setImporting(false)} />
    </Page>
  );
}
