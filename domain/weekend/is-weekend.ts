/** Whether it is between the instants of `findWeekend`, as attributes of an element. */
export function isWeekend(
  { from, until }: { from?: string; until?: string },
  now = Date.now(),
): boolean {
  return Number(from) <= now && now < Number(until);
}
