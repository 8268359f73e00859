import { Dialog } from 'radix-ui';
import { FullPage } from '../layout/full-page.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Shown before sign-in, so it must not tell whose wedding this is. */
export function SignInPage() {
  return (
    <FullPage title="Dashboard">
      <title>Sign in · Dashboard</title>
      <p>For the couple. Sign in to see your replies and your guest list.</p>
      <SignInForm />
    </FullPage>
  );
}

/** Covers the dashboard when the session ends. The page below keeps everything that was typed. */
export function SignInAgain() {
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
                <span>Welcome back</span>
              </Dialog.Title>
            }
          >
            <p>Your session has ended. Sign in to continue where you left off.</p>
            <SignInForm />
          </FullPage>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
