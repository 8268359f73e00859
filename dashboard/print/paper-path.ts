import type { PaperKind } from './paper-kinds.tsx';

/** The address of a kind of paper for these households; for all households without ids. */
export function getPaperPath(kind: PaperKind, ids?: readonly number[]): string {
  // In the fragment, because the ids of thousands of households would be too long for a request.
  return `/print/papers/${kind}${ids ? `#${ids.join()}` : ''}`;
}

/** The ids in such an address; null for all households. */
export function readPaperIds(fragment: string): ReadonlySet<number> | null {
  const ids = fragment.slice(1);
  return ids === '' ? null : new Set(ids.split(',').map(Number));
}
