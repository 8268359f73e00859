import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Mailing } from '../../domain/emails/mailings.ts';
import { toast } from '../../ui/toasts.ts';
import { request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { TextButton } from '../ui/text-button.tsx';
import { KIND_NAMES, setDetails, useMailings } from './mailing-queries.ts';
import styles from './scheduled-notice.module.css';

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
    <ul className={styles.notices} aria-label="Emails that go out soon">
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
    mutationFn: () => request('POST /mailings/:id/stop', { params: { id } }),
    onSuccess: (details) => {
      setDetails(client, details);
      toast('Stopped', 'The email is a draft again.');
    },
    onError: (reason) => toast('Not stopped', toErrorMessage(reason), 'destructive'),
  });
  return (
    <li className={styles.notice}>
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
