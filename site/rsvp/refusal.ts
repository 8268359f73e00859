/** What the backend says, in PostgREST's shape; each part of the row may be missing. */
export type Answer = {
  row: { id?: unknown; code?: unknown; message?: unknown; hint?: unknown };
  /** To wait before another try; 0 when that is not said. */
  seconds: number;
};

/** The backend's refusal. */
export class Refusal extends Error {
  readonly row: Answer['row'];
  readonly seconds: number;

  constructor({ row, seconds }: Answer) {
    super(typeof row.message === 'string' ? row.message : '');
    this.row = row;
    this.seconds = seconds;
  }
}
