import { type CSSProperties, useId } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import {
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import { PALETTES } from '../../../domain/wedding/theme.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Option } from '../../ui/fields.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { createBlank } from '../blank-values.ts';
import { getTitle } from '../describe-content.ts';
import { getValue, isGroup } from '../document-path.ts';
import { changeLanguages } from '../translations.ts';
import { type FieldProps, FieldSet, useField } from './field.tsx';
import styles from './form.module.css';

export function SwitchField(props: FieldProps) {
  const { value, label, hint, isOptional, write } = useField(props);
  return (
    <Option
      checked={value === true}
      onChange={({ target }) => write(target.checked || !isOptional ? target.checked : undefined)}
    >
      {label}
      {hint && <small>{hint}</small>}
    </Option>
  );
}

/** The languages of the website, and which one comes first. */
export function LanguagesField(props: FieldProps) {
  const { document, languages, label, hint, error, changeDocument } = useField(props);
  const [first] = languages;
  const texts = getMessages('website').translations;

  const choose = (next: LanguageCode[]) => changeDocument(changeLanguages(document, next));

  function toggle(code: LanguageCode) {
    if (!languages.includes(code)) choose([...languages, code]);
    else if (languages.length > 1) choose(languages.filter((other) => other !== code));
  }

  return (
    <FieldSet label={label} hint={texts.keptTexts(hint ?? '')}>
      <div className="rows">
        {LANGUAGES.map((code) => (
          <div key={code} className="row between">
            <Option
              checked={languages.includes(code)}
              disabled={languages.length === 1 && code === first}
              onChange={() => toggle(code)}
            >
              <span lang={code}>{LANGUAGE_DETAILS[code].name}</span>
            </Option>
            {code === first && <span className="soft small">{texts.first}</span>}
            {code !== first && languages.includes(code) && (
              <TextButton
                className={styles.atEnd}
                onClick={({ currentTarget }) => {
                  // The first language has no such button.
                  currentTarget.parentElement?.querySelector('input')?.focus();
                  choose([code, ...languages.filter((other) => other !== code)]);
                }}
                aria-label={texts.makeWhichFirst(LANGUAGE_DETAILS[code].name)}
              >
                {texts.makeFirst}
              </TextButton>
            )}
          </div>
        ))}
      </div>
      <FieldError id="languages-error">{error}</FieldError>
    </FieldSet>
  );
}

/** The events of the document, by their id. */
function useEvents(props: FieldProps) {
  const field = useField(props);
  const events = getValue(field.document, ['celebrate', 'events']);
  const { newEvent } = getMessages('website').fields;
  const titles = (Array.isArray(events) ? events : [])
    .filter(isGroup)
    .map((event) => [String(event.id), getTitle(event, field.document) || newEvent] as const);
  return { ...field, titles };
}

/** The events that guests answer. All of them by default. */
export function EventChoice(props: FieldProps) {
  const { titles, value, label, error, write } = useEvents(props);
  const all = titles.map(([id]) => id);
  const chosen = Array.isArray(value) ? value.map(String) : all;
  const removed = chosen.filter((id) => !all.includes(id));

  function toggle(id: string) {
    const next = all.filter((other) => (other === id) !== chosen.includes(other));
    write(next.length === all.length ? undefined : next);
  }

  return (
    <FieldSet label={label}>
      <div>
        {titles.map(([id, title]) => (
          <Option key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {title}
          </Option>
        ))}
        {/* Another device removed it while this one chose the events. */}
        {removed.map((id) => (
          <Option key={id} checked onChange={() => toggle(id)}>
            {getMessages('website').fields.eventNotOnPage}
          </Option>
        ))}
      </div>
      <FieldError id="event-choice-error">{error}</FieldError>
    </FieldSet>
  );
}

/** One of the events on the form; none stands for everybody who attends any of them. */
export function EventSelect(props: FieldProps) {
  const { document, titles, value } = useEvents(props);
  const { eventNotOnForm, everybody, guestsOf } = getMessages('website').fields;
  const onForm = getValue(document, ['rsvp', 'events']);
  const choices = titles
    .filter(([id]) => !Array.isArray(onForm) || onForm.includes(id))
    .map(([id, title]) => [id, guestsOf(title)]);
  if (value !== undefined && !choices.some(([id]) => id === value)) {
    choices.push([String(value), eventNotOnForm]);
  }
  return <Select {...props} choices={{ '': everybody, ...Object.fromEntries(choices) }} />;
}

export function ChoiceField(props: FieldProps) {
  const { field, isOptional } = useField(props);
  const choices = field?.choices ?? {};
  // Without a choice, the website does what the first one says; a hotel or a question is then of no kind.
  const hasNone = isOptional && ['category', 'journey'].includes(String(props.path.at(-1)));
  return (
    <Select
      {...props}
      choices={hasNone ? { '': getMessages('website').fields.notChosen, ...choices } : choices}
    />
  );
}

/** The first choice is the one of an absent value. */
function Select({ choices, ...props }: FieldProps & { choices: Record<string, string> }) {
  const { value, isOptional, write, ...field } = useField(props);
  const [usual = ''] = Object.keys(choices);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={String(value ?? usual)}
          onChange={({ target }) =>
            write(isOptional && target.value === usual ? undefined : target.value)
          }
        >
          {Object.entries(choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function ColourField(props: FieldProps) {
  const { document, value, write, change, focusAdded, ...field } = useField(props);
  const { chooseColour, removeColour } = getMessages('website').fields;
  if (value === undefined) {
    return (
      <TextButton
        className="edge"
        onClick={() => {
          write(createBlank(props.schema, document));
          focusAdded(props.path);
        }}
      >
        {chooseColour}
      </TextButton>
    );
  }
  return (
    <Field {...field}>
      {(control) => (
        <div className="row gap-2">
          <input
            {...control}
            type="color"
            className={styles.colour}
            value={String(value)}
            onChange={({ target }) => write(target.value)}
          />
          {field.isOptional && (
            <TextButton onClick={() => change(props.path, undefined)}>{removeColour}</TextButton>
          )}
        </div>
      )}
    </Field>
  );
}

const SWATCHES = ['--paper', '--accent', '--accent-pale', '--second', '--gilt'];

/** The palettes, each with its main colours. The dashboard has those of `lagoon`. */
export function PaletteField(props: FieldProps) {
  const { field, value = 'lagoon', label, write } = useField(props);
  const name = useId();
  return (
    <fieldset>
      <legend className="small">{label}</legend>
      {Object.entries(PALETTES).map(([preset, colors]) => (
        <label key={preset} className={styles.palette}>
          <input
            type="radio"
            name={name}
            checked={value === preset}
            onChange={() => write(preset === 'lagoon' ? undefined : preset)}
          />
          <Swatches colors={colors} />
          {field?.choices?.[preset]}
        </label>
      ))}
    </fieldset>
  );
}

/** The main colours, with those of the dashboard in place of absent ones. */
export function Swatches({ colors }: { colors: Readonly<Record<string, string>> }) {
  return (
    <span className={styles.swatches} style={colors as CSSProperties}>
      {SWATCHES.map((color) => (
        <span key={color} style={{ background: `var(${color})` }} />
      ))}
    </span>
  );
}
