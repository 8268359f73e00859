/** The address of the invitation cards of these households; of all households without ids. */
export function getCardsPath(ids?: readonly number[]): string {
  return `/print/invitations${toFragment(ids)}`;
}

/** The same for their envelopes and labels. */
export function getLabelsPath(ids?: readonly number[]): string {
  return `/print/labels${toFragment(ids)}`;
}

/** In the fragment, because the ids of thousands of households would be too long for a request. */
function toFragment(ids?: readonly number[]): string {
  return ids ? `#${ids.join()}` : '';
}

/** The ids in such an address; null for all households. */
export function readCardIds(fragment: string): ReadonlySet<number> | null {
  const ids = fragment.slice(1);
  return ids === '' ? null : new Set(ids.split(',').map(Number));
}
