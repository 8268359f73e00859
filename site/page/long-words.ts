import type { CSSProperties } from 'react';

/**
 * The number of letters of the longest word as `--letters`, if it has more than `limit`. With it, styles
 * make a text smaller, so that the word fits a phone.
 */
export function measureLongWord(text: string, limit: number): CSSProperties | undefined {
  const letters = Math.max(...text.split(/[\s-]/).map((word) => word.length));
  return letters > limit ? ({ '--letters': letters } as CSSProperties) : undefined;
}
