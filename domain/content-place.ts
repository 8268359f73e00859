/** Where in the content something stands, as `celebrate.events.0.date`. */
export function contentPlace(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'the content';
}
