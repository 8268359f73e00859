import { Toast as Radix } from 'radix-ui';
import styles from './toaster.module.css';
import { dismissToast, useToasts } from './toasts.ts';

/** Long enough to be read aloud; it waits while the pointer or the focus is on it. */
const READING_TIME = { default: 10_000, destructive: 20_000 };

/** To a screen reader: of a toast, of what closes it, and of where they all stand. */
type Words = { toast: string; dismiss: string; place: string };

/** Where toasts appear. One a page. */
export default function Toaster({ words }: { words: Words }) {
  const toasts = useToasts();
  return (
    <Radix.Provider label={words.toast}>
      {toasts.map(({ id, title, description, tone }) => (
        <Radix.Root
          key={id}
          className={`${styles.toast} ${styles[tone] ?? ''}`}
          duration={READING_TIME[tone]}
          onOpenChange={(open) => {
            if (!open) dismissToast(id);
          }}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description className={styles.description}>{description}</Radix.Description>
          <Radix.Close className={styles.close} aria-label={words.dismiss}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} label={words.place} />
    </Radix.Provider>
  );
}
