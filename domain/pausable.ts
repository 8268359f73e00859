/** Work on many rows that may pause at each `yield`, so that a server can answer others in between. */
export type Pausable<T> = Generator<void, T, void>;

/** Runs the work without a pause. */
export function runAtOnce<T>(work: Pausable<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Like `map` of an array. */
export function* mapInSteps<T, R>(
  values: readonly T[],
  map: (value: T, index: number) => R,
): Pausable<R[]> {
  const results: R[] = [];
  for (const [index, value] of values.entries()) {
    results.push(map(value, index));
    yield;
  }
  return results;
}

const SORTED_AT_ONCE = 500;

/** Like `toSorted`: a merge sort, because the sort of an array cannot pause. */
export function* sortInSteps<T>(
  values: readonly T[],
  compare: (a: T, b: T) => number,
): Pausable<T[]> {
  if (values.length <= SORTED_AT_ONCE) {
    yield;
    return values.toSorted(compare);
  }
  const middle = Math.floor(values.length / 2);
  const left = yield* sortInSteps(values.slice(0, middle), compare);
  const right = yield* sortInSteps(values.slice(middle), compare);
  const sorted: T[] = [];
  let next = 0;
  for (const value of left) {
    for (; next < right.length && compare(right[next] as T, value) < 0; next += 1) {
      sorted.push(right[next] as T);
      yield;
    }
    sorted.push(value);
    yield;
  }
  return sorted.concat(right.slice(next));
}
