import { readFileSync } from 'node:fs';
import { formatHex, interpolate } from 'culori';
import { parseTokens, TOKENS_FILE } from '../colors.ts';

// An SVG in an <img> cannot read the page's custom properties, so the map is drawn in their values.
const tokens = parseTokens(readFileSync(TOKENS_FILE, 'utf8'));
/** publish/colors.ts rejects missing and invalid colours before the map is drawn. */
const token = (name: string): string => formatHex(tokens.get(name) ?? '') ?? '#000';
const mix = (ground: string, color: string, amount: number): string =>
  formatHex(interpolate([ground, color])(amount));

export const INK = token('--ink');
export const PAPER = token('--paper');
export const LAGOON = token('--lagoon');
export const LAGOON_DEEP = token('--lagoon-deep');
export const GILT = token('--gilt');
export const GILT_DEEP = token('--gilt-deep');
export const ROSE = token('--rose-deep');
export const LAND = mix(PAPER, GILT, 0.06);
export const WATER = mix(PAPER, token('--lagoon-pale'), 0.23);
