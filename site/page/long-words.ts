import type { CSSProperties } from 'react';

/**
 * The number of letters of the longest word as `--letters`, if it has more than `limit`. With it, styles
 * make a text smaller, so that the word fits a phone.
 */
export function measureLongWord(text: string, limit: number): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return letters > limit ? ({ '--letters': letters } as CSSProperties) : undefined;
}

export type NamesLength = 'short' | 'long' | 'longest';

/**
 * The class of length of the couple's names, for styles that keep the picture below them in the first view.
 * Undefined for names such as 'Portia' and 'Bassanio'. Short ones fit a line of a phone.
 */
export function classifyNames(names: readonly string[]): NamesLength | undefined {
  const lengths = names.map((name) => [...name].length);
  if (lengths.reduce((sum, length) => sum + length, 0) <= 6) return 'short';
  const longest = Math.max(...lengths);
  if (longest > 24) return 'longest';
  return longest > 12 ? 'long' : undefined;
}
