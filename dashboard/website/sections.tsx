import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { ContentIssue } from '../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { toastWithUndo } from '../api/undo.ts';
import { LanguageTabs } from '../ui/fields.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { createBlank } from './blank-values.ts';
import { belongs, getField } from './content-schema.ts';
import { describePath } from './describe-content.ts';
import { toPathKey } from './document-path.ts';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSectionByPath,
  isAbsent,
} from './editor-sections.ts';
import { ContentField } from './form/content-field.tsx';
import { type Editor, useEditor } from './form/editor-context.tsx';
import { GroupFields, joinMessages } from './form/field.tsx';
import { findNextMissing, listMissingTexts } from './translations.ts';
import styles from './website.module.css';
import { useWebsiteDraft } from './website-draft.tsx';

/** The sections of the website, in the order of its page. */
export function SectionList({ onOpenGuide }: { onOpenGuide: (() => void) | undefined }) {
  const { document, issues } = useEditor();
  const texts = getMessages('website').sections;
  return (
    <>
      <ol className="rows" aria-label={texts.list}>
        {EDITOR_SECTIONS.filter((section) => !isAbsent(section, document)).map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            problemCount={
              issues.filter(({ path }) => findEditorSectionByPath(path) === section).length
            }
          />
        ))}
      </ol>
      <AvailableSections />
      {onOpenGuide && (
        <p className="soft">
          <MarkedText text={texts.fromExample}>
            {(words) => (
              <TextButton className={styles.inline} onClick={onOpenGuide}>
                {words}
              </TextButton>
            )}
          </MarkedText>
        </p>
      )}
    </>
  );
}

function SectionRow({ section, problemCount }: { section: EditorSection; problemCount: number }) {
  const { state } = useWebsiteDraft();
  const texts = getMessages('website');
  const isChanged = section.contentSections.some(
    ({ key }) => state.sections.get(String(key))?.saved.change,
  );
  return (
    <li>
      <Link href={`/website/${section.id}`} className={styles.section}>
        <span className={`name ${styles.rowTitle}`}>{section.title}</span>
        {problemCount > 0 && <span className="error small">{texts.problems(problemCount)}</span>}
        {isChanged && problemCount === 0 && (
          <span className={`small ${styles.changed}`}>{texts.sections.changed}</span>
        )}
      </Link>
    </li>
  );
}

/** Sections that the website does not have. */
export function AvailableSections({ onAdded }: { onAdded?: () => void }) {
  const { document, change, goTo } = useEditor();
  const texts = getMessages('website');
  const sections = EDITOR_SECTIONS.filter((section) => isAbsent(section, document));
  if (sections.length === 0) return null;

  function add({ id, contentSections }: EditorSection) {
    const [content] = contentSections;
    if (!content) return;
    change([id], createBlank(content.schema, document));
    goTo([id]);
    onAdded?.();
  }

  return (
    <section className={styles.available} aria-labelledby="sections-to-add">
      <h2 id="sections-to-add" className="caps">
        {texts.sections.available}
      </h2>
      <ul className="buttons">
        {sections.map((section) => (
          <li key={section.id}>
            <TextButton onClick={() => add(section)} aria-label={texts.add(section.title)}>
              {section.title}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  const { document, findIssues, target } = useEditor();
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const hadTarget = target !== null && !target.isReached;
  const { id, contentSections } = section;
  const texts = getMessages('website').sections;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another page.
  useEffect(() => {
    // A field inside has just taken the focus.
    if (hadTarget && target.isReached) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  // A picture has a button to remove it.
  const isPicture = contentSections.some(({ schema }) => getField(schema)?.kind === 'picture');
  return (
    <section
      className={`stack ${styles.form}`}
      data-single={contentSections.length === 1 || undefined}
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
          {contentSections
            .filter(({ key, schema }) => belongs(schema, key, document))
            .map(({ key, schema }) => {
              const path = [key];
              const isWhole = contentSections.length === 1 && getField(schema)?.kind === 'section';
              return isWhole ? (
                <div key={key} className="stack">
                  <p role="alert" className="error">
                    {joinMessages(findIssues(path), path)}
                  </p>
                  <GroupFields schema={schema} path={path} Field={ContentField} />
                </div>
              ) : (
                <ContentField key={key} schema={schema} path={path} />
              );
            })}
          {section.isOptional && !isPicture && (
            <RemoveSection section={section} onRemoved={() => navigate('/website')} />
          )}
        </>
      )}
    </section>
  );
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
  { id, title }: EditorSection,
): void {
  const content = read([id]);
  change([id], undefined);
  toastWithUndo(getMessages('website').sections.removed, title, () => change([id], content));
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
