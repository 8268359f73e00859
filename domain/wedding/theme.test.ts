import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interpolate, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findColorIssues } from '../../publish/colors.ts';
import { computeContrast, createThemeRule, hasReadableAccent, PALETTES } from './theme.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '..', '..', 'ui', 'tokens.css'), 'utf8');

it('rejects an accent that is hard to read on one of the papers', () => {
  expect(hasReadableAccent({ accent: '#8a8a8a' })).toBe(false);
  expect(hasReadableAccent({ accent: '#757570', preset: 'dusk' })).toBe(false);
  expect(hasReadableAccent({ accent: '#6b3f5e' })).toBe(true);
});

it.each(Object.keys(PALETTES) as (keyof typeof PALETTES)[])(
  'the texts of the preset %s are readable on all its papers',
  (preset) => {
    const css = [TOKENS, createThemeRule({ preset })].join('\n');
    expect(findColorIssues(css)).toEqual([]);
  },
);

it('the default colours need no rule', () => {
  expect(createThemeRule({})).toBe('');
  expect(createThemeRule({ preset: 'lagoon' })).toBe('');
});

it('an accent replaces the colours of links, buttons and the pale band only', () => {
  expect(createThemeRule({ accent: '#6b3f5e' })).toBe(
    ':root{--accent:#6b3f5e;--accent-deep:#6b3f5e;--accent-pale:color-mix(in srgb, #6b3f5e 35%, var(--paper));--wash:color-mix(in srgb, #6b3f5e 5%, var(--paper))}',
  );
});

it('an accent that is barely readable on the papers is readable on its pale band', () => {
  const accent = '#985e00';
  expect(hasReadableAccent({ accent })).toBe(true);
  const [, percent] =
    /--wash:color-mix\(in srgb, #985e00 (\d+)%/.exec(createThemeRule({ accent })) ?? [];
  const [, paper = ''] = /--paper: (#\w+)/.exec(TOKENS) ?? [];
  const wash = interpolate([paper, accent], 'rgb')(Number(percent) / 100);
  expect(wcagContrast(accent, wash)).toBeGreaterThanOrEqual(4.5);
});

it('the contrast of any two colours is the one that culori computes', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(computeContrast(one, other)).toBeCloseTo(wcagContrast(one, other), 10);
    }),
  );
});
