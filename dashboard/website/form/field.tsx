import type { ReactNode } from 'react';
import type { ContentIssue, ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../../domain/wedding/languages.ts';
import {
  type FieldSchema,
  getField,
  getLabel,
  getVisibleChildren,
  isOptional,
} from '../content-schema.ts';
import { getValue, isGroup } from '../document-path.ts';
import { useEditor } from './editor-context.tsx';

export type FieldProps = {
  schema: FieldSchema;
  path: ContentPath;
  /** `ContentField`, for the values inside: a field that imports it would import itself. */
  Field: (props: Pick<FieldProps, 'schema' | 'path'>) => ReactNode;
};

/** The value at a path of the document, with what its field says about it. */
export function useField({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const editor = useEditor();
  const { document, language, findIssues, change } = editor;
  const field = getField(schema);
  return {
    ...editor,
    field,
    value: getValue(document, path),
    label: getLabel(schema, path, document),
    hint: field?.hint,
    error: joinMessages(findIssues(path), path, language),
    isOptional: isOptional(schema),
    /** An empty value that need not be there is removed. */
    write: (next: unknown) => change(path, next === '' && isOptional(schema) ? undefined : next),
  };
}

/** The values of a group without a heading. */
export function GroupFields({ schema, path, Field }: FieldProps) {
  const { document } = useEditor();
  const value = getValue(document, path);
  return getVisibleChildren(schema, isGroup(value) ? value : {}).map((child) => (
    <Field key={child.key} schema={child.schema} path={[...path, child.key]} />
  ));
}

type FieldSetProps = {
  label: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Several controls with one label. */
export function FieldSet({ label, hint, className = '', children }: FieldSetProps) {
  return (
    <fieldset className={`stack gap-2 ${className}`}>
      <legend className="small">{label}</legend>
      {hint && <p className="soft small">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** The errors of a field in one text; those of another language say which. */
export function joinMessages(
  issues: readonly ContentIssue[],
  path: ContentPath,
  language?: LanguageCode,
): string | undefined {
  const messages = issues.map((issue) => {
    const code = issue.path[path.length] as LanguageCode | undefined;
    const isOther = code !== undefined && code !== language && code in LANGUAGE_DETAILS;
    return isOther ? `${LANGUAGE_DETAILS[code].name}: ${issue.message}` : issue.message;
  });
  return messages.join(' ') || undefined;
}
