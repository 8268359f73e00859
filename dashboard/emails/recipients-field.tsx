import { useState } from 'react';
import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
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
import styles from './mailing-page.module.css';
import { formatFilter } from './message-fields.ts';

type Props = {
  kind: MailingKind;
  message: MailingMessage;
  onChange: (message: MailingMessage) => void;
  details: MailingDetails;
  tags: readonly string[];
};

/** Chooses who gets an email, with everybody's name. */
export function RecipientsField({ kind, message, onChange, details, tags }: Props) {
  const texts = getMessages('emails');
  const { events, questions = [] } = useGuestData().wedding;
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
    <section aria-label={texts.recipients} className="stack gap-4">
      <h2 className="heading">{texts.recipients}</h2>
      <SelectField
        label={texts.sendTo}
        value={toValue(message.filter)}
        onChange={({ target }) => onChange({ ...message, filter: toFilter(target.value) })}
      >
        {!isReminder && <option value="all">{texts.everybody}</option>}
        <option value="no-reply">{isReminder ? texts.everybodyMissing : texts.noReplyYet}</option>
        {!isReminder &&
          events.map(({ id, title }) => (
            <option key={id} value={`attending:${id}`}>
              {texts.attending(title)}
            </option>
          ))}
        {events.map(({ id, title }) => (
          <option key={id} value={`invited:${id}`}>
            {isReminder ? texts.invitedMissing(title) : texts.invited(title)}
          </option>
        ))}
        {isReminder &&
          listQuestionChoices(message.filter, questions).map((ids) => (
            <option key={ids.join()} value={`unanswered:${ids.join()}`}>
              {formatFilter({ who: 'unanswered', questions: ids }, { events, questions })}
            </option>
          ))}
        {tags.map((tag) => (
          <option key={tag} value={`tag:${tag}`}>
            {texts.tag(tag)}
          </option>
        ))}
      </SelectField>
      <p className="aside" role="status">
        {texts.countEmails(getting.length)}
        {withoutAddress.length > 0 && ` · ${texts.countWithoutAddress(withoutAddress.length)}`}
      </p>
      {recipients.length > 0 && (
        <details
          className={styles.names}
          onToggle={({ currentTarget }) => setHasNames(currentTarget.open)}
        >
          <summary>{texts.names}</summary>
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
          <summary>{texts.withoutAddress}</summary>
          <p className="soft lines">{withoutAddress.join(', ')}</p>
          <Link href="/guest-list" className="touch">
            {texts.addAddresses}
          </Link>
        </details>
      )}
    </section>
  );
}

type RecipientRowProps = {
  recipient: MailingRecipient;
  isChosen: boolean;
  onToggle: (isChecked: boolean) => void;
};

function RecipientRow({ recipient, isChosen, onToggle }: RecipientRowProps) {
  const { address, name, language, omitted } = recipient;
  const reason = omitted && omitted !== 'left-out' && getMessages('emails').reasons[omitted];
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

/** Each question alone, and those of a reminder of several. */
function listQuestionChoices(filter: RecipientFilter, questions: readonly { id: string }[]) {
  const single = questions.map(({ id }) => [id]);
  if (filter.who !== 'unanswered') return single;
  const isListed = single.some((ids) => ids.join() === filter.questions.join());
  return isListed ? single : [filter.questions, ...single];
}

function toValue(filter: RecipientFilter): string {
  switch (filter.who) {
    case 'tag':
      return `tag:${filter.tag}`;
    case 'unanswered':
      return `unanswered:${filter.questions.join()}`;
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
  if (who === 'unanswered') return { who, questions: of.split(',') };
  if (who === 'attending' || who === 'invited') return { who, event: of };
  return { who: who === 'no-reply' ? who : 'all' };
}
