import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import {
  describeUnknownPlaceholders,
  listTextIssues,
  type TextIssue,
} from '../../domain/emails/mailing-texts.ts';
import {
  MAILING_LIMITS,
  type MailingDetails,
  type MailingMessage,
  type MailingsOverview,
  type MailingText,
} from '../../domain/emails/mailings.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { api, request } from '../api/request.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { ConflictForm, listDifferences } from '../ui/conflict-form.tsx';
import { ConfirmButton } from '../ui/dialogs.tsx';
import { LanguageTabs } from '../ui/fields.tsx';
import { BodyField } from './body-field.tsx';
import styles from './mailing-page.module.css';
import { MailingPreview } from './mailing-preview.tsx';
import { refreshMailings } from './mailing-queries.ts';
import {
  formatField,
  getFieldLabel,
  isSameField,
  MESSAGE_FIELDS,
  mergeMessages,
} from './message-fields.ts';
import { RecipientsField } from './recipients-field.tsx';
import { SendForm } from './send-form.tsx';
import { useMailingDraft } from './use-mailing-draft.ts';

type Props = { details: MailingDetails; overview: MailingsOverview };

/** Writes a draft: texts, recipients and time, beside the email as a household gets it. */
export function MailingDraftEditor({ details, overview }: Props) {
  const texts = getMessages('emails');
  const { mailing } = details;
  const { languages, problem } = overview;
  const draft = useMailingDraft(details);
  const { message, setMessage, status, theirs } = draft;
  const [isComparing, setIsComparing] = useState(false);
  const [language, setLanguage] = useState<LanguageCode>(languages[0] ?? 'en');
  const text = message.texts[language] ?? { subject: '', body: '' };
  const setText = (change: Partial<MailingText>) =>
    setMessage({ ...message, texts: { ...message.texts, [language]: { ...text, ...change } } });
  const issues = listTextIssues(message, languages);
  const [issue] = issues;
  // The text of a new announcement has a line to replace, which is not an error yet.
  const isEdited = mailing.version > 1;
  const getError = (field: keyof MailingText) =>
    issues.find((one) => isEdited && one.language === language && one.field === field)?.message ??
    describeUnknownPlaceholders(text[field]);

  if (theirs && isComparing) {
    return (
      <MessageConflict
        key={JSON.stringify(theirs)}
        initial={draft.savedMessage}
        mine={message}
        theirs={theirs}
        onMerge={(merged) => {
          setIsComparing(false);
          draft.resolve(merged);
        }}
        onBack={() => setIsComparing(false)}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <div className="stack gap-10">
        {problem && <p className="notice">{problem}</p>}
        <section aria-label={texts.text} className="stack gap-4">
          <h2 className="heading">{texts.text}</h2>
          {languages.length > 1 && (
            <LanguageTabs
              label={texts.textLanguage}
              languages={languages}
              language={language}
              onChoose={setLanguage}
            />
          )}
          <TextField
            label={texts.subject}
            lang={language}
            maxLength={MAILING_LIMITS.subject}
            error={getError('subject')}
            value={text.subject}
            onChange={({ target }) => setText({ subject: target.value })}
          />
          <BodyField
            language={language}
            text={text}
            error={getError('body')}
            onChange={(body) => setText({ body })}
          />
          <p className="soft small" role="status">
            {status}
          </p>
          {theirs && (
            <p>
              <Button onClick={() => setIsComparing(true)}>{texts.compareVersions}</Button>
            </p>
          )}
        </section>
      </div>
      <MailingPreview
        id={mailing.id}
        message={message}
        language={language}
        recipients={details.recipients}
      />
      <div className="stack gap-10">
        <RecipientsField
          kind={mailing.kind}
          message={message}
          onChange={setMessage}
          details={details}
          tags={overview.tags}
        />
        <SendForm
          details={details}
          overview={overview}
          saveAll={draft.saveAll}
          isCounted={isSameChoice(message, draft.savedMessage)}
          language={language}
          issue={issue && formatIssue(issue, languages)}
        />
        <DeleteDraft id={mailing.id} onDeleted={draft.discard} />
      </div>
    </div>
  );
}

/** Whether both are for the same recipients. */
function isSameChoice(a: MailingMessage, b: MailingMessage): boolean {
  return JSON.stringify([a.filter, a.except]) === JSON.stringify([b.filter, b.except]);
}

function formatIssue({ language, message }: TextIssue, languages: readonly LanguageCode[]): string {
  return languages.length > 1
    ? getMessages('emails').labelled(LANGUAGE_DETAILS[language].name, message)
    : message;
}

function DeleteDraft({ id, onDeleted }: { id: number; onDeleted: () => void }) {
  const texts = getMessages('emails');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const remove = useMutation({
    mutationFn: () => request(api.mailings[':id'].$delete, { param: { id } }),
    onSuccess: () => {
      onDeleted();
      navigate('/emails');
      void refreshMailings(client);
    },
    meta: { failed: texts.notDeleted },
  });
  return (
    <p className="buttons">
      <ConfirmButton
        label={texts.deleteDraft}
        title={texts.deleteTitle}
        confirmLabel={texts.confirmDelete}
        cancelLabel={texts.keepDraft}
        onConfirm={() => remove.mutate()}
      >
        {texts.deleteWarning}
      </ConfirmButton>
    </p>
  );
}

type ConflictProps = {
  /** The message before the couple's changes. */
  initial: MailingMessage;
  mine: MailingMessage;
  theirs: MailingMessage;
  onMerge: (message: MailingMessage) => void;
  onBack: () => void;
};

/** Somebody else changed the draft while the couple was editing it. */
function MessageConflict({ initial, mine, theirs, onMerge, onBack }: ConflictProps) {
  const { wedding } = useGuestData();
  return (
    <ConflictForm
      noun="email"
      differences={listDifferences({
        ...{ initial, mine, saved: theirs, isSame: isSameField },
        fields: MESSAGE_FIELDS.map((field) => [field, getFieldLabel(field)] as const),
        format: (field, message) => formatField(field, message, wedding),
      })}
      error={undefined}
      onSave={async (own) => onMerge(mergeMessages(theirs, mine, own))}
      onBack={onBack}
    />
  );
}
