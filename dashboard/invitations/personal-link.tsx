import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold } from '../../domain/guest-list/guest-list.ts';
import {
  createPersonalLink,
  formatInvitationCode,
} from '../../domain/invitations/invitation-code.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { refreshGuestData, useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { useKeepFocus } from '../ui/keep-focus.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { useQrCode } from '../ui/qr-code.ts';
import { copyText, TextButton } from '../ui/text-button.tsx';
import { composeMessage } from './invitation-texts.ts';
import styles from './personal-link.module.css';

type Props = {
  entry: GuestListHousehold;
  /** As in 'Opened 3 June'. */
  state: string;
};

/** The link with which a household replies for itself: to send, to print, to renew and to revoke. */
export function PersonalLink({ entry, state }: Props) {
  const texts = getMessages('invitations');
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
        {texts.personalLink}
      </h3>
      {code === null ? (
        <>
          <p className="soft">{texts.noLink}</p>
          <div className="buttons">
            <TextButton onClick={() => change.isPending || change.mutate('renew')}>
              {texts.makeLink}
            </TextButton>
          </div>
        </>
      ) : (
        <>
          <LinkActions entry={entry} code={code} state={state} />
          <Replacements
            name={entry.name}
            onConfirm={(action) => change.isPending || change.mutate(action)}
          />
        </>
      )}
    </section>
  );
}

function LinkActions({ entry, code, state }: Props & { code: string }) {
  const texts = getMessages('invitations');
  const { wedding } = useGuestData();
  const [hasQrCode, setHasQrCode] = useState(false);
  const link = createPersonalLink(useSiteAddress(), code);
  const message = composeMessage(entry, link, wedding);
  return (
    <>
      <p className={`name ${styles.address}`}>{link.replace(/^https?:\/\//, '')}</p>
      <p>{state}</p>
      <p className="soft">{texts.about}</p>
      {entry.messagedAt && (
        <p>
          {texts.messages.sentOn(createDateFormats(wedding.locale).formatMoment(entry.messagedAt))}
        </p>
      )}
      <div className="buttons">
        <TextButton onClick={() => copyText(link, texts.linkCopied, texts.selectLink)}>
          {texts.copyLink}
        </TextButton>
        <TextButton onClick={() => copyText(message, texts.messageCopied, texts.selectLink)}>
          {texts.copyMessage}
        </TextButton>
        {'share' in navigator && (
          <TextButton onClick={() => void share(message)}>{texts.shareMessage}</TextButton>
        )}
        <TextButton aria-expanded={hasQrCode} onClick={() => setHasQrCode(!hasQrCode)}>
          {texts.qrCode}
        </TextButton>
      </div>
      {hasQrCode && <LinkQrCode link={link} code={code} name={entry.name} />}
    </>
  );
}

function LinkQrCode({ link, code, name }: { link: string; code: string; name: string }) {
  const texts = getMessages('invitations');
  const images = useQrCode(link);
  const file = `qr-code-${formatInvitationCode(code)}`;
  return (
    <div className={`row ${styles.qrCode}`}>
      {images && <img className="qr-code" src={images.svg} alt={texts.qrCodeOfLink(name)} />}
      <div>
        <p className="soft">
          <MarkedText text={texts.codeForPaper(formatInvitationCode(code))}>
            {(words) => <b className={styles.code}>{words}</b>}
          </MarkedText>
        </p>
        <p className="buttons">
          <a href={images?.svg} download={`${file}.svg`}>
            {texts.downloadSvg}
          </a>
          <a href={images?.png} download={`${file}.png`}>
            {texts.downloadPng}
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
  const texts = getMessages('invitations');
  return (
    <div className="buttons">
      <ConfirmButton
        label={texts.replace}
        destructive={false}
        title={texts.replaceTitle(name)}
        confirmLabel={texts.replace}
        cancelLabel={texts.keepLink}
        onConfirm={() => onConfirm('renew')}
      >
        {texts.replaceWarning}
      </ConfirmButton>
      <ConfirmButton
        label={texts.revoke}
        title={texts.revokeTitle(name)}
        confirmLabel={texts.revoke}
        cancelLabel={texts.keepLink}
        onConfirm={() => onConfirm('revoke')}
      >
        {texts.revokeWarning}
      </ConfirmButton>
    </div>
  );
}

/** Makes, replaces or revokes the link of a household. */
export function useCodeChange({ id, name }: GuestListHousehold) {
  const texts = getMessages('invitations');
  return useMutation({
    mutationFn: async (action: CodeAction): Promise<void> => {
      const { code } = api['guest-list'][':id'];
      const param = { id };
      if (action === 'renew') await request(code.$post, { param });
      else await request(code.$delete, { param });
    },
    meta: { refresh: refreshGuestData, failed: texts.nothingChanged },
    onSuccess: (_, action) => {
      if (action === 'renew') toast(texts.saved, texts.hasNewLink(name));
      else toast(texts.revoked, texts.noLongerWorks(name));
    },
  });
}

/** Opens the phone's list of apps. It fails when the couple closes the list. */
async function share(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => {});
}
