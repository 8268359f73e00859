import { readFileSync } from 'node:fs';
import { TOKENS, tokensIn } from '../color-tokens.ts';

const tokens = tokensIn(readFileSync(TOKENS, 'utf8'));
/** The site's own: a picture knows no style sheet. One that is missing, build/color-faults.ts has told. */
const own = (name: string): string => tokens.get(name) ?? '';

export const INK = own('--ink');
export const PAPER = own('--paper');
export const LAND = '#f7efdd';
export const WATER = '#e6efe9';
export const LAGOON = own('--lagoon');
export const LAGOON_DEEP = own('--lagoon-deep');
export const GILT = own('--gilt');
export const GILT_DEEP = own('--gilt-deep');
export const ROSE = own('--rose-deep');
