import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import type {
  Mailing,
  MailingKind,
  MailingsOverview,
  UnsubscribedAddress,
} from '../../domain/emails/mailings.ts';
import { formatDay } from '../../domain/wedding/zone-time.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { Page, PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './emails-page.module.css';
import { EmailsSection } from './emails-section.tsx';
import { MailServerSection } from './mail-server-section.tsx';
import { KIND_NAMES, refreshMailings, useMailings } from './mailing-queries.ts';
import { MailingStatus } from './mailing-status.tsx';

const KINDS: [kind: MailingKind, description: string][] = [
  ['save-the-date', 'The day and the place, so that your guests can keep the day free.'],
  ['invitation', 'The events, with a personal link and a QR code.'],
  ['reminder', 'Only for households without a reply, now or before the deadline.'],
  ['announcement', 'News for everybody, or for the guests of one event.'],
];

/** The emails that the couple writes, and those that the website sends by itself. */
export function EmailsPage() {
  const { data: overview, error } = useMailings();
  return (
    <Page
      title="Emails"
      lead={
        overview === null
          ? 'Your website does not send emails yet.'
          : 'Write to your guests, and see which emails were sent.'
      }
    >
      {error && !overview && <p className="measure soft">{toErrorMessage(error)}</p>}
      {overview && <Mailings overview={overview} />}
      {overview !== null && <EmailsSection />}
      <MailServerSection />
    </Page>
  );
}

function Mailings({ overview }: { overview: MailingsOverview }) {
  const { mailings, problem, unsubscribed } = overview;
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const create = useMutation({
    mutationFn: (kind: MailingKind) => request(api.mailings.$post, { json: { kind } }),
    onSuccess: ({ id }) => {
      void refreshMailings(client);
      navigate(`/emails/${id}`);
    },
    meta: { failed: 'No email was created' },
  });
  return (
    <>
      <PageSection title="Write to guests">
        {problem && <p className="notice measure">{problem}</p>}
        <ul className={styles.kinds}>
          {KINDS.map(([kind, description]) => (
            <li key={kind}>
              <button
                type="button"
                className={styles.kind}
                disabled={create.isPending}
                onClick={() => create.mutate(kind)}
              >
                <span className={styles.kindName}>{KIND_NAMES[kind]}</span>
                <span className={styles.kindText}>{description}</span>
              </button>
            </li>
          ))}
        </ul>
        {mailings.length > 0 && (
          <ul className="rows" aria-label="Your emails to guests">
            {mailings.map((mailing) => (
              <MailingRow key={mailing.id} mailing={mailing} overview={overview} />
            ))}
          </ul>
        )}
      </PageSection>
      {unsubscribed.length > 0 && <Unsubscribed addresses={unsubscribed} />}
    </>
  );
}

function MailingRow({ mailing, overview }: { mailing: Mailing; overview: MailingsOverview }) {
  const { id, kind, message } = mailing;
  const { couple, date, locale } = useGuestData().wedding;
  const [first] = overview.languages;
  const subject = (first && message.texts[first]?.subject) || '';
  const filled = subject
    .replaceAll('{couple}', () => couple.join(' & '))
    .replaceAll('{date}', () => formatDay(date, locale).longDay);
  return (
    <li className={`list-row ${styles.mailing}`}>
      <Link href={`/emails/${id}`} className={`name ${styles.link}`}>
        {KIND_NAMES[kind]}
      </Link>
      <p className="soft">{filled}</p>
      <p className="soft">
        <MailingStatus mailing={mailing} timeZone={overview.timeZone} />
      </p>
    </li>
  );
}

/** Guests who want no more emails from the couple. */
function Unsubscribed({ addresses }: { addresses: readonly UnsubscribedAddress[] }) {
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const subscribe = useMutation({
    mutationFn: (id: number) =>
      request(api.mailings.unsubscribed[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshMailings, failed: 'Not changed' },
  });
  return (
    <PageSection title="Unsubscribed">
      <p className="measure soft">
        These guests receive none of the emails that you write. They still receive a receipt when
        they reply.
      </p>
      <ul className="rows">
        {addresses.map(({ id, address, name, at }) => (
          <li key={id} className={`list-row ${styles.mailing}`}>
            <p className="name">{name}</p>
            <p className="soft">{address}</p>
            <p className="soft">
              Since {formatMoment(at)}{' '}
              <TextButton
                aria-label={`Subscribe again: ${name}`}
                disabled={subscribe.isPending}
                onClick={() => subscribe.mutate(id)}
              >
                Subscribe again
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
