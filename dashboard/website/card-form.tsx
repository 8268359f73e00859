import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { toastWithAction } from '../../ui/toasts.ts';
import { TextButton } from '../components/text-button.tsx';
import styles from './card-form.module.css';
import { type Card, isOff } from './cards.ts';
import { getField } from './content-schema.ts';
import { ContentField, GroupFields } from './form/content-field.tsx';
import { useEditor } from './form/editor-context.tsx';
import { joinMessages } from './form/issue-messages.ts';

/** The form of one card. */
export function CardForm({ card }: { card: Card }) {
  const { document, findIssues, target } = useEditor();
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const hadTarget = target !== null && !target.isReached;
  const { id, sections } = card;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another page.
  useEffect(() => {
    // A field inside has just taken the focus.
    if (hadTarget && target.isReached) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  // A picture has a button to remove it.
  const isPicture = sections.some(({ schema }) => getField(schema)?.kind === 'picture');
  return (
    <section
      className={styles.form}
      data-single={sections.length === 1 || undefined}
      aria-labelledby="card-title"
    >
      <p>
        <Link href="/website" className={styles.back}>
          All sections
        </Link>
      </p>
      <h2 ref={title} id="card-title" tabIndex={-1} className={styles.title}>
        {card.title}
      </h2>
      {isOff(card, document) ? (
        <p className={styles.note}>This section is not on your page.</p>
      ) : (
        <>
          {sections.map(({ key, schema }) => {
            const path = [key];
            const isWhole = sections.length === 1 && getField(schema)?.kind === 'section';
            return isWhole ? (
              <div key={key} className={styles.fields}>
                <p role="alert" className={styles.error}>
                  {joinMessages(findIssues(path), path)}
                </p>
                <GroupFields schema={schema} path={path} />
              </div>
            ) : (
              <ContentField key={key} schema={schema} path={path} />
            );
          })}
          {card.isOptional && !isPicture && (
            <RemoveCard card={card} onRemoved={() => navigate('/website')} />
          )}
        </>
      )}
    </section>
  );
}

/** Takes a section from the page; its content can be brought back. */
function RemoveCard({ card, onRemoved }: { card: Card; onRemoved: () => void }) {
  const { read, change } = useEditor();

  function remove() {
    const content = read([card.id]);
    change([card.id], undefined);
    toastWithAction('Removed from the page', card.title, {
      label: 'Undo',
      run: () => change([card.id], content),
    });
    onRemoved();
  }

  return (
    <TextButton destructive className={styles.remove} onClick={remove}>
      Remove this section
    </TextButton>
  );
}
