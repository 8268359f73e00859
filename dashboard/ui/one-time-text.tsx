import { Button } from '../../ui/button.tsx';
import { copyText } from './copy-text.ts';
import styles from './one-time-text.module.css';

type Props = {
  text: string;
  /** Says that the text is shown only now, because the server does not store it. */
  note: string;
  copyLabel: string;
};

/** A text to copy at once, such as a new link or password. */
export function OneTimeText({ text, note, copyLabel }: Props) {
  const copy = () => copyText(text, 'Paste it into a message.', 'Select the text yourself.');
  return (
    <div className={styles.once}>
      <p className={styles.text}>{text}</p>
      <p className={styles.note}>{note}</p>
      <Button onClick={copy}>{copyLabel}</Button>
    </div>
  );
}

export function NewLink({ address }: { address: string }) {
  return (
    <OneTimeText
      text={address}
      note="The link is shown only now. Copy it before you close this."
      copyLabel="Copy the link"
    />
  );
}
