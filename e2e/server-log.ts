import type { Request } from '@playwright/test';

// Shorter texts occur in any log by chance, and the ignored ones are the product's own.
const MIN_LENGTH = 5;
const IGNORED_TEXTS = new Set([
  ...['attending', 'not-attending', 'wedding', 'welcome_party', 'select'],
  ...['invitation', 'reminder', 'announcement', 'caterer', 'planner', 'choice', 'number'],
  // Kinds of sections and of answers, and directions of transfers: 'dress' is in 'address'.
  ...[
    'words',
    'story',
    'people',
    'cards',
    'dress',
    'video',
    'livestream',
    'choices',
    'phone',
    'date-time',
  ],
  ...['arrival', 'departure', 'public'],
  // A passkey's kind and way to the browser; the folder `server/platform` and `node:internal` are in every stack.
  ...['platform', 'internal'],
  // Of every test, as a browser and as a mail server.
  '127.0.0.1',
]);
const IP_ADDRESS = /\b(?!127\.0\.0\.1\b)\d{1,3}(?:\.\d{1,3}){3}\b/;

const sentTexts = new Set<string>();

/** Records every text in the body of a request, so that a log can be searched for it later. */
export function recordSentTexts(request: Request): void {
  const body = request.method() === 'GET' ? null : request.postData();
  if (!body) return;
  try {
    recordTexts(JSON.parse(body));
  } catch {
    recordTexts(body);
  }
}

/** Records every text in a value, however deep. */
export function recordTexts(value: unknown): void {
  if (typeof value === 'string') {
    if (value.length >= MIN_LENGTH && !IGNORED_TEXTS.has(value)) sentTexts.add(value);
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(recordTexts);
  }
}

/** Finds log lines that contain personal data or that are not JSON. */
export function findLogProblems(log: string): string[] {
  const leaked = [...sentTexts].filter((text) => log.includes(JSON.stringify(text).slice(1, -1)));
  const lines = log.split('\n').filter(Boolean);
  return [
    ...leaked.map((text) => `text that was sent to the server: ${text}`),
    ...lines.filter((line) => !isLogLine(line)).map((line) => `not a log line: ${line}`),
    ...lines.filter(hasUnexpectedAddress).map((line) => `an IP address: ${line}`),
  ];
}

/** Only a failed sign-in is logged with its address. */
function hasUnexpectedAddress(line: string): boolean {
  return IP_ADDRESS.test(line) && !line.endsWith('"msg":"sign-in failed"}');
}

function isLogLine(line: string): boolean {
  try {
    const { level, time, msg } = JSON.parse(line);
    return [level, time].every(Number.isInteger) && typeof msg === 'string';
  } catch {
    return false;
  }
}
