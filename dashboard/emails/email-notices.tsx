import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { Mailing } from '../../domain/emails/mailings.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { useEmails } from './email-queries.ts';
import { setDetails, useMailings } from './mailing-queries.ts';

// A little more than a day, so that it is seen the day before.
const NOTICE_MS = 36 * 60 * 60_000;

/** Announces the emails that go out by themselves within a day, and stops them. */
export function ScheduledNotice() {
  const { data: overview } = useMailings();
  if (!overview) return null;
  const soon = overview.mailings.filter(
    ({ state, sendAt }) =>
      state === 'scheduled' && Date.parse(sendAt ?? '') < Date.now() + NOTICE_MS,
  );
  if (soon.length === 0) return null;
  return (
    <ul className="stack gap-2 notices" aria-label={getMessages('emails').goingOutSoon}>
      {soon.map((mailing) => (
        <Notice key={mailing.id} mailing={mailing} timeZone={overview.timeZone} />
      ))}
    </ul>
  );
}

type NoticeProps = { mailing: Mailing; timeZone: string };

function Notice({ mailing, timeZone }: NoticeProps) {
  const { id, kind, sendAt, daysBeforeDeadline } = mailing;
  const texts = getMessages('emails');
  const client = useQueryClient();
  const { formatInTimeZone } = createDateFormats(useGuestData().wedding.locale);
  const stop = useMutation({
    mutationFn: () => request(api.mailings[':id'].stop.$post, { param: { id } }),
    onSuccess: (details) => {
      setDetails(client, details);
      toast(texts.stopped, texts.draftAgain);
    },
    meta: { failed: texts.notStopped },
  });
  const describe = daysBeforeDeadline === null ? texts.goesOut : texts.goesOutToMissing;
  return (
    <li className="notice row between">
      <p>
        <MarkedText text={describe(texts.kinds[kind], formatInTimeZone(sendAt ?? '', timeZone))}>
          {(words) => <Link href={`/emails/${id}`}>{words}</Link>}
        </MarkedText>
      </p>
      <TextButton disabled={stop.isPending} onClick={() => stop.mutate()}>
        {texts.stopIt}
      </TextButton>
    </li>
  );
}

/** Says that guests received no receipt because too many replies came. */
export function LimitNotice() {
  const { data: emails } = useEmails();
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  if (!emails?.overLimit) return null;
  const { count, latestAt } = emails.overLimit;
  const texts = getMessages('emails');
  return (
    <ul className="stack gap-2 notices" aria-label={texts.missingReceipts}>
      <li className="notice row between">
        <p>{texts.tooManyReplies(count, formatMoment(latestAt))}</p>
        <Link href="/emails">{texts.seeEmails}</Link>
      </li>
    </ul>
  );
}
