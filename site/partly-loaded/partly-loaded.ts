import styles from './partly-loaded.module.css';

/**
 * Tells a guest who reads the page that its script is missing; resolves when it should be asked for
 * again. Drawn by hand: what draws the rest has not taken the page over.
 */
export function askToTryAgain(): Promise<void> {
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  note.role = 'alert';
  const words = document.createElement('p');
  words.textContent = 'Part of this page did not load. You can read on, and what you type is kept.';
  const button = document.createElement('button');
  button.className = styles.again ?? '';
  button.textContent = 'Try again';
  note.append(words, button);
  document.body.append(note);

  return new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again);
      note.remove();
      resolve();
    };
    button.onclick = again;
    addEventListener('online', again);
  });
}
