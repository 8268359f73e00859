import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { PreviewMark } from '../../../domain/website/preview-marks.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS } from '../../../domain/wedding/languages.ts';
import { api, request } from '../../api/request.ts';
import { rememberChange } from '../../api/undo.ts';
import { findSchema, getField, isOptional } from '../content-schema.ts';
import { describePath } from '../describe-content.ts';
import { isInside, toPathKey } from '../document-path.ts';
import type { Editor } from '../form/editor-context.tsx';
import { joinMessages } from '../form/field.tsx';
import { listMissingTexts, readAnyText, readText, writeText } from '../translations.ts';
import { useWebsiteDraft } from '../website-draft.tsx';
import { type TextState, toTextKey } from './editable-page.ts';

/** What the page says about each text: its error, or what is still to be done about it. */
export function useTextStates(editor: Editor, isExample: (path: ContentPath) => boolean) {
  const { findIssues, language, languages } = editor;
  const document = useDeferredValue(editor.document);
  return useMemo(() => {
    const texts = getMessages('website').editing;
    const missing = new Set(
      languages.length > 1 ? listMissingTexts(document, language).map(toPathKey) : [],
    );
    return (mark: PreviewMark, shown: string, written: Map<string, string>): TextState => {
      const { isDerived, path } = mark;
      const place = describePath(path, document).join(' → ');
      const schema = findSchema(path, document);
      const error = joinMessages(findIssues(path), path, language);
      const example = isExample(path) ? texts.example : undefined;
      const draft = readWords(editor, mark);
      const key = toTextKey(mark);
      const own = written.get(key);
      if (own !== undefined && (own !== draft || own.trim() === shown.trim())) written.delete(key);
      return {
        label: isDerived ? texts.comesFrom(place) : texts.edit(place),
        hasLines: schema !== undefined && getField(schema)?.kind === 'paragraphs',
        error,
        note: missing.has(toPathKey(path))
          ? texts.missing(LANGUAGE_DETAILS[language].name)
          : example,
        words: (error && draft) || written.get(key),
      };
    };
  }, [document, editor, findIssues, isExample, language, languages]);
}

const NO_EXAMPLE = () => false;

/** While the guests see the example: which values of the draft are still its. */
export function useExampleWords(): (path: ContentPath) => boolean {
  const { state } = useWebsiteDraft();
  const { data } = useQuery({
    queryKey: ['website-changes', state.revision],
    queryFn: ({ signal }) => request(api.website.changes.$get, { signal }),
    enabled: state.isDemo,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    if (!state.isDemo || !data) return NO_EXAMPLE;
    const changed = data.changes.filter(({ kind }) => kind === 'changed' || kind === 'added');
    return (path: ContentPath) =>
      !changed.some((one) => isInside(path, one.path) || isInside(one.path, path));
  }, [data, state.isDemo]);
}

/** The words of a text on the page, in the language of the preview. */
function readWords(
  { language, languages, read }: Editor,
  { path, paragraph }: PreviewMark,
): string {
  const value = read(path);
  const words =
    typeof value === 'object' || languages[0] !== language
      ? readText(value, language, languages[0])
      : String(value ?? '');
  return paragraph === undefined ? words : (splitParagraphs(words)[paragraph] ?? '');
}

function splitParagraphs(words: string): string[] {
  return words.split(/\n\s*\n/).filter(Boolean);
}

type TextEdit = { mark: PreviewMark; before: unknown; paragraphs: string[]; isWritten: boolean };

/** One text after the other is edited; each edit can be taken back as a whole. */
export function useTextDraft(editor: Editor) {
  const marks = useRef<ReadonlyMap<string, PreviewMark>>(new Map());
  const edit = useRef<TextEdit>(null);
  const { change, language, languages, read, touch } = editor;
  const [first] = languages;

  function writeWords({ mark: { path, paragraph }, paragraphs }: TextEdit, words: string) {
    const schema = findSchema(path, editor.document);
    const isTranslated = schema && getField(schema)?.isTranslated;
    const all =
      paragraph === undefined
        ? words
        : paragraphs.with(paragraph, words).filter(Boolean).join('\n\n');
    const next = isTranslated ? writeText(read(path), language, first, all) : all;
    change(path, next === '' && schema && isOptional(schema) ? undefined : next);
  }

  return {
    marks,
    begin(key: string) {
      const mark = marks.current.get(key);
      if (!mark) return null;
      const before = read(mark.path);
      const whole = readWords(editor, { path: mark.path });
      edit.current = { mark, before, paragraphs: splitParagraphs(whole), isWritten: false };
      const words = readWords(editor, mark);
      return words === '' && readAnyText(before, first) ? null : words;
    },
    write(words: string) {
      if (!edit.current) return;
      edit.current.isWritten = true;
      writeWords(edit.current, words);
    },
    restore() {
      const { before, mark } = edit.current ?? {};
      if (mark && read(mark.path) !== before) change(mark.path, before);
    },
    /** Whether the draft no longer has one of the texts, by their keys. */
    isTakenBack: (written: ReadonlyMap<string, string>) =>
      [...written].some(([key, words]) => {
        const mark = marks.current.get(key);
        return mark !== undefined && readWords(editor, mark) !== words;
      }),
    /** Returns the words that the server's page may not have yet. */
    end(): string | null {
      const { before, isWritten, mark } = edit.current ?? {};
      edit.current = null;
      if (!mark) return null;
      touch(mark.path);
      if (!isWritten) return null;
      if (read(mark.path) !== before) rememberChange(() => change(mark.path, before));
      const words = readWords(editor, mark);
      return /\n/.test(words) ? null : words;
    },
  };
}
