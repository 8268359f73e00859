import { useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { isTranslations } from '../../../domain/wedding/languages.ts';
import { type FieldSchema, getField, getVisibleChildren } from '../content-schema.ts';
import { getValue, isInside, toPathKey } from '../document-path.ts';
import { useEditor } from './editor-context.tsx';
import type { FieldProps } from './field.tsx';
import styles from './form.module.css';

/** What every event has; the others are folded until one of them has words. */
const FIRST = ['title', 'startsAt', 'location', 'details.address', 'guests'];

type Child = { schema: FieldSchema; path: ContentPath };

export function isEvent(path: ContentPath): boolean {
  return path.length === 3 && path[0] === 'celebrate' && path[1] === 'events';
}

/** The form of an event: first what everybody needs. */
export function EventFields({ schema, path, Field }: FieldProps) {
  const { document, issues, target } = useEditor();
  const children = listChildren(schema, path, document);
  const getName = (child: Child) => toPathKey(child.path.slice(path.length));
  const first = FIRST.flatMap((name) => children.find((child) => getName(child) === name) ?? []);
  const others = children.filter((child) => !first.includes(child));

  const isFolded = (inner: ContentPath) => others.some((child) => isInside(inner, child.path));
  const problems = issues.filter((issue) => isFolded(issue.path)).length;
  const [isOpen, setOpen] = useState(() => others.some((child) => hasWords(child, document)));
  // New problems, and a link to a value inside, open it.
  const [seen, setSeen] = useState<{ target: unknown; problems: number }>({
    target: null,
    problems: 0,
  });
  if (seen.target !== target || seen.problems !== problems) {
    setSeen({ target, problems });
    const isLinked = target !== null && seen.target !== target && isFolded(target.path);
    if (isLinked || problems > seen.problems) setOpen(true);
  }

  const texts = getMessages('website');
  const render = (child: Child) => <Field key={getName(child)} {...child} />;
  return (
    <>
      {first.map(render)}
      <details
        className={styles.more}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {texts.fields.moreAboutEvent}{' '}
          {problems > 0 && <span className="error small">{texts.problems(problems)}</span>}
        </summary>
        <div className="stack gap-4">{others.map(render)}</div>
      </details>
    </>
  );
}

/** The values of an event, and those of the back of its card. */
function listChildren(schema: FieldSchema, path: ContentPath, document: unknown): Child[] {
  return getVisibleChildren(schema, getValue(document, path)).flatMap((child) => {
    const childPath = [...path, child.key];
    return child.key === 'details'
      ? listChildren(child.schema, childPath, document)
      : [{ schema: child.schema, path: childPath }];
  });
}

/** A choice or a switch is no reason to show all the other fields. */
function hasWords({ schema, path }: Child, document: unknown): boolean {
  const value = getValue(document, path);
  switch (getField(schema)?.kind) {
    case 'text':
    case 'paragraphs':
      return isTranslations(value) ? Object.values(value).some(Boolean) : Boolean(value);
    case 'list':
    case 'picture':
      return value !== undefined;
    default:
      return false;
  }
}
