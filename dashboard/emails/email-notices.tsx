import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Mailing } from '../../domain/emails/mailings.ts';
import { toast } from '../../ui/toasts.ts';
import { api, request } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatCount } from '../ui/format-count.ts';
import { TextButton } from '../ui/text-button.tsx';
import { useEmails } from './email-queries.ts';
import { KIND_NAMES, setDetails, useMailings } from './mailing-queries.ts';

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
    <ul className="stack gap-2 notices" aria-label="Emails that go out soon">
      {soon.map((mailing) => (
        <Notice key={mailing.id} mailing={mailing} timeZone={overview.timeZone} />
      ))}
    </ul>
  );
}

type NoticeProps = { mailing: Mailing; timeZone: string };

function Notice({ mailing, timeZone }: NoticeProps) {
  const { id, kind, sendAt, daysBeforeDeadline } = mailing;
  const client = useQueryClient();
  const { formatInTimeZone } = createDateFormats(useGuestData().wedding.locale);
  const stop = useMutation({
    mutationFn: () => request(api.mailings[':id'].stop.$post, { param: { id } }),
    onSuccess: (details) => {
      setDetails(client, details);
      toast('Stopped', 'The email is a draft again.');
    },
    meta: { failed: 'Not stopped' },
  });
  return (
    <li className="notice row between">
      <p>
        <Link href={`/emails/${id}`}>{KIND_NAMES[kind]}</Link>: goes out{' '}
        {formatInTimeZone(sendAt ?? '', timeZone)}
        {daysBeforeDeadline !== null && ' to households without a reply'}.
      </p>
      <TextButton disabled={stop.isPending} onClick={() => stop.mutate()}>
        Stop it
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
  return (
    <ul className="stack gap-2 notices" aria-label="Receipts that were not sent">
      <li className="notice row between">
        <p>
          So many replies came in that {formatCount(count, 'receipt was', 'receipts were')} not sent
          (the last one {formatMoment(latestAt)}). Every reply is stored. If you do not know these
          names, somebody may be misusing your form.
        </p>
        <Link href="/emails">See these emails</Link>
      </li>
    </ul>
  );
}
