const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const PAUSES = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE);
const TWO_DAYS = 48 * HOUR;

/**
 * When a letter that was tried so often is tried again; null when it is given up. The days in which
 * the server stood still do not count for it: every letter gets its tries.
 */
export function nextTry(
  { attempts, created_at }: { attempts: number; created_at: string },
  now: Date,
): Date | null {
  const pause = PAUSES[attempts - 1] ?? PAUSES.at(-1) ?? HOUR;
  const next = new Date(now.getTime() + pause);
  const isOld = next.getTime() - Date.parse(created_at) > TWO_DAYS;
  return isOld && attempts >= PAUSES.length ? null : next;
}
