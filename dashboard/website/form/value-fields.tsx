import { type CSSProperties, useId } from 'react';
import { PALETTES } from '../../../domain/wedding/theme.ts';
import { formatDay, toEnglishLocale } from '../../../domain/wedding/zone-time.ts';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { useGuestData } from '../../guest-data/guest-data.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { createBlank } from '../blank-values.ts';
import { getField, isOptional } from '../content-schema.ts';
import { getTitle } from '../describe-path.ts';
import { getValue, isGroup } from '../document-path.ts';
import { completeLink } from './complete-input.ts';
import type { FieldProps } from './content-field.tsx';
import { useEditor } from './editor-context.tsx';
import { joinMessages } from './issue-messages.ts';
import styles from './value-fields.module.css';

const INPUT_TYPES = {
  date: 'date',
  'local-time': 'datetime-local',
  number: 'number',
  link: 'url',
} as const;

/** A day, a time, a number or a link. */
export function InputField({ schema, path }: FieldProps) {
  const { document, findIssues, change } = useEditor();
  const { locale } = useGuestData().wedding;
  const field = getField(schema);
  const kind = field?.kind as keyof typeof INPUT_TYPES;
  const value = getValue(document, path) ?? '';

  function write(text: string) {
    if (text === '' && isOptional(schema)) change(path, undefined);
    else change(path, kind === 'number' && text !== '' ? Number(text) : text);
  }

  function complete(text: string) {
    const link = kind === 'link' ? completeLink(text) : text;
    if (link !== text) write(link);
  }

  const isTime = kind === 'date' || kind === 'local-time';
  const weekday =
    isTime && isComplete(value) ? formatDay(value, toEnglishLocale(locale)).weekday : undefined;
  const hints = [weekday, field?.hint, isOptional(schema) && !field?.hint && 'Optional'];
  return (
    <TextField
      label={field?.label ?? ''}
      hint={hints.filter(Boolean).join(' · ') || undefined}
      error={joinMessages(findIssues(path), path)}
      type={INPUT_TYPES[kind]}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoCapitalize="none"
      spellCheck={false}
      value={String(value)}
      onChange={({ target }) => write(target.value)}
      onBlur={({ target }) => complete(target.value)}
    />
  );
}

function isComplete(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}

export function SwitchField({ schema, path }: FieldProps) {
  const { document, change } = useEditor();
  const field = getField(schema);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={getValue(document, path) === true}
        onChange={({ target }) =>
          change(path, target.checked || !isOptional(schema) ? target.checked : undefined)
        }
      />
      <span>
        {field?.label}
        {field?.hint && <small>{field.hint}</small>}
      </span>
    </label>
  );
}

export function ChoiceField({ schema, path }: FieldProps) {
  const { choices = {} } = getField(schema) ?? {};
  // Without a choice, the website does what the first one says; a hotel is then of no kind.
  const hasNone = isOptional(schema) && path.at(-1) === 'category';
  return (
    <Select
      schema={schema}
      path={path}
      choices={hasNone ? { '': 'Not chosen', ...choices } : choices}
    />
  );
}

/** One of the events on the form; none stands for everybody who attends any of them. */
export function EventSelect({ schema, path }: FieldProps) {
  const { document } = useEditor();
  const events = getValue(document, ['celebrate', 'events']);
  const onForm = getValue(document, ['rsvp', 'events']);
  const value = getValue(document, path);
  const choices = (Array.isArray(events) ? events : [])
    .filter(isGroup)
    .filter(({ id }) => !Array.isArray(onForm) || onForm.includes(id))
    .map((event) => [String(event.id), `Guests of: ${getTitle(event, document) || 'New event'}`]);
  if (value !== undefined && !choices.some(([id]) => id === value)) {
    choices.push([String(value), 'An event that is no longer on the form']);
  }
  return (
    <Select
      schema={schema}
      path={path}
      choices={{ '': 'Everybody who comes', ...Object.fromEntries(choices) }}
    />
  );
}

type SelectProps = Omit<FieldProps, 'Field'> & { choices: Record<string, string> };

/** The first choice is the one of an absent value. */
function Select({ schema, path, choices }: SelectProps) {
  const { document, findIssues, change } = useEditor();
  const id = useId();
  const field = getField(schema);
  const error = joinMessages(findIssues(path), path);
  const [usual = ''] = Object.keys(choices);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field?.label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={String(getValue(document, path) ?? usual)}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) =>
          change(path, isOptional(schema) && target.value === usual ? undefined : target.value)
        }
      >
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {field?.hint && <p className={styles.hint}>{field.hint}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const SWATCHES = ['--paper', '--lagoon', '--lagoon-pale', '--rose', '--gilt'];

/** The palettes, each with its main colours. The dashboard has those of `lagoon`. */
export function PaletteField({ schema, path }: FieldProps) {
  const { document, change } = useEditor();
  const name = useId();
  const field = getField(schema);
  const value = getValue(document, path) ?? 'lagoon';
  return (
    <fieldset className={styles.palettes}>
      <legend className={styles.label}>{field?.label}</legend>
      {Object.entries(PALETTES).map(([preset, colors]) => (
        <label key={preset}>
          <input
            type="radio"
            name={name}
            checked={value === preset}
            onChange={() => change(path, preset === 'lagoon' ? undefined : preset)}
          />
          <span className={styles.swatches} style={colors as CSSProperties}>
            {SWATCHES.map((color) => (
              <span key={color} style={{ background: `var(${color})` }} />
            ))}
          </span>
          {field?.choices?.[preset]}
        </label>
      ))}
    </fieldset>
  );
}

export function ColourField({ schema, path }: FieldProps) {
  const { document, findIssues, change, focusAdded } = useEditor();
  const id = useId();
  const field = getField(schema);
  const value = getValue(document, path);
  const error = joinMessages(findIssues(path), path);
  if (value === undefined) {
    return (
      <TextButton
        className={styles.add}
        onClick={() => {
          change(path, createBlank(schema, document));
          focusAdded(path);
        }}
      >
        Choose your own accent colour
      </TextButton>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field?.label}
      </label>
      <div className={styles.colour}>
        <input
          id={id}
          type="color"
          value={String(value)}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => change(path, target.value)}
        />
        <TextButton onClick={() => change(path, undefined)}>Remove this colour</TextButton>
      </div>
      {field?.hint && <p className={styles.hint}>{field.hint}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
