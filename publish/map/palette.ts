import { readFileSync } from 'node:fs';
import { createThemeRule, type Theme } from '../../domain/wedding/theme.ts';
import { parseTokens, TOKENS_FILE } from '../colors.ts';

export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const LAGOON = 'var(--lagoon)';
export const LAGOON_DEEP = 'var(--lagoon-deep)';
export const GILT = 'var(--gilt)';
export const GILT_DEEP = 'var(--gilt-deep)';
export const ROSE = 'var(--rose-deep)';
/** The background of the section around the map, which therefore has no visible edge. */
export const WATER = 'var(--lagoon-wash)';
export const LAND = 'var(--land)';
export const GARDEN = 'var(--garden)';
export const SAIL = 'var(--sail)';

const TOKENS = parseTokens(readFileSync(TOKENS_FILE, 'utf8'));
const USED = /^--(ink|paper|lagoon|lagoon-deep|lagoon-pale|lagoon-wash|gilt|gilt-deep|rose-deep)$/;
const MIXED = [
  '--land:color-mix(in srgb,var(--gilt) 6%,var(--paper))',
  '--garden:color-mix(in srgb,var(--lagoon-pale) 45%,var(--paper))',
  '--sail:color-mix(in srgb,var(--gilt) 24%,var(--paper))',
];

/** The colours of a wedding as a style rule: an SVG in an <img> cannot read the page's own. */
export function createPaletteRule(theme: Theme): string {
  const used = [...TOKENS]
    .filter(([name]) => USED.test(name))
    .map(([name, color]) => `${name}:${color}`);
  return `:root{${[...used, ...MIXED].join(';')}}${createThemeRule(theme)}`;
}
