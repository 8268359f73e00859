import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { TextArea } from '../../../ui/field.tsx';
import { getField, getLabel, isOptional } from '../content-schema.ts';
import { getValue } from '../document-path.ts';
import { readAnyText, readText, writeText } from '../translations.ts';
import type { FieldProps } from './content-field.tsx';
import { useEditor } from './editor-context.tsx';
import { joinMessages } from './issue-messages.ts';

/** A text, in the language of the form if it can be translated. */
export function TextsField({ schema, path }: FieldProps) {
  const { document, language, languages, findIssues, change } = useEditor();
  const [first] = languages;
  const field = getField(schema);
  const isTranslated = field?.isTranslated ?? false;
  const value = getValue(document, path);
  const words = isTranslated ? readText(value, language, first) : String(value ?? '');

  function write(next: string) {
    const text = isTranslated ? writeText(value, language, first, next) : next;
    change(path, text === '' && isOptional(schema) ? undefined : text);
  }

  const isForeign = isTranslated && language !== first;
  const label = getLabel(schema, path, document);
  const props = {
    label: isForeign ? `${label} (${LANGUAGE_DETAILS[language].name})` : label,
    hint: isOptional(schema) ? joinHints(field?.hint, 'optional') : field?.hint,
    error: joinMessages(findIssues(path), path, language),
    value: words,
    lang: isTranslated ? language : undefined,
    // What guests read until it is translated.
    placeholder: isForeign && !field?.isOverride ? readAnyText(value, first) : undefined,
  };
  const hasParagraphs = field?.kind === 'paragraphs';
  // Always the same element: a field that is replaced while somebody types loses the focus.
  return (
    <TextArea
      {...props}
      rows={hasParagraphs ? 5 : isLong(words, props.placeholder) ? 3 : 1}
      onChange={({ target }) =>
        write(hasParagraphs ? target.value : target.value.replaceAll('\n', ' '))
      }
    />
  );
}

const LONG_TEXT = 60;

function isLong(words: string, placeholder = ''): boolean {
  return words.length > LONG_TEXT || placeholder.length > LONG_TEXT;
}

function joinHints(hint: string | undefined, note: string): string {
  return hint ? `${hint} · ${note}` : `${note[0]?.toUpperCase()}${note.slice(1)}`;
}
