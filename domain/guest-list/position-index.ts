/** For each of the given terms the positions that have it, in ascending order. Other terms are ignored. */
export function createPositionIndex(terms: Iterable<string>) {
  const lists = new Map(Array.from(terms, (term): [string, number[]] => [term, []]));

  /** The place of a position in a list, or the place where it belongs. */
  function findPlace(list: readonly number[], position: number): number {
    let [start, end] = [0, list.length];
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((list[middle] ?? 0) < position) start = middle + 1;
      else end = middle;
    }
    return start;
  }

  return {
    get: (term: string): readonly number[] => lists.get(term) ?? [],
    /** Returns the place in the list; null if the term is ignored. */
    add(term: string, position: number): number | null {
      const list = lists.get(term);
      if (!list) return null;
      const place = findPlace(list, position);
      list.splice(place, 0, position);
      return place;
    },
    /** Returns the former place in the list; null if the term is ignored. */
    remove(term: string, position: number): number | null {
      const list = lists.get(term);
      if (!list) return null;
      const place = findPlace(list, position);
      list.splice(place, 1);
      return place;
    },
  };
}
