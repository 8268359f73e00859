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
