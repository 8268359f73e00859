import { Link } from 'wouter';
import { TextButton } from '../ui/text-button.tsx';
import { createBlank } from './blank-values.ts';
import { useDraft } from './draft/draft-context.tsx';
import {
  EDITOR_SECTIONS,
  type EditorSection,
  findEditorSectionByPath,
  isAbsent,
} from './editor-sections.ts';
import { useEditor } from './form/editor-context.tsx';
import styles from './section-list.module.css';

/** The sections of the website, in the order of its page. */
export function SectionList({ onOpenGuide }: { onOpenGuide: (() => void) | undefined }) {
  const { document, issues } = useEditor();
  return (
    <>
      <ol className={styles.sections} aria-label="Sections">
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
      <AvailableSections
        sections={EDITOR_SECTIONS.filter((section) => isAbsent(section, document))}
      />
      {onOpenGuide && (
        <p className={styles.guide}>
          Some parts are from the example.{' '}
          <TextButton onClick={onOpenGuide}>Open the guide</TextButton>
        </p>
      )}
    </>
  );
}

function SectionRow({ section, problemCount }: { section: EditorSection; problemCount: number }) {
  const { state } = useDraft();
  const isChanged = section.contentSections.some(
    ({ key }) => state.sections.get(String(key))?.saved.change,
  );
  return (
    <li>
      <Link href={`/website/${section.id}`} className={styles.section}>
        <span className={styles.title}>{section.title}</span>
        {problemCount > 0 && <span className={styles.problems}>{problemCount} to correct</span>}
        {isChanged && problemCount === 0 && <span className={styles.state}>changed</span>}
      </Link>
    </li>
  );
}

/** Sections that the website does not have. */
function AvailableSections({ sections }: { sections: EditorSection[] }) {
  const { document, change, goTo } = useEditor();
  if (sections.length === 0) return null;

  function add({ id, contentSections }: EditorSection) {
    const [content] = contentSections;
    if (!content) return;
    change([id], createBlank(content.schema, document));
    goTo([id]);
  }

  return (
    <section className={styles.available} aria-labelledby="sections-to-add">
      <h2 id="sections-to-add" className={styles.availableTitle}>
        Add to your page
      </h2>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <TextButton onClick={() => add(section)}>
              <span className="visually-hidden">Add: </span>
              {section.title}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
