import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { MailingDetails, MailingsOverview } from '../../domain/emails/mailings.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { formatTimeZone } from '../guest-data/format-dates.ts';
import { ConfirmDialog } from '../ui/dialogs.tsx';
import { Option } from '../ui/fields.tsx';
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
  const texts = getMessages('emails');
  const { mailing } = details;
  const client = useQueryClient();
  const [chosen, setWhen] = useState<When>('now');
  const [time, setTime] = useState('');
  const [days, setDays] = useState('7');
  /** The recipients that the dialog asks about; those on the page may change meanwhile. */
  const [asked, setAsked] = useState<MailingDetails | null>(null);
  const count = countEmails(details);
  // A reminder of questions goes to guests who replied: their deadline is another one.
  const isAboutReply = mailing.kind === 'reminder' && mailing.message.filter.who !== 'unanswered';
  const when = chosen === 'deadline' && !isAboutReply ? 'now' : chosen;
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
      if (when === 'now') toast(texts.sendingNow, texts.sendingCount(countEmails(sent)));
      else toast(texts.scheduled, texts.sentAutomatically);
    },
    onError: async (reason) => {
      await refreshMailings(client);
      const current = client.getQueryData(createDetailsQuery(mailing.id).queryKey);
      if (current && isAboutRecipients(reason)) setAsked(current);
      else toast(texts.notSent, toErrorMessage(reason), 'destructive');
    },
  });
  const isMissing = (when === 'later' && !time) || (when === 'deadline' && !/^\d{1,3}$/.test(days));
  const isEmpty = when === 'now' && count === 0;
  const submitLabel = when === 'now' ? texts.sendCount(count) : texts.schedule;
  const isBlocked = Boolean(issue ?? overview.problem);

  return (
    <section aria-label={texts.send} className="stack gap-4">
      <h2 className="heading">{texts.send}</h2>
      <TestForm id={mailing.id} to={overview.testAddress} saveAll={saveAll} language={language} />
      <WhenField when={when} onChange={setWhen} isAboutReply={isAboutReply} />
      {when === 'later' && (
        <TextField
          label={texts.time}
          type="datetime-local"
          hint={texts.timeHint(timeZone)}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
      {when === 'deadline' && (
        <TextField
          label={texts.daysBeforeDeadline}
          inputMode="numeric"
          hint={texts.daysHint(timeZone)}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      <p className="soft small lines">
        {texts.answersGoTo(overview.replyTo)}{' '}
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
          {send.isPending ? texts.sending : isCounted ? submitLabel : texts.counting}
        </Button>
      </p>
      <ConfirmDialog
        open={asked !== null}
        title={
          when === 'now' ? texts.sendTitle(countEmails(asked ?? details)) : texts.scheduleTitle
        }
        confirmLabel={when === 'now' ? texts.confirmSend : texts.schedule}
        cancelLabel={texts.notYet}
        onConfirm={() => asked && send.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {isAboutRecipients(send.error) && `${texts.recipientsChanged} `}
        {overview.isDemo && `${texts.isDemo} `}
        {isAboutReply && overview.passedDeadline && `${overview.passedDeadline} `}
        {when === 'now' ? texts.canStopSending : texts.canStopSchedule}
      </ConfirmDialog>
    </section>
  );
}

function countEmails({ recipients }: MailingDetails): number {
  return recipients.filter(({ omitted }) => omitted === null).length;
}

function isAboutRecipients(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'recipients-changed';
}

function describeDuration(count: number, emailsPerMinute: number): string {
  const minutes = Math.ceil(count / emailsPerMinute);
  return minutes < 2 ? '' : getMessages('emails').duration(minutes, emailsPerMinute);
}

type WhenFieldProps = { when: When; onChange: (when: When) => void; isAboutReply: boolean };

function WhenField({ when, onChange, isAboutReply }: WhenFieldProps) {
  const texts = getMessages('emails');
  const name = useId();
  const options: When[] = isAboutReply ? ['now', 'later', 'deadline'] : ['now', 'later'];
  return (
    <fieldset className="row">
      <legend className="visually-hidden">{texts.whenToSend}</legend>
      {options.map((value) => (
        <Option
          key={value}
          type="radio"
          name={name}
          checked={when === value}
          onChange={() => onChange(value)}
        >
          {texts.times[value]}
        </Option>
      ))}
    </fieldset>
  );
}

type TestFormProps = Pick<Props, 'saveAll' | 'language'> & { id: number; to: string | null };

function TestForm({ id, to, saveAll, language }: TestFormProps) {
  const texts = getMessages('emails');
  const [address, setAddress] = useState(to ?? '');
  const test = useMutation({
    mutationFn: async () => {
      await saveAll();
      const body = { to: address, address: null, language };
      return request(api.mailings[':id'].test.$post, { param: { id }, json: body });
    },
    onSuccess: () => toast(texts.testSent, texts.checkInbox(address)),
    meta: { failed: texts.testNotSent },
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
        label={texts.testFirst}
        type="email"
        autoComplete="email"
        required
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextButton type="submit" disabled={test.isPending}>
        {test.isPending ? texts.sending : texts.sendTest}
      </TextButton>
    </form>
  );
}
