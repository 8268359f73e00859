import type { LetterKind } from '../../domain/letters.ts';
import { previewPath } from '../calls/letters.ts';

/** A link to what a letter looks like, in a page of its own. */
export function Preview({ kind, children }: { kind: LetterKind; children: string }) {
  return (
    <a href={previewPath(kind)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
