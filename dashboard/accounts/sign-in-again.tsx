import { Dialog } from 'radix-ui';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { FullPage } from '../ui/page.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** Covers the dashboard when the session ends. The page below keeps everything that was typed. */
export function SignInAgain() {
  const { sessionEnded, welcomeBack } = getMessages('accounts');
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
                <span>{welcomeBack}</span>
              </Dialog.Title>
            }
          >
            <p>{sessionEnded}</p>
            <SignInForm />
          </FullPage>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
