import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MailingDetails, MailingsOverview } from '../../domain/emails/mailings.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { formatTimeZone } from '../guest-data/format-dates.ts';
import { ConfirmDialog } from '../ui/dialogs.tsx';
import { Option } from '../ui/fields.tsx';
import { formatCount } from '../ui/format-count.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './mailing-page.module.css';
import { createDetailsQuery, refreshMailings, setDetails } from './mailing-queries.ts';

type Props = {
  details: MailingDetails;
  overview: MailingsOverview;
  /** Saves the draft and returns its version. */
  saveAll: () => Promise<number>;
  /** False until the server has counted the recipients that are chosen now. */
  isCounted: boolean;
  language: LanguageCode;
  /** Why the text cannot be sent. */
  issue: string | undefined;
};

type When = 'now' | 'later' | 'deadline';

/** Sends a test to the couple, and the email to everybody. */
export function SendForm({ details, overview, saveAll, isCounted, language, issue }: Props) {
  const { mailing } = details;
  const client = useQueryClient();
  const [when, setWhen] = useState<When>('now');
  const [time, setTime] = useState('');
  const [days, setDays] = useState('7');
  /** The recipients that the dialog asks about; those on the page may change meanwhile. */
  const [asked, setAsked] = useState<MailingDetails | null>(null);
  const count = countEmails(details);
  const timeZone = formatTimeZone(overview.timeZone);
  const send = useMutation({
    mutationFn: async ({ recipientsVersion }: MailingDetails) => {
      const at = when === 'later' ? time : null;
      const daysBeforeDeadline = when === 'deadline' ? Number(days) : null;
      const version = await saveAll();
      return request(api.mailings[':id'].send.$post, {
        param: { id: mailing.id },
        json: { version, recipientsVersion, at, daysBeforeDeadline },
      });
    },
    onSuccess: (next, sent) => {
      setDetails(client, next);
      // The report takes the place of this form.
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('page')?.focus({ preventScroll: true });
      toast(when === 'now' ? 'Sending' : 'Scheduled', describeNext(when, formatEmails(sent)));
    },
    onError: async (reason) => {
      await refreshMailings(client);
      const current = client.getQueryData(createDetailsQuery(mailing.id).queryKey);
      if (current && isAboutRecipients(reason)) setAsked(current);
      else toast('Not sent', toErrorMessage(reason), 'destructive');
    },
  });
  const isMissing = (when === 'later' && !time) || (when === 'deadline' && !/^\d{1,3}$/.test(days));
  const isEmpty = when === 'now' && count === 0;
  const isBlocked = Boolean(issue ?? overview.problem);

  return (
    <section aria-label="Send" className="stack gap-4">
      <h2 className="heading">Send</h2>
      <TestForm id={mailing.id} to={overview.testAddress} saveAll={saveAll} language={language} />
      <WhenField when={when} onChange={setWhen} isReminder={mailing.kind === 'reminder'} />
      {when === 'later' && (
        <TextField
          label="Time"
          type="datetime-local"
          hint={`In the time of your wedding (${timeZone})`}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
      {when === 'deadline' && (
        <TextField
          label="Days before the deadline"
          inputMode="numeric"
          hint={`It is sent at 10:00 in the time of your wedding (${timeZone}) to households that have not replied by then. The overview announces it the day before.`}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      <p className="soft small lines">
        Answers to this email go to {overview.replyTo}.{' '}
        {isCounted && describeDuration(count, overview.emailsPerMinute)}
      </p>
      {issue && <p className="notice">{issue}</p>}
      <p>
        <Button
          disabled={send.isPending || !isCounted || isMissing || isEmpty || isBlocked}
          onClick={() => {
            send.reset();
            setAsked(details);
          }}
        >
          {send.isPending && 'Sending…'}
          {!send.isPending && !isCounted && 'Counting the recipients…'}
          {!send.isPending &&
            isCounted &&
            (when === 'now' ? `Send ${formatEmails(details)}` : 'Schedule it')}
        </Button>
      </p>
      <ConfirmDialog
        open={asked !== null}
        title={when === 'now' ? `Send ${formatEmails(asked ?? details)}?` : 'Schedule this email?'}
        confirmLabel={when === 'now' ? 'Send now' : 'Schedule it'}
        cancelLabel="Not yet"
        onConfirm={() => asked && send.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {isAboutRecipients(send.error) &&
          'The recipients have changed since you looked at them. Nothing was sent yet. '}
        {overview.isDemo &&
          'Your guests still see the example’s website, and this email has its names and dates. Publish your own first. '}
        {mailing.kind === 'reminder' && overview.passedDeadline && `${overview.passedDeadline} `}
        {when === 'now'
          ? 'You can stop sending at any time. Emails that were already sent cannot be taken back.'
          : 'You can stop it until then. Its recipients are selected when it is sent.'}
      </ConfirmDialog>
    </section>
  );
}

function countEmails({ recipients }: MailingDetails): number {
  return recipients.filter(({ omitted }) => omitted === null).length;
}

function formatEmails(details: MailingDetails): string {
  return formatCount(countEmails(details), 'email', 'emails');
}

function isAboutRecipients(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'recipients-changed';
}

function describeNext(when: When, emails: string): string {
  if (when === 'now') return `${emails} to your guests.`;
  return 'It will be sent automatically. You can stop it until then.';
}

function describeDuration(count: number, emailsPerMinute: number): string {
  const minutes = Math.ceil(count / emailsPerMinute);
  if (minutes < 2) return '';
  return `Sending takes about ${minutes} minutes, because the server sends ${emailsPerMinute} emails a minute.`;
}

type WhenFieldProps = { when: When; onChange: (when: When) => void; isReminder: boolean };

function WhenField({ when, onChange, isReminder }: WhenFieldProps) {
  const name = useId();
  const options: [When, string][] = [
    ['now', 'Now'],
    ['later', 'Later'],
  ];
  if (isReminder) options.push(['deadline', 'Before the deadline']);
  return (
    <fieldset className="row">
      <legend className="visually-hidden">When to send it</legend>
      {options.map(([value, label]) => (
        <Option
          key={value}
          type="radio"
          name={name}
          checked={when === value}
          onChange={() => onChange(value)}
        >
          {label}
        </Option>
      ))}
    </fieldset>
  );
}

type TestFormProps = Pick<Props, 'saveAll' | 'language'> & { id: number; to: string | null };

function TestForm({ id, to, saveAll, language }: TestFormProps) {
  const [address, setAddress] = useState(to ?? '');
  const test = useMutation({
    mutationFn: async () => {
      await saveAll();
      const body = { to: address, address: null, language };
      return request(api.mailings[':id'].test.$post, { param: { id }, json: body });
    },
    onSuccess: () => toast('Test sent', `Check the inbox of ${address}.`),
    meta: { failed: 'Test not sent' },
  });
  return (
    <form
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault();
        if (!test.isPending) test.mutate();
      }}
    >
      <TextField
        label="Send a test to yourself first"
        type="email"
        autoComplete="email"
        required
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextButton type="submit" disabled={test.isPending}>
        {test.isPending ? 'Sending…' : 'Send a test'}
      </TextButton>
    </form>
  );
}
