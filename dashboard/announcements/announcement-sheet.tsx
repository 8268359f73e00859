import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementResponse,
  type PutAnnouncementRequest,
} from '../../domain/announcements/announcement-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { ApiError, findConflict, toErrorMessage } from '../api/request.ts';
import { formatTimeZone } from '../guest-data/format-dates.ts';
import { ConflictForm, listDifferences } from '../ui/conflict-form.tsx';
import { useHashTarget } from '../ui/hash-target.ts';
import { FormSheet } from '../ui/sheets.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { announcementQuery, useAnnounce } from './announcement-queries.ts';

/** How long a new announcement is shown unless the couple chooses another end. */
const DEFAULT_MS = 24 * 60 * 60 * 1000;

/** A button that opens the form of the announcement. */
export function AnnouncementButton({ label }: { label?: string }) {
  const { title } = getMessages('announcements');
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery(announcementQuery);
  const close = () => setIsOpen(false);
  useHashTarget((target) => {
    if (target !== 'announcement') return false;
    setIsOpen(true);
    return true;
  });
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>{label ?? title}</TextButton>
      <FormSheet open={isOpen} title={title} onClose={close}>
        {(sheet) => {
          if (!isOpen) return null;
          if (!data) {
            const { loading } = getMessages('signIn');
            return <p role="status">{error ? toErrorMessage(error) : loading}</p>;
          }
          return <AnnouncementForm initial={data} onSaved={close} {...sheet} />;
        }}
      </FormSheet>
    </>
  );
}

type FormProps = {
  initial: AnnouncementResponse;
  onSaved: () => void;
  close: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

type AnnouncementInput = Omit<PutAnnouncementRequest, 'version'>;
type Conflict = { mine: AnnouncementInput; theirs: AnnouncementResponse };

function AnnouncementForm({ initial: latest, onSaved, close, onUnsavedChanges }: FormProps) {
  const texts = getMessages('announcements');
  // The announcement may change on another device while the form is open.
  const [initial] = useState(latest);
  const { current, languages, timeZone } = initial;
  const [first] = languages;
  const [defaultValues] = useState(() => toInput(initial));
  const form = useForm<AnnouncementInput>({ defaultValues });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { formState, handleSubmit, register, setError } = form;
  const announce = useAnnounce();
  const { errors, isDirty } = formState;
  const hasUnsavedChanges = isDirty && !announce.isSuccess;
  useEffect(() => onUnsavedChanges(hasUnsavedChanges), [hasUnsavedChanges, onUnsavedChanges]);

  async function save(input: AnnouncementInput, { version }: AnnouncementResponse) {
    try {
      await announce.mutateAsync({ ...input, version });
      onUnsavedChanges(false);
      onSaved();
    } catch (error) {
      const theirs = findConflict(error, 'announcement');
      if (theirs) return setConflict({ mine: input, theirs });
      const field = error instanceof ApiError ? error.body.field : undefined;
      const code = languages.find((language) => language === field);
      const name = code ? (`texts.${code}` as const) : field === 'until' ? 'until' : 'root';
      setError(name, { message: toErrorMessage(error) }, { shouldFocus: true });
    }
  }

  if (conflict) {
    const { error } = announce;
    return (
      <AnnouncementConflict
        key={conflict.theirs.version}
        initial={defaultValues}
        {...conflict}
        error={error && !findConflict(error, 'announcement') ? toErrorMessage(error) : undefined}
        onSave={(input) => save(input, conflict.theirs)}
        onBack={() => setConflict(null)}
      />
    );
  }
  return (
    <form
      className="form"
      noValidate
      aria-label={texts.title}
      onSubmit={handleSubmit((input) => save(input, initial))}
    >
      <p>{texts.about}</p>
      {languages.map((code) => (
        <TextArea
          key={code}
          label={languages.length > 1 ? LANGUAGE_DETAILS[code].name : texts.text}
          lang={code}
          rows={3}
          maxLength={ANNOUNCEMENT_LIMITS.text}
          hint={code === first || !first ? undefined : texts.ifEmpty(LANGUAGE_DETAILS[first].name)}
          error={errors.texts?.[code]?.message}
          {...register(`texts.${code}`, {
            validate: (text) => code !== first || Boolean(text?.trim()) || texts.errors.write,
          })}
        />
      ))}
      <TextField
        label={texts.showUntil}
        type="datetime-local"
        hint={texts.inWeddingTime(formatTimeZone(timeZone))}
        error={errors.until?.message}
        {...register('until', { required: texts.errors.chooseTime })}
      />
      <p role="alert" className="error">
        {errors.root?.message}
      </p>
      <div className="actions">
        <Button type="submit" disabled={announce.isPending}>
          {announce.isPending ? texts.saving : current ? texts.save : texts.announce}
        </Button>
        <TextButton onClick={close}>{getMessages('shell').cancel}</TextButton>
      </div>
    </form>
  );
}

function toInput({ current, languages, timeZone }: AnnouncementResponse): AnnouncementInput {
  return {
    texts: Object.fromEntries(languages.map((code) => [code, current?.texts[code] ?? ''])),
    until: current?.until ?? toLocalTime(Date.now() + DEFAULT_MS, timeZone),
  };
}

/** As in '2026-06-05T17:00'. */
function toLocalTime(at: number, timeZone: string): string {
  // The Swedish format is close to ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(at).replace(' ', 'T');
}

type Field = LanguageCode | 'until';
type ConflictProps = Conflict & {
  /** The values when the couple started editing. */
  initial: AnnouncementInput;
  error: string | undefined;
  onSave: (input: AnnouncementInput) => Promise<void>;
  onBack: () => void;
};

/** The announcement changed while the couple was editing it. */
function AnnouncementConflict({ initial, mine, theirs, ...form }: ConflictProps) {
  const texts = getMessages('announcements');
  const { current, languages } = theirs;
  // One that was removed has no texts and no end.
  const saved = current ?? { texts: {}, until: mine.until };
  const fields: readonly (readonly [Field, string])[] = [
    ...languages.map((code) => [code, LANGUAGE_DETAILS[code].name] as const),
    ['until', texts.showUntil],
  ];
  const choose = (own: readonly Field[], field: Field) =>
    getValue(field, own.includes(field) ? mine : saved);
  return (
    <ConflictForm
      {...form}
      noun="announcement"
      title={current ? texts.changedMeanwhile : texts.removedMeanwhile}
      differences={listDifferences({
        ...{ initial, mine, saved, fields },
        isSame: (field, one, other) => getValue(field, one) === getValue(field, other),
        format: getValue,
      })}
      onSave={(own) =>
        form.onSave({
          texts: Object.fromEntries(languages.map((code) => [code, choose(own, code)])),
          until: current && !own.includes('until') ? current.until : mine.until,
        })
      }
    />
  );
}

function getValue(field: Field, { texts, until }: AnnouncementInput): string {
  return field === 'until' ? until.replace('T', ' ') : (texts[field]?.trim() ?? '');
}
