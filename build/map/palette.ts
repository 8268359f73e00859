import { readFileSync } from 'node:fs';
import { formatHex, interpolate } from 'culori';
import { TOKENS, tokensIn } from '../colors.ts';

const tokens = tokensIn(readFileSync(TOKENS, 'utf8'));
/** The site's own: a picture knows no style sheet. What is missing or no colour build/colors.ts refuses. */
const own = (name: string): string => formatHex(tokens.get(name) ?? '') ?? '#000';
const washed = (ground: string, color: string, part: number): string =>
  formatHex(interpolate([ground, color])(part));

export const INK = own('--ink');
export const PAPER = own('--paper');
export const LAGOON = own('--lagoon');
export const LAGOON_DEEP = own('--lagoon-deep');
export const GILT = own('--gilt');
export const GILT_DEEP = own('--gilt-deep');
export const ROSE = own('--rose-deep');
export const LAND = washed(PAPER, GILT, 0.06);
export const WATER = washed(PAPER, own('--lagoon-pale'), 0.23);
