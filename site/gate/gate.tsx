import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as words from '#messages/gate.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { loadWeddingPage } from '../load-chunk.ts';
import { checkPassword, DENIED } from './check-password.ts';
import styles from './gate.module.css';
import { takePassword } from './password-in-address.ts';
import { Sprig } from './sprig.tsx';

const CHECKING_MS = 500;

/** Asks for the shared password. A curtain where the page checks it, a lock where the server does. */
export function Gate({ onEnter }: { onEnter: () => void }) {
  const [checking, setChecking] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A password sent before this script ran is checked now.
    window.inlineScript?.takeOver();
    const given = takePassword();
    const field = password.current;
    if (given === null || !field || field.value) return;
    field.value = given;
    field.form?.requestSubmit();
  }, []);

  async function check(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    const pause = new Promise((resolve) => setTimeout(resolve, CHECKING_MS));
    const apiErrors = await checkPassword(password.current?.value ?? '');
    // Starts on its way while the guest waits; a failure shows where the page is opened.
    if (!apiErrors) loadWeddingPage().catch(() => {});
    await pause;
    if (!apiErrors) return onEnter();
    setChecking(false);
    toast(...apiErrors, 'destructive');
    if (apiErrors === DENIED) password.current?.select();
    else password.current?.focus();
  }

  return (
    <main className={styles.gate}>
      <div className={styles.card}>
        <Sprig />
        <h1 className={styles.title}>{words.welcome}</h1>
        {/* Without a script nothing is sent, and no password gets into the address. */}
        <form method="dialog" className={styles.form} onSubmit={check}>
          <label htmlFor="password" className={styles.prompt}>
            {words.prompt}
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
            {checking ? words.checking : words.enter}
          </Button>
        </form>
        <LanguageSwitch place={{ top: '100%' }} />
      </div>
    </main>
  );
}
