import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { NewPasskeyRequest, Passkey } from '../../domain/accounts/passkeys-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { createRefresh } from '../api/query-client.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { PageSection } from '../ui/page.tsx';
import { ConfirmSignIn, needsSignIn } from './confirm-sign-in.tsx';

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => request(api.passkeys.$get, { signal }),
});
export const refreshPasskeys = createRefresh(passkeysQuery);

/** The passkeys of the account that is signed in, and the couple's recovery codes. */
export function Passkeys() {
  const texts = getMessages('accounts');
  const { data, error } = useQuery(passkeysQuery);
  const add = useMutation({
    mutationFn: addPasskey,
    meta: { refresh: refreshPasskeys },
    onSuccess: () => toast(texts.passkeyAdded, texts.passkeySignsIn),
    onError: (error) =>
      needsSignIn(error) || toast(texts.passkeyNotAdded, toErrorMessage(error), 'destructive'),
  });
  return (
    <PageSection id="passkeys" title={texts.passkeys}>
      <p className="measure soft">
        {texts.aboutPasskeys}{' '}
        {data && (data.isRequired ? texts.passkeysRequired : texts.passkeysBeside)}{' '}
        {texts.passkeysStay}
      </p>
      {error && <p className="measure soft">{toErrorMessage(error)}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className="rows" aria-label={texts.passkeys}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() && (
        <p>
          <Button onClick={() => add.mutate()} disabled={add.isPending}>
            {texts.addPasskey}
          </Button>
        </p>
      )}
      <ConfirmSignIn change={add} />
      {data && data.recoveryCodes !== null && (
        <>
          <p className="measure soft">
            {texts.aboutRecoveryCodes}{' '}
            {data.recoveryCodes > 0 ? `${texts.codesLeft(data.recoveryCodes)}.` : texts.noCodes}
          </p>
          <p className="links">
            <Link href="/print/recovery-codes">{texts.printCodes}</Link>
          </p>
        </>
      )}
    </PageSection>
  );
}

/** Browsers offer them over https and on this machine, and the oldest ones without these functions. */
function canUsePasskeys(): boolean {
  return Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);
}

async function addPasskey(): Promise<void> {
  const options = await request(api.passkeys.options.$post);
  let credential: PublicKeyCredential;
  try {
    credential = (await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    })) as PublicKeyCredential;
  } catch {
    throw new Error(getMessages('accounts').deviceRefused);
  }
  await request(api.passkeys.$post, { json: credential.toJSON() as NewPasskeyRequest });
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const texts = getMessages('accounts');
  const { formatDay, formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { id, createdAt, usedAt } = passkey;
  const device = passkey.device ?? texts.unknownDevice;
  const remove = useMutation({
    mutationFn: () => request(api.passkeys[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshPasskeys, failed: texts.notRemoved },
    onSuccess: () => toast(texts.passkeyRemoved, texts.removePasskeyWarning),
  });
  return (
    <li className="list-row">
      <h3 className="name">{device}</h3>
      <p className="soft times">
        <span>{texts.added(formatDay(createdAt))}</span>
        <span>{usedAt ? texts.usedAt(formatMoment(usedAt)) : texts.neverUsed}</span>
      </p>
      <p className="buttons end">
        <ConfirmButton
          label={texts.remove}
          aria-label={texts.removePasskey(device)}
          disabled={remove.isPending}
          title={texts.removePasskeyTitle}
          confirmLabel={texts.confirmRemovePasskey}
          cancelLabel={texts.keepPasskey}
          onConfirm={() => remove.mutate()}
        >
          {texts.removePasskeyWarning}
        </ConfirmButton>
      </p>
    </li>
  );
}
