/** A list as it lies on paper. */
export type PrintList = {
  title: string;
  /** The numbers, above the table. */
  summary: string[];
  columns: string[];
  /** Each with a key and a cell for every column. */
  rows: { key: string; cells: string[] }[];
  /** What stands in place of a table without rows. */
  empty: string;
};
