import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { SignInCover } from './confirm-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Covers the dashboard when the session ends. The page below keeps everything that was typed. */
export function SignInAgain() {
  const { sessionEnded, welcomeBack } = getMessages('accounts');
  return (
    <SignInCover title={welcomeBack}>
      <p>{sessionEnded}</p>
      <SignInForm />
    </SignInCover>
  );
}
