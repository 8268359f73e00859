import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { DESIGN_NAMES } from '../../designs/designs.ts';
import { MIN_CONTRAST } from '../../domain/wedding/theme.ts';
import { readEmailLook } from './email-look.ts';

it.each(DESIGN_NAMES)('the emails in the design %s are readable in both modes', (design) => {
  const { light, dark } = readEmailLook({ design }).colours;
  for (const colours of [light, dark]) {
    for (const text of ['ink', 'soft', 'accent', 'second', 'gilt'] as const) {
      expect(wcagContrast(colours[text], colours.card), text).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
    expect(wcagContrast(colours.soft, colours.page)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

it('each design has colours of its own', () => {
  const cards = DESIGN_NAMES.map((design) => JSON.stringify(readEmailLook({ design })));
  expect(new Set(cards).size).toBe(DESIGN_NAMES.length);
});
