import { useState } from 'react';
import { Link } from 'wouter';
import type {
  MailingDetails,
  MailingKind,
  MailingMessage,
  MailingRecipient,
  RecipientFilter,
} from '../../domain/emails/mailings.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { Option, SelectField } from '../ui/fields.tsx';
import { formatCount } from '../ui/format-count.ts';
import styles from './mailing-page.module.css';

type Props = {
  kind: MailingKind;
  message: MailingMessage;
  onChange: (message: MailingMessage) => void;
  details: MailingDetails;
  tags: readonly string[];
};

/** Chooses who gets an email, with everybody's name. */
export function RecipientsField({ kind, message, onChange, details, tags }: Props) {
  const { events } = useGuestData().wedding;
  const { recipients, withoutAddress } = details;
  const { except } = message;
  const leftOut = new Set(except);
  const getting = recipients.filter(
    ({ address, omitted }) => (omitted === null || omitted === 'left-out') && !leftOut.has(address),
  );
  const isReminder = kind === 'reminder';
  /** Hundreds of names would slow down the typing of the text. */
  const [hasNames, setHasNames] = useState(false);

  function toggle(address: string, isChecked: boolean) {
    const others = except.filter((other) => other !== address);
    onChange({ ...message, except: isChecked ? others : [...others, address] });
  }

  return (
    <section aria-label="Recipients" className="stack gap-4">
      <h2 className="heading">Recipients</h2>
      <SelectField
        label="Send to"
        value={toValue(message.filter)}
        onChange={({ target }) => onChange({ ...message, filter: toFilter(target.value) })}
      >
        {!isReminder && <option value="all">Everybody</option>}
        <option value="no-reply">
          {isReminder ? 'Everybody without a reply' : 'No reply yet'}
        </option>
        {!isReminder &&
          events.map(({ id, title }) => (
            <option key={id} value={`attending:${id}`}>
              {title}: attending
            </option>
          ))}
        {events.map(({ id, title }) => (
          <option key={id} value={`invited:${id}`}>
            {title}: {isReminder ? 'invited, without a reply' : 'invited'}
          </option>
        ))}
        {tags.map((tag) => (
          <option key={tag} value={`tag:${tag}`}>
            Tag: {tag}
          </option>
        ))}
      </SelectField>
      <p className="aside" role="status">
        {formatCount(getting.length, 'email', 'emails')}
        {withoutAddress.length > 0 &&
          ` · ${formatCount(withoutAddress.length, 'household has', 'households have')} no email address`}
      </p>
      {recipients.length > 0 && (
        <details
          className={styles.names}
          onToggle={({ currentTarget }) => setHasNames(currentTarget.open)}
        >
          <summary>Names</summary>
          {hasNames && (
            <ul className="rows">
              {recipients.map((recipient) => (
                <RecipientRow
                  key={recipient.address}
                  recipient={recipient}
                  isChosen={!leftOut.has(recipient.address)}
                  onToggle={(isChecked) => toggle(recipient.address, isChecked)}
                />
              ))}
            </ul>
          )}
        </details>
      )}
      {withoutAddress.length > 0 && (
        <details className={styles.names}>
          <summary>Without an email address</summary>
          <p className="soft lines">{withoutAddress.join(', ')}</p>
          <Link href="/guest-list" className="touch">
            Add email addresses to the guest list
          </Link>
        </details>
      )}
    </section>
  );
}

const REASONS: Record<NonNullable<MailingRecipient['omitted']>, string> = {
  'left-out': '',
  unsubscribed: 'unsubscribed',
  reminded: 'got a reminder in the last 24 hours',
  earlier: 'already got this email',
};

type RecipientRowProps = {
  recipient: MailingRecipient;
  isChosen: boolean;
  onToggle: (isChecked: boolean) => void;
};

function RecipientRow({ recipient, isChosen, onToggle }: RecipientRowProps) {
  const { address, name, language, omitted } = recipient;
  const reason = omitted && REASONS[omitted];
  return (
    <li>
      <Option
        checked={isChosen && !reason}
        disabled={Boolean(reason)}
        onChange={({ target }) => onToggle(target.checked)}
      >
        {name}{' '}
        <small>
          {[address, LANGUAGE_DETAILS[language].name, reason].filter(Boolean).join(' · ')}
        </small>
      </Option>
    </li>
  );
}

function toValue(filter: RecipientFilter): string {
  switch (filter.who) {
    case 'tag':
      return `tag:${filter.tag}`;
    case 'attending':
    case 'invited':
      return `${filter.who}:${filter.event}`;
    default:
      return filter.who;
  }
}

function toFilter(value: string): RecipientFilter {
  const at = value.indexOf(':');
  const [who, of] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
  if (who === 'tag') return { who, tag: of };
  if (who === 'attending' || who === 'invited') return { who, event: of };
  return { who: who === 'no-reply' ? who : 'all' };
}
