import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PHOTOS_ENTER_PATH, TABLE_LINK_ERRORS } from '../../domain/photos/photos-api.ts';
import { Button } from '../../ui/button.tsx';
import { type GateError, sendPassword } from '../gate/check-password.ts';
import gateStyles from '../gate/gate.module.css';
import { Languages } from './languages.tsx';
import { usePhotosEdition } from './photos-edition.ts';
import styles from './photos-page.module.css';

/** Asks for the wedding's password, in the look of the gate. */
export function PasswordForm({ onEnter }: { onEnter: () => Promise<void> }) {
  const edition = usePhotosEdition();
  const { gate, photos } = edition.messages;
  const [message, setMessage] = useState<GateError | null>(null);
  const [isChecking, setChecking] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const error = takeLinkError();
    if (error) setMessage(photos.linkErrors[error]);
  }, [photos]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    setMessage(null);
    const error = await sendPassword(PHOTOS_ENTER_PATH, password.current?.value ?? '', edition);
    // After it, this form is still here only if the browser has refused the cookie.
    if (!error) await onEnter();
    setMessage(error ?? gate.cookieBlocked);
    setChecking(false);
    password.current?.select();
  }

  return (
    <main className={gateStyles.gate}>
      <div className={gateStyles.card}>
        <h1 className={gateStyles.title}>{photos.title}</h1>
        <form method="dialog" className={gateStyles.form} onSubmit={submit}>
          <label htmlFor="password" className={gateStyles.prompt}>
            {photos.prompt}
          </label>
          <input
            ref={password}
            id="password"
            className={gateStyles.password}
            type="password"
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="password-message"
          />
          <div id="password-message" role="alert" className={styles.message}>
            {message && (
              <>
                <strong>{message[0]}</strong> {message[1]}
              </>
            )}
          </div>
          <Button type="submit" className={gateStyles.enter} disabled={isChecking}>
            {isChecking ? gate.checking : photos.enter}
          </Button>
        </form>
        <Languages />
      </div>
    </main>
  );
}

/** Returns why the table link that led here opened nothing, and removes it from the address. */
function takeLinkError(): keyof typeof TABLE_LINK_ERRORS | null {
  const names = Object.keys(TABLE_LINK_ERRORS) as (keyof typeof TABLE_LINK_ERRORS)[];
  const error = names.find((name) => TABLE_LINK_ERRORS[name] === location.hash) ?? null;
  if (error) history.replaceState(history.state, '', location.pathname + location.search);
  return error;
}
