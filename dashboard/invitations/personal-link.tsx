import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../domain/invitations/invitation-code.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request } from '../api/request.ts';
import { refreshGuestData, useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { useQrCode } from '../ui/qr-code.ts';
import { copyText, TextButton } from '../ui/text-button.tsx';
import { composeMessage } from './invitation-texts.ts';
import styles from './personal-link.module.css';

/** The link with which a household replies for itself: to send, to print, to renew and to revoke. */
export function PersonalLink({ entry }: { entry: GuestListHousehold }) {
  const titleId = useId();
  const change = useCodeChange(entry);
  const section = useRef<HTMLElement>(null);
  const keepFocus = useKeepFocus(() => section.current?.querySelector('button'));
  const { code } = entry;
  return (
    <section
      ref={section}
      className={`quote stack gap-2 ${styles.link}`}
      aria-labelledby={titleId}
      aria-busy={change.isPending}
      {...keepFocus}
    >
      <h3 id={titleId} className="caps">
        Personal link
      </h3>
      {code === null ? (
        <>
          <p className="soft">
            This household has no personal link. They can reply with the guests’ password and the
            website’s form.
          </p>
          <div className="buttons">
            <TextButton onClick={() => change.isPending || change.mutate('renew')}>
              Make a personal link
            </TextButton>
          </div>
        </>
      ) : (
        <>
          <LinkActions entry={entry} code={code} />
          <Replacements
            name={entry.name}
            onConfirm={(action) => change.isPending || change.mutate(action)}
          />
        </>
      )}
    </section>
  );
}

function LinkActions({ entry, code }: { entry: GuestListHousehold; code: string }) {
  const { wedding } = useGuestData();
  const [hasQrCode, setHasQrCode] = useState(false);
  const link = createPersonalLink(useSiteAddress(), code);
  const message = composeMessage(entry, link, wedding);
  return (
    <>
      <p className={`name ${styles.address}`}>{link.replace(/^https?:\/\//, '')}</p>
      <p className="soft">
        It opens the website without a password and greets them by name. They reply for each person,
        and can change their reply until the deadline.
      </p>
      <div className="buttons">
        <TextButton
          onClick={() => copyText(link, 'The personal link is copied.', 'Select the link above.')}
        >
          Copy link
        </TextButton>
        <TextButton
          onClick={() =>
            copyText(message, 'A message with the link is copied.', 'Select the link above.')
          }
        >
          Copy message with link
        </TextButton>
        {'share' in navigator && (
          <TextButton onClick={() => void share(message)}>Share message</TextButton>
        )}
        <TextButton aria-expanded={hasQrCode} onClick={() => setHasQrCode(!hasQrCode)}>
          QR code
        </TextButton>
      </div>
      {hasQrCode && <LinkQrCode link={link} code={code} name={entry.name} />}
    </>
  );
}

function LinkQrCode({ link, code, name }: { link: string; code: string; name: string }) {
  const images = useQrCode(link);
  const file = `qr-code-${formatInvitationCode(code)}`;
  return (
    <div className={`row ${styles.qrCode}`}>
      {images && (
        <img className="qr-code" src={images.svg} alt={`QR code of the personal link of ${name}`} />
      )}
      <div>
        <p className="soft">
          On paper, print this code below it, for guests who cannot scan:{' '}
          <b className={styles.code}>{formatInvitationCode(code)}</b>. It works as a password.
        </p>
        <p className="buttons">
          <a href={images?.svg} download={`${file}.svg`}>
            Download as SVG
          </a>
          <a href={images?.png} download={`${file}.png`}>
            Download as PNG
          </a>
        </p>
      </div>
    </div>
  );
}

type CodeAction = 'renew' | 'revoke';
type ReplacementsProps = { name: string; onConfirm: (action: CodeAction) => void };

/** Both make a sent or printed link useless, so they ask first. */
function Replacements({ name, onConfirm }: ReplacementsProps) {
  return (
    <div className="buttons">
      <ConfirmButton
        label="Replace the link"
        destructive={false}
        title={`A new link for ${name}?`}
        confirmLabel="Replace the link"
        cancelLabel="Keep the link"
        onConfirm={() => onConfirm('renew')}
      >
        The link, QR code and code that you sent or printed stop working at once. You then send them
        the new link. Their reply stays.
      </ConfirmButton>
      <ConfirmButton
        label="Revoke the link"
        title={`Revoke the link of ${name}?`}
        confirmLabel="Revoke the link"
        cancelLabel="Keep the link"
        onConfirm={() => onConfirm('revoke')}
      >
        The link, QR code and code that you sent or printed stop working at once and for good. They
        can still reply with the guests’ password. Their reply stays, and you can make a new link
        for them later.
      </ConfirmButton>
    </div>
  );
}

function useCodeChange({ id, name }: GuestListHousehold) {
  return useMutation({
    mutationFn: async (action: CodeAction): Promise<void> => {
      const { code } = api['guest-list'][':id'];
      const param = { id };
      if (action === 'renew') await request(code.$post, { param });
      else await request(code.$delete, { param });
    },
    meta: { refresh: refreshGuestData, failed: 'Nothing was changed' },
    onSuccess: (_, action) => {
      if (action === 'renew') toast('Saved', `${name} has a new personal link.`);
      else toast('Revoked', `The personal link of ${name} no longer works.`);
    },
  });
}

/** Opens the phone's list of apps. It fails when the couple closes the list. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => {});
}
