import { mayBeSameName } from './nicknames.ts';
import { foldText } from './search-text.ts';

const TITLES = new Set(
  `mr mrs ms miss mx dr prof sir lady sig sigra signor signora signorina dott dottssa herr frau
  m mme mlle monsieur madame mademoiselle sr sra srta
  family famiglia familie famille familia the and`.split(/\s+/),
);

/** The words of a name as they are compared: folded, without titles. */
export function nameWords(name: string): string[] {
  const words = foldText(name)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !TITLES.has(word));
}

/** A full name whatever the order of its words; null when it is less than a full name. */
export function nameKey(name: string): string | null {
  const words = nameWords(name);
  return words.length < 2 ? null : words.sort().join(' ');
}

/** The names in 'Anna Rossi & Marco Bianchi'; one name is itself. */
export function namesIn(text: string): string[] {
  return text.split(/\s*[&+/]\s*|\s+(?:and|und|et)\s+/i).filter((name) => name.trim() !== '');
}

/**
 * How well two names, given as words, may be one person's, from 0 to 1. It is forgiving: of
 * nicknames, of slips of the pen, of middle names and of initials. Its word is a suggestion.
 */
export function nameSimilarity(a: readonly string[], b: readonly string[]): number {
  const [shorter, longer] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  if (shorter.length === 0) return 0;
  const length = longer.length;
  let sum = 0;
  for (const word of shorter) {
    const likes = longer.map((other) => wordLikeness(word, other));
    const best = Math.max(...likes);
    if (best === 0) return 0;
    longer.splice(likes.indexOf(best), 1);
    sum += best;
  }
  // One word of two is a family's name, and families are large.
  return shorter.length === 1 && length > 1 ? 0.2 * sum : sum / length;
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (mayBeSameName(a, b)) return 0.85;
  if (isOneSlip(a, b)) return 0.8;
  const [initial, word] = a.length === 1 ? [a, b] : [b, a];
  return initial.length === 1 && word.startsWith(initial) ? 0.6 : 0;
}

/** Whether one letter was left out, put in, changed, or changed places with the next. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === [...restB].reverse().join('');
}
