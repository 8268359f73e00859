/** A warning is worth knowing and lets the site work; a fault keeps it, or its guests, from what they need. */
export type Level = 'well' | 'warning' | 'fault';

/** What one look found, in a person's words; `mend` is what to do about it. */
export type CheckResult = { level: Level; says: string; mend?: string };

export const well = (says: string): CheckResult => ({ level: 'well', says });
export const warning = (says: string, mend?: string): CheckResult => found('warning', says, mend);
export const fault = (says: string, mend?: string): CheckResult => found('fault', says, mend);

function found(level: Level, says: string, mend: string | undefined): CheckResult {
  return mend === undefined ? { level, says } : { level, says, mend };
}

/** What must not wait, and what to run against it. */
export type Alarm = { title: string; says: string; list: string[]; how: string; sql: string };

/** All that was found out about one thing. */
export type CheckSection = { title: string; results: CheckResult[]; alarm?: Alarm };
