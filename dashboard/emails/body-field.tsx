import { useId, useRef } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { MAILING_LIMITS, type MailingText, PLACEHOLDERS } from '../../domain/emails/mailings.ts';
import type { LanguageCode } from '../../domain/wedding/languages.ts';
import { TextArea } from '../../ui/field.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './mailing-page.module.css';

type Props = {
  language: LanguageCode;
  text: MailingText;
  error: string | undefined;
  onChange: (body: string) => void;
};

/** The text of a mailing, with buttons that insert a placeholder where the cursor is. */
export function BodyField({ language, text: { body }, error, onChange }: Props) {
  const texts = getMessages('emails');
  const area = useRef<HTMLTextAreaElement>(null);
  const labelId = useId();

  function insert(name: string) {
    const { selectionStart = body.length, selectionEnd = body.length } = area.current ?? {};
    const placeholder = `{${name}}`;
    onChange(body.slice(0, selectionStart) + placeholder + body.slice(selectionEnd));
    area.current?.focus();
    const end = selectionStart + placeholder.length;
    requestAnimationFrame(() => area.current?.setSelectionRange(end, end));
  }

  return (
    <div>
      <TextArea
        ref={area}
        label={texts.text}
        lang={language}
        rows={14}
        maxLength={MAILING_LIMITS.body}
        hint={texts.bodyHint}
        error={error}
        value={body}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={labelId} className={`soft small ${styles.insert}`}>
        {texts.insert}
      </p>
      <ul className="buttons" aria-labelledby={labelId}>
        {PLACEHOLDERS.map((name) => (
          <li key={name}>
            <TextButton
              aria-label={texts.insertWhat(texts.placeholders[name])}
              onClick={() => insert(name)}
            >
              {texts.placeholders[name]}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
