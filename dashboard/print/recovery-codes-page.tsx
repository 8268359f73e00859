import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { ConfirmSignIn, needsSignIn } from '../accounts/confirm-sign-in.tsx';
import { refreshPasskeys } from '../accounts/passkeys.tsx';
import { api, request, toErrorMessage } from '../api/request.ts';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import print from './print-page.module.css';
import styles from './recovery-codes-page.module.css';

/** New recovery codes, to be printed at once: the server has only their hashes. */
export function RecoveryCodesPage() {
  const texts = getMessages('accounts');
  const siteAddress = useSiteAddress();
  const create = useMutation({
    mutationFn: () => request(api['recovery-codes'].$post),
    meta: { refresh: refreshPasskeys },
    onError: (error) =>
      needsSignIn(error) || toast(texts.codesNotCreated, toErrorMessage(error), 'destructive'),
  });
  const codes = create.data?.codes;
  return (
    <>
      <title>{texts.recoveryCodes}</title>
      <nav className={`row between ${print.bar}`} aria-label={texts.recoveryCodes}>
        <Link href="/data#passkeys" className="touch">
          {texts.backToData}
        </Link>
        {codes ? (
          <Button onClick={() => window.print()}>{getMessages('data').print}</Button>
        ) : (
          <Button onClick={() => create.mutate()} disabled={create.isPending}>
            {texts.createCodes}
          </Button>
        )}
      </nav>
      <ConfirmSignIn change={create} />
      <main className={`stack ${styles.sheet}`}>
        <h1>{texts.recoveryCodes}</h1>
        <p className="soft">{texts.codesFor(new URL('/host', siteAddress).href)}</p>
        <p className="measure">{texts.aboutRecoveryCodes}</p>
        {codes ? (
          <ol className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        ) : (
          <p className="measure">{texts.earlierCodesEnd}</p>
        )}
      </main>
    </>
  );
}
