import type { LetterBook } from '../../domain/letters.ts';
import { Part } from '../stationery/part.tsx';
import { Letter } from './letter.tsx';
import { useLetters } from './letter-store.ts';
import styles from './letters.module.css';
import { Preview } from './preview.tsx';
import { Reminders } from './reminders.tsx';

/** The letters to guests: what became of them, what they look like, and who may be reminded. */
export function Letters() {
  const { letters, fault } = useLetters();
  return (
    <Part title="Letters" note={letters && numbers(letters)}>
      {letters === undefined && <p className={styles.words}>{fault ?? 'One moment …'}</p>}
      {letters === null && (
        <p className={styles.words}>
          This site sends no letters. With a mail server in its settings (SMTP_URL) every guest who
          replies gets a receipt, and you a notice.
        </p>
      )}
      {letters && (
        <>
          <p className={styles.words}>
            Every guest who replies gets a receipt of what was written down, with the evenings for
            their calendar.
          </p>
          <p className={styles.ways}>
            <Preview kind="receipt">See the receipt</Preview>
            <Preview kind="notice">See the notice to you</Preview>
          </p>
          {letters.lines.length > 0 && (
            <ul className={styles.letters} aria-label="The latest letters">
              {letters.lines.map((letter) => (
                <Letter key={letter.id} letter={letter} />
              ))}
            </ul>
          )}
          <Reminders reminders={letters.reminders} />
        </>
      )}
    </Part>
  );
}

function numbers({ sent, waiting, givenUp }: LetterBook): string {
  const some = [`${sent} sent`, waiting && `${waiting} waiting`, givenUp && `${givenUp} given up`];
  return some.filter(Boolean).join(', ');
}
