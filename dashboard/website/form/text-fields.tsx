import { useId, useMemo } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../../domain/wedding/languages.ts';
import { formatDay, isTimeZone, toDashboardLocale } from '../../../domain/wedding/zone-time.ts';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { formatOffset } from '../../guest-data/format-dates.ts';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import {
  copyToLanguages,
  isSameEverywhere,
  readAnyText,
  readText,
  writeText,
} from '../translations.ts';
import { completeLink, completeTimeZone } from './complete-input.ts';
import { type FieldProps, useField } from './field.tsx';
import styles from './form.module.css';

const LONG_TEXT = 60;

/** A text, in the language of the form if it can be translated. */
export function TextsField(props: FieldProps) {
  const { field, value, label, hint, error, isOptional, write, ...editor } = useField(props);
  const { language, languages } = editor;
  const [first] = languages;
  const isTranslated = field?.isTranslated ?? false;
  const words = isTranslated ? readText(value, language, first) : String(value ?? '');
  const isForeign = isTranslated && language !== first;
  const source = isForeign ? readAnyText(value, first) : '';
  const sourceId = useId();
  const { hintOptional, optional } = getMessages('website');
  const hasParagraphs = field?.kind === 'paragraphs';
  const isLong = words.length > LONG_TEXT || source.length > LONG_TEXT;
  // Always the same elements: a field that is replaced while somebody types loses the focus.
  return (
    <div className={styles.translation}>
      <div>
        <TextArea
          label={isForeign ? `${label} (${LANGUAGE_DETAILS[language].name})` : label}
          hint={isOptional ? (hint ? hintOptional(hint) : optional) : hint}
          error={error}
          value={words}
          lang={isTranslated ? language : undefined}
          aria-describedby={source ? sourceId : undefined}
          rows={hasParagraphs ? 5 : isLong ? 3 : 1}
          onChange={({ target }) => {
            const next = hasParagraphs ? target.value : target.value.replaceAll('\n', ' ');
            write(isTranslated ? writeText(value, language, first, next) : next);
          }}
        />
        {source && field && (
          <SourceText
            id={sourceId}
            language={first}
            source={source}
            isSame={isSameEverywhere(value, languages, field)}
            onCopy={words === '' ? () => write(copyToLanguages(value, languages)) : undefined}
          />
        )}
      </div>
    </div>
  );
}

type SourceProps = {
  id: string;
  language: LanguageCode;
  source: string;
  isSame: boolean;
  onCopy: (() => void) | undefined;
};

/** The text in the first language, beside the field of its translation. */
function SourceText({ id, language, source, isSame, onCopy }: SourceProps) {
  const { same } = getMessages('website').translations;
  return (
    <div className={styles.source}>
      <div id={id}>
        <p className="caps">{LANGUAGE_DETAILS[language].name}</p>
        <p lang={language} className={styles.sourceWords}>
          {source}
        </p>
      </div>
      {isSame ? (
        <p className="soft small">{same}</p>
      ) : (
        onCopy && (
          <TextButton
            className="edge"
            onClick={({ currentTarget }) => {
              // The button goes.
              currentTarget.closest('[data-field]')?.querySelector('textarea')?.focus();
              onCopy();
            }}
          >
            {same}
          </TextButton>
        )
      )}
    </div>
  );
}

const INPUT_TYPES = {
  date: 'date',
  'local-time': 'datetime-local',
  time: 'time',
  number: 'number',
  link: 'url',
} as const;

/** A day, a time, a number or a link. */
export function InputField(props: FieldProps) {
  const { field, value = '', label, hint, error, isOptional, write } = useField(props);
  const { locale } = useGuestData().wedding;
  const kind = field?.kind as keyof typeof INPUT_TYPES;
  const isTime = kind === 'date' || kind === 'local-time';
  const weekday =
    isTime && isComplete(value) ? formatDay(value, toDashboardLocale(locale)).weekday : undefined;
  const hints = [weekday, hint, isOptional && !hint && getMessages('website').optional];

  function complete(text: string) {
    const link = kind === 'link' ? completeLink(text) : text;
    if (link !== text) write(link);
  }

  return (
    <TextField
      label={label}
      hint={hints.filter(Boolean).join(' · ') || undefined}
      error={error}
      type={INPUT_TYPES[kind]}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      value={String(value)}
      onChange={({ target: { value: text } }) =>
        write(kind === 'number' && text !== '' ? Number(text) : text)
      }
      onBlur={({ target }) => complete(target.value)}
    />
  );
}

function isComplete(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}

const LIST_ID = 'time-zones';

/** A time zone, found by the name of a town. */
export function TimeZoneField(props: FieldProps) {
  const { document, value, label, hint, error, write } = useField(props);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const zone = String(value ?? '');
  return (
    <>
      <TextField
        label={label}
        hint={[isTimeZone(zone) && formatOffset(zone, document.date), hint]
          .filter(Boolean)
          .join(' · ')}
        error={error}
        value={zone}
        list={LIST_ID}
        placeholder="Europe/Lisbon"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => write(completeTimeZone(target.value, zones))}
      />
      <datalist id={LIST_ID}>
        {zones.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
