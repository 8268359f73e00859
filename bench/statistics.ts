/** One figure over several runs. */
export type Summary = { median: number; min: number; max: number };

export function summarize(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  const median = Number.isInteger(middle)
    ? (at(middle - 1) + at(middle)) / 2
    : at(Math.floor(middle));
  return { median, min: at(0), max: at(sorted.length - 1) };
}

/** The value below which a fraction of the figures lies: 0.99 is the 99th percentile. */
export function quantile(figures: readonly number[], fraction: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0;
}
