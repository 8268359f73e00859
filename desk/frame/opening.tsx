import { Button } from '../../ui/button.tsx';
import { bookState, refreshBook } from '../book/book.ts';
import { FullPage } from '../stationery/full-page.tsx';
import styles from './opening.module.css';

/** Stands in for the desk while the guest book is on its way, or cannot be had. */
export function Opening() {
  const { fault } = bookState.use();
  if (!fault) {
    return (
      <main className={styles.opening}>
        <p role="status">Opening the guest book…</p>
      </main>
    );
  }
  return (
    <FullPage title="The guest book could not be opened">
      <p role="alert">{fault.words}</p>
      <Button onClick={() => void refreshBook()}>Try again</Button>
    </FullPage>
  );
}
