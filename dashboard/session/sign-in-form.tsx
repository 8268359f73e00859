import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ApiError, errorMessage } from '../api/request.ts';
import { signIn } from '../api/session.ts';
import { refreshGuestData } from '../guest-data/guest-data.ts';
import { useCountdown } from './countdown.ts';
import { session } from './session.ts';
import styles from './sign-in.module.css';

/** Asks for the host password until it is right. */
export function SignInForm() {
  const password = useRef<HTMLInputElement>(null);
  const [checking, setChecking] = useState(false);
  const [fault, setFault] = useState<string>();
  const [seconds, waitFor] = useCountdown();

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (checking || seconds > 0) return;
    setChecking(true);
    setFault(undefined);
    try {
      await signIn(password.current?.value ?? '');
      await refreshGuestData();
      session.set('signed-in');
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) waitFor(error.retryAfter || 60);
      else setFault(errorMessage(error));
      password.current?.select();
    } finally {
      setChecking(false);
    }
  }

  const wait = seconds > 0 ? `Too many attempts. Try again in ${inSeconds(seconds)}.` : undefined;
  return (
    <form className={styles.form} onSubmit={enter}>
      {/* For password managers, which want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value="host" readOnly hidden />
      <TextField
        ref={password}
        label="Host password"
        type="password"
        name="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        error={wait ?? fault}
      />
      <Button type="submit" disabled={checking} aria-disabled={seconds > 0}>
        {checking ? 'One moment…' : 'Sign in'}
      </Button>
    </form>
  );
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
