import { wcagContrast } from 'culori';
import type * as z from 'zod';
import { choice, colour, section } from './content-fields.ts';

/** The colours of the pages. */
export const theme = section('Colours', {
  preset: choice('Colours', { lagoon: 'Lagoon', dusk: 'Dusk', garden: 'Garden' }).optional(),
  accent: colour('Your own accent colour', 'For links, buttons and small titles').optional(),
});

export type Theme = z.infer<typeof theme>;

/** The backgrounds of text, as in ui/tokens.css. */
const BACKGROUNDS = ['#fbf7ec', '#fffdf7', '#f4edde'];

/** WCAG 2.2, 1.4.3, level AA. */
const MIN_CONTRAST = 4.5;

/** Whether text in the accent colour is readable on every background. */
export function hasReadableAccent({ accent }: Theme): boolean {
  if (!accent) return true;
  return BACKGROUNDS.every((background) => wcagContrast(accent, background) >= MIN_CONTRAST);
}
