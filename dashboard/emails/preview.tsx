import type { EmailKind } from '../../domain/emails.ts';
import { previewPath } from '../api/emails.ts';

/** A link to what a letter looks like, in a page of its own. */
export function Preview({ kind, children }: { kind: EmailKind; children: string }) {
  return (
    <a href={previewPath(kind)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
