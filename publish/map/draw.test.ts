import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../build/paths.ts';
import { english as content } from '../../content/localized.ts';
import { PALETTES, type Theme } from '../../domain/wedding/theme.ts';
import type { WeddingMap } from '../../domain/wedding/wedding.ts';
import { parseTokens, TOKENS_FILE } from '../colors.ts';
import { drawMap } from './draw.ts';
import { PLACES } from './geography.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { renderMapFontRules } from './map.ts';
import { createPaletteRule } from './palette.ts';
import { isVisible, project } from './viewport.ts';

const DEMO_MAP = content.travel.map as WeddingMap;
const NAMES = Object.keys(LAYOUTS) as LayoutName[];

function mapAfter(change: (map: WeddingMap) => void): WeddingMap {
  const map = structuredClone(DEMO_MAP);
  change(map);
  return map;
}

/** The lines of text in the drawing. */
function textLines(svg: string): string[] {
  return [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, words]) => words ?? '');
}

describe.each(NAMES)('the %s map', (name) => {
  it('escapes the special characters of XML in names', () => {
    const map = mapAfter(({ names, title }) => {
      names.lido = '<script>alert("&")</script>';
      title[0] = 'Taxi & <b>boat</b>';
    });
    const svg = drawMap(map, name, '');
    expect(svg).not.toMatch(/<script|<b>|& /);
    expect(textLines(svg)).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(textLines(svg)).toContain('Taxi &amp; &lt;b&gt;boat&lt;/b&gt;');
  });

  it('contains no colour of its own, only names of the wedding’s colours', () => {
    const svg = drawMap(DEMO_MAP, name, '').replaceAll(/stop-color="#fff"/g, '');
    expect(svg).not.toMatch(/(?:fill|stroke)="(?!none|url\(#|var\(--)/);
    const names = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, used]) => used));
    expect(names.size).toBeGreaterThan(8);
    for (const used of names) expect(createPaletteRule({})).toContain(`${used}:`);
  });

  it('does not label a place without a name', () => {
    const map = mapAfter(({ names }) => delete names.murano);
    expect(textLines(drawMap(map, name, ''))).not.toContain('Murano');
  });

  it('shows every name of the content', () => {
    const { names, title } = DEMO_MAP;
    const lines = textLines(drawMap(DEMO_MAP, name, ''));
    for (const text of [...title, ...Object.values(names)]) expect(lines).toContain(text);
  });

  it('places every label inside its panel', () => {
    for (const panel of [LAYOUTS[name].lagoon, LAYOUTS[name].basin]) {
      for (const [place, { at }] of Object.entries(panel.labels)) {
        expect(isVisible(panel.viewport, [at, at]), place).toBe(true);
      }
    }
  });

  it('loads no other file', async () => {
    const svg = drawMap(DEMO_MAP, name, await renderMapFontRules(DEMO_MAP, PATHS.cache));
    const addresses = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(#|data:font\/woff2;)/.test(address ?? ''))).toEqual(
      [],
    );
  });
});

it('the map has north at the top and the same scale in both directions', () => {
  const { viewport } = LAYOUTS.wide.lagoon;
  const [x, y] = project(viewport, PLACES['st-marks']);
  const [airportX, airportY] = project(viewport, PLACES.airport);
  expect(airportY).toBeLessThan(y);
  // The landing stage at St. Mark's is 7.5 kilometres from the airport's docks in a straight line.
  expect(Math.hypot(airportX - x, airportY - y) / viewport.scale).toBeCloseTo(7.5, 1);
});

describe('the colours of the map', () => {
  const readColor = (name: string, theme: Theme) => {
    const values = [...createPaletteRule(theme).matchAll(/(--[\w-]+):([^;}]+)/g)];
    return values.findLast(([, key]) => key === name)?.[2];
  };

  it('are those of ui/tokens.css when the wedding chooses none', () => {
    const tokens = parseTokens(readFileSync(TOKENS_FILE, 'utf8'));
    for (const name of ['--ink', '--paper', '--lagoon-wash', '--rose-deep'])
      expect(readColor(name, {})).toBe(tokens.get(name));
  });

  it('follow the preset of the wedding', () => {
    for (const preset of ['dusk', 'garden'] as const)
      for (const [name, color] of Object.entries(PALETTES[preset]))
        expect(readColor(name, { preset })).toBe(color);
  });

  it('follow the accent of the wedding', () => {
    expect(readColor('--lagoon-deep', { accent: '#7a2048' })).toBe('#7a2048');
    expect(readColor('--lagoon-wash', { accent: '#7a2048' })).toContain('#7a2048');
  });
});
