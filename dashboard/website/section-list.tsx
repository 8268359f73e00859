import { Link } from 'wouter';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import type { AddedKind } from '../../domain/wedding/added-sections.ts';
import type { ContentPath } from '../../domain/wedding/checks/content-issue.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { addSection, createBlank } from './blank-values.ts';
import { getField } from './content-schema.ts';
import { type ContentDocument, setValue, toPathKey } from './document-path.ts';
import {
  type EditorSection,
  findEditorSectionByPath,
  isAbsent,
  isHidden,
  listEditorSections,
  listSectionKinds,
  listShownIds,
} from './editor-sections.ts';
import { useEditor } from './form/editor-context.tsx';
import { DragHandle, keepFocus, useSorting } from './form/sorting.tsx';
import { moveSection } from './sections.tsx';
import styles from './website.module.css';
import { useWebsiteDraft } from './website-draft.tsx';

/** The sections of the website, in the order of its page. */
export function SectionList({ onOpenGuide }: { onOpenGuide: (() => void) | undefined }) {
  const { document, issues } = useEditor();
  const texts = getMessages('website').sections;
  const sections = listEditorSections(document).filter((section) => !isAbsent(section, document));
  const movable = listShownIds(document, true);
  return (
    <>
      <ol className="rows" aria-label={texts.list}>
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            index={movable.indexOf(section.id)}
            problemCount={
              issues.filter(
                ({ path }) => findEditorSectionByPath(path, document)?.id === section.id,
              ).length
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

type RowProps = {
  section: EditorSection;
  /** Its place among the sections that can be moved; -1 for the others. */
  index: number;
  problemCount: number;
};

function SectionRow({ section, index, problemCount }: RowProps) {
  const editor = useEditor();
  const { state } = useWebsiteDraft();
  const texts = getMessages('website');
  const { element, handle, moveByKey, ...sorting } = useSorting('sections', index, (to) => {
    moveSection(editor, section, to);
    keepFocus();
  });
  const isChanged = section.parts.some(
    ({ path }) => state.sections.get(toPathKey(path))?.saved.change,
  );
  const hidden = isHidden(section, editor.document);
  const isMovable = index >= 0;
  return (
    <li ref={element} className={styles.row} data-state={sorting.state}>
      {isMovable ? <DragHandle handle={handle} /> : <span className={styles.fixed} />}
      <Link
        href={`/website/${section.id}`}
        className={styles.section}
        {...(isMovable && {
          'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
          onKeyDown: moveByKey,
        })}
      >
        <span className={`name ${styles.rowTitle}`}>{section.title}</span>
        {problemCount > 0 && <span className="error small">{texts.problems(problemCount)}</span>}
        {hidden && <span className="soft small">{texts.sections.hidden}</span>}
        {isChanged && problemCount === 0 && !hidden && (
          <span className={`small ${styles.changed}`}>{texts.sections.changed}</span>
        )}
      </Link>
    </li>
  );
}

/** Sections that the website does not have, and kinds of which there can be several. */
export function AvailableSections({ onAdded }: { onAdded?: () => void }) {
  const { document, changeDocument, goTo } = useEditor();
  const texts = getMessages('website');
  const known: Partial<Record<string, string>> = texts.about;
  const sections = listEditorSections(document).filter((section) => isAbsent(section, document));

  function finish(next: ContentDocument, path: ContentPath) {
    changeDocument(next);
    goTo(path);
    onAdded?.();
  }

  function add({ parts: [part] }: EditorSection) {
    if (part) finish(setValue(document, part.path, createBlank(part.schema, document)), part.path);
  }

  function addKind(kind: AddedKind) {
    const added = addSection(document, kind);
    finish(added.document, added.path);
  }

  return (
    <section className={styles.available} aria-labelledby="sections-to-add">
      <h2 id="sections-to-add" className="caps">
        {texts.sections.available}
      </h2>
      <ul className="rows">
        {sections.map((section) => (
          <Available
            key={section.id}
            {...section}
            about={known[section.id] ?? describePart(section)}
            onAdd={() => add(section)}
          />
        ))}
        {listSectionKinds().map((kind) => (
          <Available key={kind.id} {...kind} onAdd={() => addKind(kind.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The hint of its fields. */
function describePart({ parts: [part] }: EditorSection): string | undefined {
  return part && getField(part.schema)?.hint;
}

type AvailableProps = { id: string; title: string; about: string | undefined; onAdd: () => void };

function Available({ id, title, about, onAdd }: AvailableProps) {
  const texts = getMessages('website');
  const aboutId = `about-${id}`;
  return (
    <li>
      <TextButton
        className="edge"
        onClick={onAdd}
        aria-label={texts.add(title)}
        aria-describedby={aboutId}
      >
        {title}
      </TextButton>
      <p id={aboutId} className={`soft small ${styles.about}`}>
        {about}
      </p>
    </li>
  );
}
