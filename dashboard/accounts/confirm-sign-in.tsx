import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { ApiError } from '../api/request.ts';
import { FullPage } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

type Protected = { error: Error | null; reset: () => void; mutate: () => void };

/** Covers the dashboard when the server wants a recent sign-in for a change, which is then repeated. */
export function ConfirmSignIn({ change }: { change: Protected }) {
  const { signInAgain, signInIsOld } = getMessages('accounts');
  const { error } = change;
  if (!needsSignIn(error)) return null;
  return (
    <SignInCover title={signInAgain}>
      <p>{signInIsOld}</p>
      <SignInForm hasPasskeys={error.body.hasPasskeys} onSignedIn={() => change.mutate()} />
      <TextButton onClick={change.reset}>{getMessages('shell').cancel}</TextButton>
    </SignInCover>
  );
}

export function needsSignIn(error: unknown): error is ApiError {
  return error instanceof ApiError && error.body.code === 'sign-in-again';
}

/** A page over the dashboard, which stays as it is below. */
export function SignInCover({ title, children }: { title: string; children: ReactNode }) {
  const keepOpen = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.cover}
          aria-describedby={undefined}
          onEscapeKeyDown={keepOpen}
          onInteractOutside={keepOpen}
        >
          <FullPage
            title={
              <Dialog.Title asChild>
                <span>{title}</span>
              </Dialog.Title>
            }
          >
            {children}
          </FullPage>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
