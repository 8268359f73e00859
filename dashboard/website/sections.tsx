import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { toastWithUndo } from '../api/undo.ts';
import { LanguageTabs } from '../ui/fields.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { belongs, getField } from './content-schema.ts';
import { describePath } from './describe-content.ts';
import { type ContentDocument, toPathKey } from './document-path.ts';
import {
  changeHidden,
  changeOrder,
  type EditorSection,
  isAbsent,
  isHidden,
  listShownIds,
} from './editor-sections.ts';
import { ContentField } from './form/content-field.tsx';
import { type Editor, useEditor } from './form/editor-context.tsx';
import { GroupFields, joinMessages } from './form/field.tsx';
import { findNextMissing, listMissingTexts } from './translations.ts';
import styles from './website.module.css';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  const { document, findIssues, target } = useEditor();
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const hadTarget = target !== null && !target.isReached;
  const { id, parts } = section;
  const texts = getMessages('website').sections;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another page.
  useEffect(() => {
    // A field inside has just taken the focus.
    if (hadTarget && target.isReached) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  // A picture has a button to remove it.
  const isPicture = parts.some(({ schema }) => getField(schema)?.kind === 'picture');
  return (
    <section
      className={`stack ${styles.form}`}
      data-single={parts.length === 1 || undefined}
      aria-labelledby="section-title"
    >
      <p>
        <Link href="/website" className={`touch ${styles.back}`}>
          {texts.all}
        </Link>
      </p>
      <h2 ref={title} id="section-title" tabIndex={-1} className={`heading ${styles.formTitle}`}>
        {section.title}
      </h2>
      {isAbsent(section, document) ? (
        <p className="soft">{texts.absent}</p>
      ) : (
        <>
          {parts
            .filter(({ path, schema }) => belongs(schema, path.at(-1) ?? '', document))
            .map(({ path, schema }) => {
              const isWhole = parts.length === 1 && getField(schema)?.kind === 'section';
              return isWhole ? (
                <div key={toPathKey(path)} className="stack">
                  <p role="alert" className="error">
                    {joinMessages(findIssues(path), path)}
                  </p>
                  <GroupFields schema={schema} path={path} Field={ContentField} />
                </div>
              ) : (
                <ContentField key={toPathKey(path)} schema={schema} path={path} />
              );
            })}
          {section.isMovable && <Placement section={section} />}
          {section.isOptional && !isPicture && (
            <RemoveSection section={section} onRemoved={() => navigate('/website')} />
          )}
        </>
      )}
    </section>
  );
}

/** Moves the section on the page, hides it and shows it. */
function Placement({ section }: { section: EditorSection }) {
  const editor = useEditor();
  const { document, change } = editor;
  const { lists, sections: texts } = getMessages('website');
  const ids = listShownIds(document, true);
  const index = ids.indexOf(section.id);
  const hidden = isHidden(section, document);
  return (
    <div className="stack gap-2">
      {hidden && <p className="soft">{texts.isHidden}</p>}
      <div className="buttons">
        <TextButton
          aria-disabled={index === 0}
          onClick={() => moveSection(editor, section, index - 1)}
        >
          {lists.moveUp}
        </TextButton>
        <TextButton
          aria-disabled={index === ids.length - 1}
          onClick={() => moveSection(editor, section, index + 1)}
        >
          {lists.moveDown}
        </TextButton>
        {section.isOptional && (
          <TextButton
            onClick={() => change(['hidden'], changeHidden(document, section.id, !hidden))}
          >
            {hidden ? texts.show : texts.hide}
          </TextButton>
        )}
      </div>
    </div>
  );
}

type Moving = Pick<Editor, 'read' | 'change' | 'announce'>;

/** Moves a section to a place among those of the list, or of the page. */
export function moveSection(
  { read, change, announce }: Moving,
  { id, title }: EditorSection,
  to: number,
  hasHidden = true,
): void {
  const document = read([]) as ContentDocument;
  const ids = listShownIds(document, hasHidden);
  const target = ids[to];
  if (!target || target === id) return;
  change(['order'], changeOrder(document, id, target));
  announce(getMessages('website').lists.moved(title, to + 1, ids.length));
}

/** Takes a section from the page; its content can be brought back. */
function RemoveSection({ section, onRemoved }: { section: EditorSection; onRemoved: () => void }) {
  const editor = useEditor();
  return (
    <TextButton
      destructive
      className="edge"
      onClick={() => {
        removeSection(editor, section);
        onRemoved();
      }}
    >
      {getMessages('website').sections.remove}
    </TextButton>
  );
}

export function removeSection(
  { read, change }: Pick<Editor, 'read' | 'change'>,
  { parts, title }: EditorSection,
): void {
  const contents = parts.map(({ path }) => [path, read(path)] as const);
  for (const { path } of parts) change(path, undefined);
  toastWithUndo(getMessages('website').sections.removed, title, () => {
    for (const [path, content] of contents) change(path, content);
  });
}

/** The language of the form and the preview, with the texts that it does not have yet. */
export function LanguageChoice({ section }: { section: EditorSection | undefined }) {
  const { document, languages, language, setLanguage, goTo } = useEditor();
  const missing = useMemo(() => listMissingTexts(document, language), [document, language]);
  const goToNext = useNextMissing(section);
  if (languages.length < 2) return null;
  const { name } = LANGUAGE_DETAILS[language];
  const texts = getMessages('website').translations;
  return (
    <div>
      <LanguageTabs
        label={texts.language}
        languages={languages}
        language={language}
        onChoose={setLanguage}
      />
      {missing.length > 0 ? (
        <div className={styles.missing}>
          <details>
            <summary>{texts.missing(missing.length, name)}</summary>
            <ul className={`scroll ${styles.links}`}>
              {missing.map((path) => (
                <li key={toPathKey(path)}>
                  <TextButton onClick={() => goTo(path, language)}>
                    {describePath(path, document).join(' → ')}
                  </TextButton>
                </li>
              ))}
            </ul>
          </details>
          <TextButton
            title={texts.nextKeys}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={goToNext}
          >
            {texts.next}
          </TextButton>
        </div>
      ) : (
        <p className={`soft ${styles.complete}`}>{texts.complete(name)}</p>
      )}
    </div>
  );
}

/** Goes to the next text that the language does not have; Ctrl+Enter and ⌘+Enter do the same. */
function useNextMissing(section: EditorSection | undefined): () => void {
  const { document, languages, language, goTo, announce } = useEditor();
  // A click moves the focus to the button.
  const lastField = useRef<string>(undefined);

  function goToNext() {
    const next = findNextMissing(document, language, { field: lastField.current, section });
    if (next) goTo(next, language);
    else announce(getMessages('website').translations.complete(LANGUAGE_DETAILS[language].name));
  }

  const remember = useEffectEvent(({ target }: FocusEvent) => {
    const field = target instanceof Element && target.closest<HTMLElement>('[data-field]');
    if (field) lastField.current = field.dataset.field;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey } = event;
    const isInDialog = target instanceof Element && target.closest('[role$="dialog"]');
    if (key !== 'Enter' || !(ctrlKey || metaKey) || isInDialog || languages.length < 2) return;
    event.preventDefault();
    goToNext();
  });

  useEffect(() => {
    addEventListener('focusin', remember);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', press);
    };
  }, []);

  return goToNext;
}

type IssueListProps = { issues: readonly ContentIssue[]; onOpen: () => void };

/** Issues of the draft; each leads to its field. */
export function IssueList({ issues, onOpen }: IssueListProps) {
  const { document, languages, goTo } = useEditor();
  return (
    <ul className={`scroll ${styles.links}`}>
      {issues.map(({ path, message }) => (
        <li key={`${toPathKey(path)} ${message}`}>
          <TextButton
            onClick={() => {
              onOpen();
              goTo(path, languages.find((code) => code === path.at(-1)) ?? languages[0]);
            }}
          >
            {describePath(path, document).join(' → ') || getMessages('website').wholeWebsite}
          </TextButton>
          <span className="soft">{message}</span>
        </li>
      ))}
    </ul>
  );
}
