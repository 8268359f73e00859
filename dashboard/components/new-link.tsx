import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import styles from './new-link.module.css';

/** A link that can be copied only now, because the server does not store it. */
export function NewLink({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast('Copied', 'Paste the link into a message.');
    } catch {
      toast('Not copied', 'Select the link and copy it yourself.', 'destructive');
    }
  }
  return (
    <div className={styles.link}>
      <p className={styles.address}>{address}</p>
      <p className={styles.text}>The link is shown only now. Copy it before you close this.</p>
      <Button onClick={copy}>Copy the link</Button>
    </div>
  );
}
