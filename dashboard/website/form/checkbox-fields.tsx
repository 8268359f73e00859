import {
  LANGUAGE_DETAILS,
  LANGUAGES,
  type LanguageCode,
} from '../../../domain/wedding/languages.ts';
import { FieldError } from '../../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { getField } from '../content-schema.ts';
import { getTitle } from '../describe-path.ts';
import { getValue, isGroup } from '../document-path.ts';
import { changeLanguages } from '../translations.ts';
import styles from './checkbox-fields.module.css';
import type { FieldProps } from './content-field.tsx';
import { useEditor } from './editor-context.tsx';
import { joinMessages } from './issue-messages.ts';

/** The languages of the website, and which one comes first. */
export function LanguagesField({ schema, path }: FieldProps) {
  const { document, languages, findIssues, changeDocument } = useEditor();
  const field = getField(schema);
  const [first] = languages;

  const choose = (next: LanguageCode[]) => changeDocument(changeLanguages(document, next));

  function toggle(code: LanguageCode) {
    if (!languages.includes(code)) choose([...languages, code]);
    else if (languages.length > 1) choose(languages.filter((other) => other !== code));
  }

  return (
    <fieldset className={styles.choices}>
      <legend>{field?.label}</legend>
      <p className={styles.hint}>{field?.hint}. A language that you remove keeps its texts.</p>
      {LANGUAGES.map((code) => (
        <div key={code} className={styles.row}>
          <label>
            <input
              type="checkbox"
              checked={languages.includes(code)}
              disabled={languages.length === 1 && code === first}
              onChange={() => toggle(code)}
            />
            <span lang={code}>{LANGUAGE_DETAILS[code].name}</span>
          </label>
          {code === first && <span className={styles.note}>first language</span>}
          {code !== first && languages.includes(code) && (
            <TextButton
              onClick={({ currentTarget }) => {
                // The first language has no such button.
                currentTarget.parentElement?.querySelector('input')?.focus();
                choose([code, ...languages.filter((other) => other !== code)]);
              }}
              aria-label={`Make it the first: ${LANGUAGE_DETAILS[code].name}`}
            >
              Make it the first
            </TextButton>
          )}
        </div>
      ))}
      <FieldError id="languages-error">{joinMessages(findIssues(path), path)}</FieldError>
    </fieldset>
  );
}

/** The events that guests answer. All of them by default. */
export function EventChoice({ schema, path }: FieldProps) {
  const { document, change, findIssues } = useEditor();
  const events = getValue(document, ['celebrate', 'events']);
  const list = (Array.isArray(events) ? events : []).filter(isGroup);
  const all = list.map(({ id }) => String(id));
  const value = getValue(document, path);
  const chosen = Array.isArray(value) ? value.map(String) : all;
  const removed = chosen.filter((id) => !all.includes(id));

  function toggle(id: string) {
    const next = all.filter((other) => (other === id) !== chosen.includes(other));
    change(path, next.length === all.length ? undefined : next);
  }

  return (
    <fieldset className={styles.choices}>
      <legend>{getField(schema)?.label}</legend>
      {list.map((event) => (
        <label key={String(event.id)}>
          <input
            type="checkbox"
            checked={chosen.includes(String(event.id))}
            onChange={() => toggle(String(event.id))}
          />
          <span>{getTitle(event, document) || 'New event'}</span>
        </label>
      ))}
      {/* Another device removed it while this one chose the events. */}
      {removed.map((id) => (
        <label key={id}>
          <input type="checkbox" checked onChange={() => toggle(id)} />
          <span>An event that is no longer on your page</span>
        </label>
      ))}
      <FieldError id="event-choice-error">{joinMessages(findIssues(path), path)}</FieldError>
    </fieldset>
  );
}
