import type * as z from 'zod';
import { choice, colour, designName, section } from './content-fields.ts';

/** Absent for Laguna, which alone has palettes, an accent of the couple's own and a drawing in its corners. */
const ONLY_LAGUNA = { key: 'design', value: undefined, isUnusedOtherwise: true };
export const ONLY_IN_LAGUNA = { ...ONLY_LAGUNA, key: 'theme.design' };

/** The design of the pages, and its colours. */
export const theme = section('colours', {
  design: designName().optional(),
  preset: choice('palette', ['lagoon', 'dusk', 'garden'], { onlyWith: ONLY_LAGUNA }).optional(),
  accent: colour('accent', { onlyWith: ONLY_LAGUNA }).optional(),
});

export type Theme = z.infer<typeof theme>;

type Palette = Record<`--${string}`, string>;

/** The colours that each preset changes. Those of `lagoon` are in ui/tokens.css. */
export const PALETTES: Record<NonNullable<Theme['preset']>, Palette> = {
  lagoon: {},
  dusk: {
    '--paper': '#faf5f1',
    '--paper-light': '#fffcfa',
    '--paper-deep': '#f3e9e4',
    '--wash': '#ebe4eb',
    '--ink': '#322c3e',
    '--ink-soft': '#5a5266',
    '--accent': '#6b5a8e',
    '--accent-deep': '#54447a',
    '--accent-pale': '#cfc3dd',
    '--second': '#c27488',
    '--second-deep': '#8f3d57',
    '--gilt': '#94704e',
    '--gilt-deep': '#79553a',
  },
  garden: {
    '--paper': '#f9f8ee',
    '--paper-light': '#fefef8',
    '--paper-deep': '#efefdf',
    '--wash': '#e7ecdc',
    '--ink': '#2e3a30',
    '--ink-soft': '#535f53',
    '--accent': '#4f7456',
    '--accent-deep': '#3b5f44',
    '--accent-pale': '#bfd3b4',
    '--second': '#c98674',
    '--second-deep': '#91473a',
    '--gilt': '#85703a',
    '--gilt-deep': '#6a5926',
  },
};

/** The backgrounds of text in ui/tokens.css. */
const LAGOON_BACKGROUNDS: Palette = {
  '--paper': '#fbf7ec',
  '--paper-light': '#fffdf7',
  '--paper-deep': '#f4edde',
};

/** WCAG 2.2, 1.4.3, level AA. */
export const MIN_CONTRAST = 4.5;

/** Whether text in the accent colour is readable on every background. */
export function hasReadableAccent({ accent, design, preset = 'lagoon' }: Theme): boolean {
  if (!accent || design) return true;
  const palette: Palette = PALETTES[preset];
  return Object.entries(LAGOON_BACKGROUNDS).every(([name, color]) => {
    const background = palette[name as keyof Palette] ?? color;
    return computeContrast(accent, background) >= MIN_CONTRAST;
  });
}

/** The contrast of two colours such as `#98452c`, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(computeLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The style rule that gives a page its colours; empty for those of the design. */
export function createThemeRule({ accent, design, preset = 'lagoon' }: Theme): string {
  if (design) return '';
  const colors: Palette = {
    ...PALETTES[preset],
    ...(accent && {
      '--accent': accent,
      '--accent-deep': accent,
      '--accent-pale': `color-mix(in srgb, ${accent} 35%, var(--paper))`,
      // Paler than in the presets: the accent is readable on the papers, and must be on its wash.
      '--wash': `color-mix(in srgb, ${accent} 5%, var(--paper))`,
    }),
  };
  const declarations = Object.entries(colors).map(([name, color]) => `${name}:${color}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}
