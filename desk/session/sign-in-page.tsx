import { FullPage } from '../stationery/full-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Before the desk: it tells nothing of whose it is. */
export function SignInPage() {
  return (
    <FullPage title="The desk">
      <title>Sign in · The desk</title>
      <p>For the couple: who comes, who eats what, who has not answered.</p>
      <SignInForm />
    </FullPage>
  );
}
