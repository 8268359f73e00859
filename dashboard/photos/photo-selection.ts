/** The selected photographs, and the one where a range with Shift begins. */
export type PhotoSelection = { ids: ReadonlySet<string>; anchor: string | null };

export const NOTHING_SELECTED: PhotoSelection = { ids: new Set(), anchor: null };

/** Selects one more, or no longer. */
export function toggle({ ids }: PhotoSelection, id: string): PhotoSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds all from the anchor to `id`, in the order on screen. `base` is the selection before the range began. */
export function selectTo(
  { ids, anchor }: PhotoSelection,
  id: string,
  order: readonly string[],
  base: ReadonlySet<string> = ids,
): PhotoSelection {
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (to < 0) return { ids, anchor };
  if (from < 0) return { ids: new Set([...base, id]), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...base, ...range]), anchor };
}

/** Without photographs that are no longer on screen: a change must only affect those that the couple sees. */
export function keepOnly(selection: PhotoSelection, order: readonly string[]): PhotoSelection {
  const ids = order.filter((id) => selection.ids.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
