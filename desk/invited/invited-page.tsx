import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useBook } from '../book/use-book.ts';
import { Blank } from '../stationery/blank.tsx';
import { Page } from '../stationery/page.tsx';
import { PlainButton } from '../stationery/plain-button.tsx';
import { Awaiting } from './awaiting.tsx';
import { ImportSheet } from './import-sheet.tsx';
import styles from './invited-page.module.css';
import { type Answered, Replied } from './replied.tsx';
import { Unexpected } from './unexpected.tsx';

export function InvitedPage() {
  const { invited, unexpected } = useBook();
  const [importing, setImporting] = useState(false);
  const awaiting = invited.filter(({ party }) => party === null);
  const replied = invited.filter((status): status is Answered => status.party !== null);
  const numbers = [
    ['awaiting', 'Awaiting', awaiting.length],
    ['replied', 'Replied', replied.length],
    ['unexpected', 'Unexpected', unexpected.length],
  ] as const;

  return (
    <Page
      title="The invited"
      name="Invited"
      acts={
        invited.length > 0 && <PlainButton onClick={() => setImporting(true)}>Add more</PlainButton>
      }
    >
      {invited.length === 0 ? (
        <Blank title="Who is invited?">
          <p>
            Paste your guest list from a spreadsheet, and the desk tells you who has not answered
            yet, and who answered without being on it.
          </p>
          <Button onClick={() => setImporting(true)}>Add the list</Button>
        </Blank>
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
          <Awaiting awaiting={awaiting} />
          <Unexpected keys={unexpected} />
          <Replied replied={replied} />
        </>
      )}
      <ImportSheet open={importing} onClose={() => setImporting(false)} />
    </Page>
  );
}
