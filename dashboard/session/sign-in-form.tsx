import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PasswordRequest } from '../../domain/dashboard/dashboard-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ApiError, isSignedOut, request, toErrorMessage } from '../api/request.ts';
import { formatCount } from '../format-count.ts';
import { guestDataQuery } from '../guest-data/guest-data.ts';
import styles from './sign-in.module.css';

const DEFAULT_WAIT_SECONDS = 60;

export function SignInForm() {
  const { formState, handleSubmit, register, setError, setFocus } = useForm<PasswordRequest>();
  const client = useQueryClient();
  const { refetch } = useQuery(guestDataQuery);
  const signIn = useMutation({
    mutationFn: (body: PasswordRequest) => request('POST /session', { body }),
    onSuccess: async () => {
      await refetch();
      void repeatRejectedQueries(client);
    },
  });
  const [seconds, startCountdown] = useCountdown();
  const { errors, isSubmitting } = formState;

  async function submit(values: PasswordRequest) {
    if (seconds > 0) return;
    try {
      await signIn.mutateAsync(values);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) {
        startCountdown(error.retryAfterSeconds || DEFAULT_WAIT_SECONDS);
      } else {
        setError('password', { message: toErrorMessage(error) });
      }
      setFocus('password', { shouldSelect: true });
    }
  }

  const countdown = `Too many attempts. Try again in ${formatCount(seconds, 'second', 'seconds')}.`;
  return (
    <form className={styles.form} onSubmit={handleSubmit(submit)}>
      {/* A password manager stores the password under this name. */}
      <input type="text" name="username" autoComplete="username" value="host" readOnly hidden />
      <TextField
        label="Dashboard password"
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        error={seconds > 0 ? countdown : errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" disabled={isSubmitting} aria-disabled={seconds > 0}>
        {isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}

/** The pages below the form show errors of requests without a session. */
async function repeatRejectedQueries(client: QueryClient): Promise<void> {
  const queries = client.getQueryCache().findAll({
    predicate: (query) => query.getObserversCount() > 0 && isSignedOut(query.state.error),
  });
  await Promise.allSettled(queries.map((query) => query.fetch()));
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
