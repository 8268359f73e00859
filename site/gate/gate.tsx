import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { loadWeddingPage } from '../load-chunk.ts';
import styles from './gate.module.css';
import { Sprig } from './sprig.tsx';

const CHECKING_MS = 500;

/** Asks for the shared password. A curtain, not a lock: the password lies in the page. */
export function Gate({ onEnter }: { onEnter: () => void }) {
  const [checking, setChecking] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  // A password sent before this script ran is checked now.
  useEffect(() => window.early?.takeOver(), []);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    const right = password.current?.value === window.SITE_PASSWORD;
    // Starts on its way while the guest waits; a failure shows where the page is opened.
    if (right) loadWeddingPage().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, CHECKING_MS));
    setChecking(false);
    if (right) {
      toast('Welcome!', 'Access granted to the wedding website.');
      onEnter();
    } else {
      toast('Access Denied', 'Please enter the correct password.', 'destructive');
      password.current?.select();
    }
  }

  return (
    <main className={styles.gate}>
      <div className={styles.card}>
        <Sprig />
        <h1 className={styles.title}>Welcome</h1>
        {/* Without a script nothing is sent, and no password gets into the address. */}
        <form method="dialog" className={styles.form} onSubmit={check}>
          <label htmlFor="password" className={styles.prompt}>
            Please enter the password to view our wedding website
          </label>
          <input
            ref={password}
            id="password"
            className={styles.password}
            type="password"
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" className={styles.enter} disabled={checking}>
            {checking ? 'Checking...' : 'Enter Website'}
          </Button>
        </form>
      </div>
    </main>
  );
}
