/** Whether the wedding is on: `findWeekend` has the two instants, and an element has them as attributes. */
export function isWeekend(
  { from, until }: { from?: string; until?: string },
  now = Date.now(),
): boolean {
  return Number(from) <= now && now < Number(until);
}
