import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { toastWithAction } from '../../ui/toasts.ts';
import { TextButton } from '../ui/text-button.tsx';
import { getField } from './content-schema.ts';
import { type EditorSection, isAbsent } from './editor-sections.ts';
import { ContentField } from './form/content-field.tsx';
import { useEditor } from './form/editor-context.tsx';
import { GroupFields } from './form/group-fields.tsx';
import { joinMessages } from './form/issue-messages.ts';
import styles from './section-form.module.css';

/** The form of one section. */
export function SectionForm({ section }: { section: EditorSection }) {
  const { document, findIssues, target } = useEditor();
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const hadTarget = target !== null && !target.isReached;
  const { id, contentSections } = section;

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
      className={styles.form}
      data-single={contentSections.length === 1 || undefined}
      aria-labelledby="section-title"
    >
      <p>
        <Link href="/website" className={styles.back}>
          All sections
        </Link>
      </p>
      <h2 ref={title} id="section-title" tabIndex={-1} className={styles.title}>
        {section.title}
      </h2>
      {isAbsent(section, document) ? (
        <p className={styles.note}>This section is not on your page.</p>
      ) : (
        <>
          {contentSections.map(({ key, schema }) => {
            const path = [key];
            const isWhole = contentSections.length === 1 && getField(schema)?.kind === 'section';
            return isWhole ? (
              <div key={key} className={styles.fields}>
                <p role="alert" className={styles.error}>
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
  const { read, change } = useEditor();

  function remove() {
    const content = read([section.id]);
    change([section.id], undefined);
    toastWithAction('Removed from the page', section.title, {
      label: 'Undo',
      run: () => change([section.id], content),
    });
    onRemoved();
  }

  return (
    <TextButton destructive className={styles.remove} onClick={remove}>
      Remove this section
    </TextButton>
  );
}
