import styles from './banner.module.css';

type Note = {
  /** An alert is read out at once; a status when there is a pause. */
  role: 'alert' | 'status';
  words: string;
  /** What can be done, by the words on its button; each ends the note. */
  acts: Record<string, () => void>;
};

/**
 * Shows a quiet line at the foot of the window; the returned function takes it away. Drawn by hand:
 * what draws the rest may not have come.
 */
export function showBanner({ role, words, acts }: Note): () => void {
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  note.role = role;
  const said = document.createElement('p');
  said.textContent = words;
  note.append(said);
  for (const [label, act] of Object.entries(acts)) {
    const button = document.createElement('button');
    button.className = styles.act ?? '';
    button.textContent = label;
    button.onclick = () => {
      note.remove();
      act();
    };
    note.append(button);
  }
  document.body.append(note);
  return () => note.remove();
}
