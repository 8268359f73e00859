import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PasswordRequest } from '../../domain/dashboard/dashboard-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { repeatRejectedQueries } from '../api/query-client.ts';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { guestDataQuery } from '../guest-data/guest-data.ts';
import { FullPage } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './sign-in.module.css';

const DEFAULT_WAIT_SECONDS = 60;

/** Shown before sign-in, so it must not tell whose wedding this is. */
export function SignInPage() {
  const { dashboard, lead, signIn } = getMessages('signIn');
  return (
    <FullPage title={dashboard}>
      <title>{`${signIn} · ${dashboard}`}</title>
      <p>{lead}</p>
      <SignInForm />
    </FullPage>
  );
}

type FormProps = { hasPasskeys?: boolean | undefined; onSignedIn?: () => void };

export function SignInForm(props: FormProps) {
  const texts = getMessages('signIn');
  const field = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [isCoHost, setIsCoHost] = useState(false);
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const { error: reason, refetch } = useQuery(guestDataQuery);
  const hasPasskeys = props.hasPasskeys || (reason instanceof ApiError && reason.body.hasPasskeys);
  const signIn = useMutation({
    /** Null is a passkey. */
    mutationFn: (body: PasswordRequest | null) =>
      body ? request(api.session.$post, { json: body }) : signInWithPasskey(),
    onSuccess: async () => {
      await refetch();
      void repeatRejectedQueries(client);
      props.onSignedIn?.();
    },
  });
  const [seconds, startCountdown] = useCountdown();

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({
      password: field.current?.value ?? '',
      ...(isCoHost && { name: nameField.current?.value ?? '' }),
    });
  }

  async function send(body: PasswordRequest | null) {
    if (seconds > 0) return;
    setError(undefined);
    try {
      await signIn.mutateAsync(body);
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 429) {
        startCountdown(reason.retryAfterSeconds || DEFAULT_WAIT_SECONDS);
      } else {
        setError(`${toErrorMessage(reason)}${isWrongPassword(reason) ? ` ${hint}` : ''}`);
      }
      field.current?.focus();
      field.current?.select();
    }
  }

  // For those who have forgotten it.
  const hint = isCoHost ? texts.coHostHint : texts.coupleHint;
  return (
    <form className={styles.form} onSubmit={submit}>
      {isCoHost ? (
        <TextField
          key="name"
          label={texts.ownName}
          autoComplete="username"
          autoCapitalize="words"
          spellCheck={false}
          autoFocus
          required
          ref={nameField}
          name="username"
        />
      ) : (
        // A password manager stores the password under this name.
        <input type="text" name="username" autoComplete="username" value="host" readOnly hidden />
      )}
      <TextField
        label={isCoHost ? texts.ownPassword : texts.password}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        error={seconds > 0 ? texts.tooManyAttempts(seconds) : error}
        ref={field}
        name="password"
      />
      <Button type="submit" disabled={signIn.isPending} aria-disabled={seconds > 0}>
        {signIn.isPending ? texts.signingIn : texts.signIn}
      </Button>
      {hasPasskeys && window.PublicKeyCredential && (
        <TextButton className={styles.kind ?? ''} onClick={() => send(null)}>
          {texts.usePasskey}
        </TextButton>
      )}
      <TextButton
        className={styles.kind ?? ''}
        onClick={() => {
          setError(undefined);
          setIsCoHost(!isCoHost);
        }}
      >
        {isCoHost ? texts.isCouple : texts.isCoHost}
      </TextButton>
    </form>
  );
}

async function signInWithPasskey(): Promise<void> {
  const options = await request(api.session['passkey-options'].$post);
  const credential = (await navigator.credentials
    .get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) })
    .catch(() => null)) as PublicKeyCredential | null;
  if (!credential) throw new Error(getMessages('signIn').noPasskey);
  await request(api.session.passkey.$post, { json: credential.toJSON() });
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'wrong-password';
}

/** The remaining seconds, and a function to start over. */
function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!endsAt) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return [
    endsAt ? Math.max(0, Math.ceil((endsAt - now) / 1000)) : 0,
    (seconds) => {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  ];
}
