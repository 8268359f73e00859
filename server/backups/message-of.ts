/** What went wrong with a copy, in the words of what threw it. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
