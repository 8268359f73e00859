import { getVisibleChildren } from '../content-schema.ts';
import { getValue, isGroup } from '../document-path.ts';
import type { FieldProps } from './content-field.tsx';
import { useEditor } from './editor-context.tsx';

/** The values of a group without a heading. */
export function GroupFields({ schema, path, Field }: FieldProps) {
  const { document } = useEditor();
  const value = getValue(document, path);
  return getVisibleChildren(schema, isGroup(value) ? value : {}).map((child) => (
    <Field key={child.key} schema={child.schema} path={[...path, child.key]} />
  ));
}
