/** What one quantity came to over several runs. */
export type Measure = { median: number; min: number; max: number };

/** The middle and the ends of the figures of several runs. */
export function measure(figures: readonly number[]): Measure {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  const median = Number.isInteger(middle)
    ? (at(middle - 1) + at(middle)) / 2
    : at(Math.floor(middle));
  return { median, min: at(0), max: at(sorted.length - 1) };
}

/** Rows of words under a heading, in columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => pad(cell, column, widths?.[column] ?? 0)).join('  '))
    .join('\n');
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
