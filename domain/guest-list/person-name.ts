import { shareNickname } from './nicknames.ts';
import { normalizeText } from './search-text.ts';

const TITLES = new Set(
  `mr mrs ms miss mx dr prof sir lady sig sigra signor signora signorina dott dottssa herr frau
  m mme mlle monsieur madame mademoiselle sr sra srta
  family famiglia familie famille familia the and`.split(/\s+/),
);

/** The normalized words of a name, without titles. */
export function splitName(name: string): string[] {
  const words = normalizeText(name)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !TITLES.has(word));
}

/** The same for a full name in any order of its words; null for a name of one word. */
export function toNameKey(name: string): string | null {
  const words = splitName(name);
  return words.length < 2 ? null : words.sort().join(' ');
}

// 'von und zu' is part of a last name.
const AND = /\s*[&+/]\s*|\s+(?:and|und(?!\s+zu\b)|u\.|et)\s+/i;
const ITALIAN_OR_SPANISH_AND = /\s+(?:e|ed|y)\s+/;

/** Splits 'Anna Rossi & Marco Bianchi' or 'Anna e Marco' into two names. */
export function splitNames(text: string): string[] {
  return text
    .split(AND)
    .flatMap(splitItalianOrSpanish)
    .filter((name) => name.trim() !== '');
}

/** Last names such as 'Ortega y Gasset' contain the word too: after a first name, or before a comma. */
function splitItalianOrSpanish(text: string): string[] {
  const [first = '', second, ...more] = text.trim().split(ITALIAN_OR_SPANISH_AND);
  if (second === undefined || more.length > 0 || second.includes(',')) return [text];
  const isFirstName = !/\s/.test(first) || first.includes(',');
  return isFirstName || /\s/.test(second) ? [first, second] : [text];
}

/**
 * How likely two names, given as words, belong to the same person, from 0 to 1. Allows nicknames,
 * typos, middle names and initials, so the result is only good enough for a suggestion.
 */
export function compareNames(a: readonly string[], b: readonly string[]): number {
  const [shorter, longer] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  if (shorter.length === 0) return 0;
  const length = longer.length;
  let sum = 0;
  for (const word of shorter) {
    const scores = longer.map((other) => compareWords(word, other));
    const best = Math.max(...scores);
    if (best === 0) return 0;
    longer.splice(scores.indexOf(best), 1);
    sum += best;
  }
  // One word of two is often the last name, and many relatives share it.
  return shorter.length === 1 && length > 1 ? 0.2 * sum : sum / length;
}

function compareWords(a: string, b: string): number {
  if (a === b) return 1;
  if (shareNickname(a, b)) return 0.85;
  if (isTypo(a, b)) return 0.8;
  const [initial, word] = a.length === 1 ? [a, b] : [b, a];
  return initial.length === 1 && word.startsWith(initial) ? 0.6 : 0;
}

/** Whether one letter is missing, added, different or swapped with the next one. */
function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(a.length, b.length) - start;
  while (end < maxEnd && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === [...restB].reverse().join('');
}
