import { FullPage } from '../layout/full-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Before the dashboard: it tells nothing of whose it is. */
export function SignInPage() {
  return (
    <FullPage title="The dashboard">
      <title>Sign in · The dashboard</title>
      <p>For the couple: who isAttending, who eats what, who has not answered.</p>
      <SignInForm />
    </FullPage>
  );
}
