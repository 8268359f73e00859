import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { dismissErrorToasts, toast } from '../../ui/toasts.ts';
import { usePublicEdition } from '../edition.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import type { LoadWeddingPage } from '../load-wedding-page.ts';
import { checkConnection, takePasswordFromAddress } from './access.ts';
import { checkPassword } from './check-password.ts';
import styles from './gate.module.css';

const MIN_CHECKING_MS = 500;

type Props = {
  /** Called after the right password, while the wedding page is loading. */
  onEnter: (loading: Promise<unknown>, isRetry: boolean) => Promise<void>;
  loadWeddingPage: LoadWeddingPage;
};

/** Asks for the shared password. Only GATE=server really protects the site. */
export function Gate({ onEnter, loadWeddingPage }: Props) {
  const edition = usePublicEdition();
  const { gate, site } = edition.messages;
  const [step, setStep] = useState<'idle' | 'checking' | 'loading'>('idle');
  /** Whether the wedding page did not load after the right password. */
  const [hasFailed, setFailed] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    window.inlineScript?.replayEvents();
    const scanned = takePasswordFromAddress();
    const field = password.current;
    if (scanned === null || !field || field.value) return;
    field.value = scanned;
    field.form?.requestSubmit();
  }, []);

  useEffect(() => {
    // Disabled until now, so it has lost the focus.
    if (hasFailed && step === 'idle') button.current?.focus();
  }, [hasFailed, step]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step !== 'idle') return;
    if (hasFailed) return enter();
    setStep('checking');
    // The errors of the last attempt: on a phone, several toasts would cover the field.
    dismissErrorToasts();
    const delay = new Promise((resolve) => setTimeout(resolve, MIN_CHECKING_MS));
    const error = await checkPassword(password.current?.value ?? '', edition);
    const loading = error ? undefined : load();
    await delay;
    if (!error) return enter(loading);
    setStep('idle');
    toast(...error, 'destructive');
    if (error === gate.wrongPassword) password.current?.select();
    else password.current?.focus();
  }

  /** Loads the wedding page. `enter` reports a failure. */
  function load(): Promise<unknown> {
    const loading = window.SITE_GATE ? checkConnection() : loadWeddingPage(hasFailed);
    loading.catch(() => {});
    return loading;
  }

  /** The gate stays until the wedding page is there. */
  async function enter(loading = load()) {
    setStep('loading');
    try {
      await onEnter(loading, hasFailed);
    } catch {
      setFailed(true);
      setStep('idle');
    }
  }

  return (
    <main className={styles.gate}>
      <div className={styles.card}>
        <Ornament />
        <h1 className={styles.title}>{gate.welcome}</h1>
        {/* With method="dialog" and no script, the password never gets into the address. */}
        <form method="dialog" className={styles.form} onSubmit={submit}>
          {hasFailed ? (
            <p role="alert" className={styles.prompt}>
              {gate.notLoaded}
            </p>
          ) : (
            <>
              <label htmlFor="password" className={styles.prompt}>
                {gate.prompt}
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
            </>
          )}
          <Button ref={button} type="submit" className={styles.enter} disabled={step !== 'idle'}>
            {step === 'checking' && gate.checking}
            {step === 'loading' && gate.oneMoment}
            {step === 'idle' && (hasFailed ? site.tryAgain : gate.enter)}
          </Button>
        </form>
        <LanguageSwitch top="100%" />
      </div>
    </main>
  );
}

const LEAVES = [
  [14, -4, 28],
  [27, -9, 18],
  [40, -12, 6],
  [53, -13, -8],
  [65, -11, -24],
] as const;

/** Two branches and two rings. The gate's drawing is public, so it reveals nothing of the wedding. */
function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="-84 -30 168 48" aria-hidden="true">
      <Branch />
      <Branch mirrored />
      <circle cx="-4" cy="4" r="6.5" />
      <circle cx="4" cy="4" r="6.5" />
    </svg>
  );
}

function Branch({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <g transform={mirrored ? 'scale(-1 1)' : undefined}>
      <path d="M13 4C30-3 52-14 80-8" />
      {LEAVES.map(([x, y, angle]) => (
        <g key={x} transform={`translate(${x} ${y + 3}) rotate(${angle})`}>
          <path className={styles.leaf} d="M0 0C2-7 7-10 13-11 12-5 7-1 0 0Z" />
          <path className={styles.leaf} d="M0 0C6 1 10 5 13 10 6 10 1 6 0 0Z" />
        </g>
      ))}
    </g>
  );
}
