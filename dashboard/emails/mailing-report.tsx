import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type {
  Mailing,
  MailingDelivery,
  MailingDetails,
  MailingsOverview,
} from '../../domain/emails/mailings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { createDateFormats } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { refreshEmails } from './email-queries.ts';
import page from './mailing-page.module.css';
import { MailingPreview } from './mailing-preview.tsx';
import { refreshMailings, setDetails } from './mailing-queries.ts';
import { MailingStatus } from './mailing-status.tsx';

type Props = { details: MailingDetails; overview: MailingsOverview };

/** The progress of an email, and who got it. */
export function MailingReport({ details, overview }: Props) {
  const texts = getMessages('emails');
  const { deliveries, mailing, recipients, recipientsVersion } = details;
  const { sent, waiting, failed } = mailing.counts;
  const [visibleDeliveries, sentinel] = useInfiniteScroll(deliveries, mailing.id);
  const total = sent + waiting + failed;
  const newCount = recipients.filter(({ omitted }) => omitted === null).length;
  return (
    <div className={page.columns}>
      <div className="stack gap-10">
        <section aria-label={texts.progress} className="stack gap-4">
          <h2 className="heading">
            <span role="status">
              <MailingStatus mailing={mailing} timeZone={overview.timeZone} />
            </span>
          </h2>
          {mailing.state === 'scheduled' && (
            <p className="soft small">
              {mailing.daysBeforeDeadline !== null &&
                `${texts.beforeDeadline(mailing.daysBeforeDeadline)} `}
              {texts.asOfNow(newCount)}
            </p>
          )}
          {total > 0 && (
            <progress
              className={page.progress}
              aria-label={texts.sentEmails}
              max={total}
              value={sent + failed}
            />
          )}
          <Actions mailing={mailing} newCount={newCount} recipientsVersion={recipientsVersion} />
        </section>
        {deliveries.length > 0 && (
          <section aria-label={texts.recipients} className="stack gap-4">
            <h2 className="heading">{texts.recipients}</h2>
            <ul className="rows">
              {visibleDeliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
            {sentinel}
          </section>
        )}
      </div>
      <MailingPreview
        id={mailing.id}
        message={mailing.message}
        language={overview.languages[0] ?? 'en'}
        recipients={recipients}
      />
    </div>
  );
}

type ActionsProps = { mailing: Mailing; newCount: number; recipientsVersion: string };

function Actions({ mailing, newCount, recipientsVersion }: ActionsProps) {
  const texts = getMessages('emails');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (action: 'stop' | 'continue' | 'more') => {
      const param = { id: mailing.id };
      return action === 'more'
        ? request(api.mailings[':id'].more.$post, { param, json: { recipientsVersion } })
        : request(api.mailings[':id'][action].$post, { param });
    },
    onSuccess: (next) => setDetails(client, next),
    onError: (reason, action) => {
      const title = action === 'more' ? texts.notSent : texts.notChanged;
      toast(title, toErrorMessage(reason), 'destructive');
      void refreshMailings(client);
    },
  });
  const { state } = mailing;
  return (
    <p className="actions">
      {(state === 'sending' || state === 'scheduled') && (
        <Button disabled={change.isPending} onClick={() => change.mutate('stop')}>
          {state === 'sending' ? texts.stop : texts.stopAndEdit}
        </Button>
      )}
      {state === 'stopped' && (
        <Button disabled={change.isPending} onClick={() => change.mutate('continue')}>
          {texts.sendRest}
        </Button>
      )}
      {state === 'sent' && newCount > 0 && (
        <Button disabled={change.isPending} onClick={() => change.mutate('more')}>
          {texts.sendMore(newCount)}
        </Button>
      )}
    </p>
  );
}

function DeliveryRow({ delivery }: { delivery: MailingDelivery }) {
  const texts = getMessages('emails');
  const { formatMoment } = createDateFormats(useGuestData().wedding.locale);
  const { id, name, address, state, at, error } = delivery;
  const resend = useMutation({
    mutationFn: () => request(api.emails[':id'].resend.$post, { param: { id } }),
    meta: {
      refresh: (client) => Promise.all([refreshMailings(client), refreshEmails(client)]),
      failed: texts.notSentAgain,
    },
  });
  const labels = {
    sent: texts.sentAt(formatMoment(at)),
    failed: texts.failed,
    stopped: texts.notSent,
    waiting: error ? texts.nextAttempt(formatMoment(at)) : texts.waiting,
  };
  return (
    <li className={page.delivery}>
      <p>
        {name} {name !== address && <small className="soft small block">{address}</small>}
      </p>
      <p className={state === 'failed' ? 'error' : 'soft'}>
        {labels[state]}
        {state === 'failed' && (
          <TextButton
            aria-label={texts.sendWhatAgain(name)}
            disabled={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {texts.sendAgain}
          </TextButton>
        )}
      </p>
      {error && state !== 'sent' && <p className="error small wide">{error}</p>}
    </li>
  );
}
