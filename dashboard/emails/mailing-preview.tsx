import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { MailingMessage, MailingRecipient } from '../../domain/emails/mailings.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { api, request, toErrorMessage } from '../api/request.ts';
import { useSettled } from '../autosave/use-draft-sync.ts';
import { SelectField } from '../ui/fields.tsx';
import { PreviewFrame } from '../website/preview/preview-frame.tsx';
import styles from './mailing-page.module.css';

const PREVIEW_DELAY_MS = 400;
const EMAIL_WIDTH_PX = 600;

type Props = {
  id: number;
  message: MailingMessage;
  language: LanguageCode;
  recipients: readonly MailingRecipient[];
};

/** The email as one household gets it, or as an example in the language of the form. */
export function MailingPreview({ id, message, language, recipients }: Props) {
  const texts = getMessages('emails');
  const [chosen, setChosen] = useState('');
  // The text is typed while there are hundreds.
  const options = useMemo(
    () =>
      recipients.map(({ address: key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      )),
    [recipients],
  );
  const address = recipients.some((recipient) => recipient.address === chosen) ? chosen : null;
  const body = useSettled({ message, address, language }, PREVIEW_DELAY_MS);
  const { data: preview, error } = useQuery({
    queryKey: ['mailing-preview', id, body],
    queryFn: ({ signal }) =>
      request(api.mailings[':id'].preview.$post, { param: { id }, json: body, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.preview} aria-label={texts.preview}>
      <SelectField
        label={texts.previewFor}
        value={address ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{texts.example(LANGUAGE_DETAILS[language].name)}</option>
        {options}
      </SelectField>
      {error && <p className="error">{toErrorMessage(error)}</p>}
      {preview && (
        <>
          <p className="subheading lines">
            <small className="caps block">{texts.subject}</small> {preview.subject}
          </p>
          <div className={styles.frame}>
            <PreviewFrame
              html={preview.html}
              width={Math.min(EMAIL_WIDTH_PX, innerWidth)}
              elementId={null}
              title={texts.theEmail}
            />
          </div>
          <details className={styles.plain}>
            <summary>{texts.plainText}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
            <pre tabIndex={0}>{preview.text}</pre>
          </details>
        </>
      )}
    </section>
  );
}
