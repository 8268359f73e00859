import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  MAILING_KINDS,
  type Mailing,
  type MailingsOverview,
  type UnsubscribedAddress,
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
import { refreshMailings, useCreateMailing, useMailings } from './mailing-queries.ts';
import { MailingStatus } from './mailing-status.tsx';

/** The emails that the couple writes, and those that the website sends by itself. */
export function EmailsPage() {
  const { data: overview, error } = useMailings();
  const { lead, noMailServer, title } = getMessages('emails');
  return (
    <Page title={title} lead={overview === null ? noMailServer : lead}>
      {error && !overview && <p className="measure soft">{toErrorMessage(error)}</p>}
      {overview && <Mailings overview={overview} />}
      {overview !== null && <EmailsSection />}
      <MailServerSection />
    </Page>
  );
}

function Mailings({ overview }: { overview: MailingsOverview }) {
  const { mailings, problem, unsubscribed } = overview;
  const texts = getMessages('emails');
  const create = useCreateMailing();
  return (
    <>
      <PageSection id="write" title={texts.writeToGuests}>
        {problem && <p className="notice measure">{problem}</p>}
        <ul className={styles.kinds}>
          {MAILING_KINDS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={styles.kind}
                disabled={create.isPending}
                onClick={() => create.mutate({ kind })}
              >
                <span className={styles.kindName}>{texts.kinds[kind]}</span>
                <span className={styles.kindText}>{texts.aboutKinds[kind]}</span>
              </button>
            </li>
          ))}
        </ul>
        {mailings.length > 0 && (
          <ul className="rows" aria-label={texts.toGuests}>
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
        {getMessages('emails').kinds[kind]}
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
  const texts = getMessages('emails');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const subscribe = useMutation({
    mutationFn: (id: number) =>
      request(api.mailings.unsubscribed[':id'].$delete, { param: { id } }),
    meta: { refresh: refreshMailings, failed: texts.notChanged },
  });
  return (
    <PageSection title={texts.unsubscribed}>
      <p className="measure soft">{texts.aboutUnsubscribed}</p>
      <ul className="rows">
        {addresses.map(({ id, address, name, at }) => (
          <li key={id} className={`list-row ${styles.mailing}`}>
            <p className="name">{name}</p>
            <p className="soft">{address}</p>
            <p className="soft">
              {texts.since(formatMoment(at))}{' '}
              <TextButton
                aria-label={texts.subscribeWhoAgain(name)}
                disabled={subscribe.isPending}
                onClick={() => subscribe.mutate(id)}
              >
                {texts.subscribeAgain}
              </TextButton>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
