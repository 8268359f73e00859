import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { GuestListHousehold, GuestListStatus } from '../../domain/guest-list/guest-list.ts';
import { createPersonalLink } from '../../domain/invitations/invitation-code.ts';
import {
  createSmsLink,
  createWhatsAppLink,
  listTelephoneNumbers,
} from '../../domain/invitations/message-links.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { api, request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { refreshGuestData, useGuestData, useSiteAddress } from '../guest-data/guest-data.ts';
import { Tabs } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { composeMessage, getLanguage, type MessageKind } from './invitation-texts.ts';
import { isInvitedByEmail, mailedQuery } from './mailed-addresses.ts';
import styles from './message-sheet.module.css';
import { useCodeChange } from './personal-link.tsx';
import { PhoneForm, WithoutPhone } from './phone-form.tsx';

const KINDS: readonly MessageKind[] = ['message', 'reminder'];

type Props = {
  /** The chosen households, in their order. */
  ids: readonly number[];
  open: boolean;
  onClose: () => void;
};

/**
 * The couple sends each household its personal link from their own telephone. Their place and the texts that they
 * edited stay while the sheet is closed.
 */
export function MessageSheet({ ids, open, onClose }: Props) {
  const { messages: texts } = getMessages('invitations');
  const { guestList } = useGuestData();
  const { data: mailed } = useQuery(mailedQuery);
  const byId = new Map(guestList.map((status) => [status.entry.id, status]));
  const chosen = ids.flatMap((id) => byId.get(id) ?? []);
  const hasPhone = ({ entry }: GuestListStatus) => entry.phone !== null;
  // Households whose number is added now come last, so that nobody moves.
  const [late] = useState(() => new Set(chosen.filter((one) => !hasPhone(one)).map(getId)));
  const queue = chosen
    .filter(hasPhone)
    .toSorted((a, b) => Number(late.has(getId(a))) - Number(late.has(getId(b))));
  const [sentBefore] = useState(
    () => new Set(chosen.filter(({ entry }) => entry.messagedAt !== null).map(getId)),
  );
  const [start] = useState(() =>
    Math.max(
      0,
      queue.findIndex(({ entry }) => entry.messagedAt === null),
    ),
  );
  const [position, setPosition] = useState(start);
  const [sentNow, setSentNow] = useState<ReadonlySet<number>>(new Set());
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [kinds, setKinds] = useState<ReadonlyMap<number, MessageKind>>(new Map());
  const current = queue[position];

  /** Somebody who has the invitation and has not replied is reminded, unless the couple chooses otherwise. */
  function getKind({ entry, household }: GuestListStatus): MessageKind {
    const isInvited = sentBefore.has(entry.id) || isInvitedByEmail(entry, mailed);
    return kinds.get(entry.id) ?? (isInvited && household === null ? 'reminder' : 'message');
  }

  function onMarked(id: number, isSent: boolean) {
    const others = [...sentNow].filter((one) => one !== id);
    setSentNow(new Set(isSent ? [...others, id] : others));
    if (isSent) setPosition(position + 1);
  }

  return (
    <Sheet open={open} title={texts.open} hasFocusOnTitle onClose={onClose}>
      <div className="form">
        <p className="soft">{texts.about}</p>
        {current && (
          <p role="status" className="caps">
            {texts.position(position + 1, queue.length)}
          </p>
        )}
        {current && (
          <Message
            key={current.entry.id}
            status={current}
            kind={getKind(current)}
            isInvitedByEmail={isInvitedByEmail(current.entry, mailed)}
            hasFocus={position !== start}
            drafts={drafts}
            onKind={(kind) => setKinds(new Map([...kinds, [current.entry.id, kind]]))}
            onDraft={(key, text) => setDrafts(new Map([...drafts, [key, text]]))}
            onMarked={onMarked}
            onSkip={() => setPosition(position + 1)}
            onBack={position > 0 ? () => setPosition(position - 1) : undefined}
          />
        )}
        {!current && (
          <div className="stack" role="status">
            <p className="name">{queue.length > 0 ? texts.done : texts.nobody}</p>
            {queue.length > 0 && (
              <p className="soft">{texts.doneCount(sentNow.size, queue.length)}</p>
            )}
          </div>
        )}
        {!current && queue.length > 0 && (
          <div className="actions">
            <Button onClick={onClose}>{getMessages('shell').close}</Button>
            <TextButton onClick={() => setPosition(queue.length - 1)}>{texts.back}</TextButton>
          </div>
        )}
        <WithoutPhone entries={chosen.filter((one) => !hasPhone(one)).map(({ entry }) => entry)} />
      </div>
    </Sheet>
  );
}

function getId({ entry }: GuestListStatus): number {
  return entry.id;
}

type MessageProps = {
  status: GuestListStatus;
  kind: MessageKind;
  isInvitedByEmail: boolean;
  /** Whether the couple came here from another household. */
  hasFocus: boolean;
  drafts: ReadonlyMap<string, string>;
  onKind: (kind: MessageKind) => void;
  onDraft: (key: string, text: string) => void;
  onMarked: (id: number, isSent: boolean) => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
};

/** The message to one household. */
function Message({ status, kind, hasFocus, drafts, onMarked, ...props }: MessageProps) {
  const { messages: texts } = getMessages('invitations');
  const { wedding } = useGuestData();
  const { formatMoment } = createDateFormats(wedding.locale);
  const siteAddress = useSiteAddress();
  const { entry, household } = status;
  const { code, id, messagedAt, name } = entry;
  const mark = useMark(onMarked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const language = getLanguage(entry, wedding);
  const draft = `${id} ${kind}`;
  const link = code && createPersonalLink(siteAddress, code);
  const text = drafts.get(draft) ?? (link ? composeMessage(entry, link, wedding, kind) : '');
  const notes = [
    messagedAt && texts.sentOn(formatMoment(messagedAt)),
    props.isInvitedByEmail && texts.invitedByEmail,
    household !== null && texts.hasReplied,
  ].filter(Boolean);
  const setMark = (at: string | null) => mark.isPending || mark.mutate({ id, at });
  return (
    <>
      <div>
        <h3 ref={heading} tabIndex={-1} className={`subheading ${styles.name}`}>
          {name}
        </h3>
        <p className="soft">{notes.join(' · ') || texts.notInvited}</p>
      </div>
      {link ? (
        <>
          <Tabs
            label={texts.kind}
            options={KINDS.map((value) => ({ value, words: texts.kinds[value] }))}
            value={kind}
            onChoose={props.onKind}
          />
          <TextArea
            label={texts.text}
            hint={LANGUAGE_DETAILS[language].name}
            lang={language}
            rows={9}
            value={text}
            onChange={({ target }) => props.onDraft(draft, target.value)}
          />
          <Numbers entry={entry} text={text} />
        </>
      ) : (
        <MissingLink entry={entry} />
      )}
      <div className="actions" aria-busy={mark.isPending}>
        {link && <Button onClick={() => setMark(new Date().toISOString())}>{texts.sent}</Button>}
        <TextButton onClick={props.onSkip}>{texts.skip}</TextButton>
        {props.onBack && <TextButton onClick={props.onBack}>{texts.back}</TextButton>}
        {messagedAt && <TextButton onClick={() => setMark(null)}>{texts.notSent}</TextButton>}
      </div>
    </>
  );
}

/** Links that open the couple's app. The app is theirs: nothing tells whether they sent the message. */
function Numbers({ entry, text }: { entry: GuestListHousehold; text: string }) {
  const { messages: texts } = getMessages('invitations');
  const numbers = listTelephoneNumbers(entry.phone);
  return (
    <>
      <ul className={styles.numbers}>
        {numbers.map(({ number, text: label }) => (
          <li key={label}>
            {number === null ? (
              <p className="error">{texts.withoutCountry(label)}</p>
            ) : (
              <>
                <span className={styles.number}>{label}</span>
                <a
                  className={styles.open}
                  href={createWhatsAppLink(number, text)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.openWhatsAppWith(label)}
                >
                  {texts.openWhatsApp}
                </a>
                <a
                  className={styles.open}
                  href={createSmsLink(number, text)}
                  aria-label={texts.openMessagesWith(label)}
                >
                  {texts.openMessages}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {numbers.some(({ number }) => number === null) && (
        <PhoneForm key={entry.phone} entry={entry} label={texts.phone} />
      )}
    </>
  );
}

function MissingLink({ entry }: { entry: GuestListHousehold }) {
  const { makeLink, noLink } = getMessages('invitations');
  const change = useCodeChange(entry);
  return (
    <div>
      <p className="soft">{noLink}</p>
      <p className="buttons">
        <TextButton onClick={() => change.isPending || change.mutate('renew')}>
          {makeLink}
        </TextButton>
      </p>
    </div>
  );
}

/** Marks a household's link as sent at a time, or as not sent. */
function useMark(onMarked: (id: number, isSent: boolean) => void) {
  return useMutation({
    mutationFn: ({ id, at }: { id: number; at: string | null }) =>
      request(api['guest-list'].bulk.$post, {
        json: { ids: [id], change: { kind: 'set-messaged', messagedAt: at } },
      }),
    meta: {
      refresh: refreshGuestData,
      failed: getMessages('invitations').messages.notMarked,
    },
    onSuccess: (_, { id, at }) => onMarked(id, at !== null),
  });
}
