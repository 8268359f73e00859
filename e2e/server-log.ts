import type { Request } from '@playwright/test';

// Shorter words stand in any log by chance, and these are no guest's.
const SHORTEST = 5;
const OURS = new Set(['attending', 'not-attending', 'select']);
const ADDRESS = /\b(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}\b/;

const typed = new Set<string>();

/** Remembers every text that a page sends to its server. */
export function rememberTyped(request: Request): void {
  const body = request.method() === 'GET' ? null : request.postData();
  if (!body) return;
  try {
    remember(JSON.parse(body));
  } catch {
    remember(body);
  }
}

export function remember(value: unknown): void {
  if (typeof value === 'string') {
    if (value.length >= SHORTEST && !OURS.has(value)) typed.add(value);
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
}

/** What is wrong with a server's log: a line that is none, or a word that somebody typed. */
export function faultsInLog(log: string): string[] {
  const said = [...typed].filter((text) => log.includes(JSON.stringify(text).slice(1, -1)));
  const lines = log.split('\n').filter(Boolean);
  return [
    ...said.map((text) => `somebody’s word: ${text}`),
    ...lines.filter((line) => !isLogLine(line)).map((line) => `no line of the log: ${line}`),
    ...lines.filter((line) => ADDRESS.test(line)).map((line) => `an address: ${line}`),
  ];
}

function isLogLine(line: string): boolean {
  try {
    const { level, time, msg } = JSON.parse(line);
    return [level, time].every(Number.isInteger) && typeof msg === 'string';
  } catch {
    return false;
  }
}
