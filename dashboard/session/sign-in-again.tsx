import { Dialog } from 'radix-ui';
import { FullPage } from '../layout/full-page.tsx';
import styles from './sign-in-again.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended while the dashboard was open. The page stays beneath, with all that was typed. */
export function SignInAgain() {
  const stay = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.cover}
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
        >
          <FullPage
            title={
              <Dialog.Title asChild>
                <span>Welcome back</span>
              </Dialog.Title>
            }
          >
            <p>Your session has ended. Sign in, and go on where you were.</p>
            <SignInForm />
          </FullPage>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
