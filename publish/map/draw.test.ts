import { describe, expect, it } from 'vitest';
import { PATHS } from '../../build/paths.ts';
import { english as content } from '../../content/localized.ts';
import type { WeddingMap } from '../../domain/wedding.ts';
import { drawMap } from './draw.ts';
import { PLACES } from './geography.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { mapFontRules } from './map.ts';
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
    const map = mapAfter(({ names, routes }) => {
      names.lido = '<script>alert("&")</script>';
      Object.assign(routes[0] ?? {}, { by: 'Taxi & <b>boat</b>' });
    });
    const svg = drawMap(map, name, '');
    expect(svg).not.toMatch(/<script|<b>|& /);
    expect(textLines(svg)).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(textLines(svg)).toContain('Taxi &amp; &lt;b&gt;boat&lt;/b&gt;');
  });

  it('throws for a route that it cannot draw', () => {
    const map = mapAfter(({ routes }) => Object.assign(routes[0] ?? {}, { to: 'burano' }));
    expect(() => drawMap(map, name, '')).toThrow('no route from airport to burano');
  });

  it('does not label a place without a name', () => {
    const map = mapAfter(({ names }) => delete names.murano);
    expect(textLines(drawMap(map, name, ''))).not.toContain('Murano');
  });

  it('shows every name, every route and its travel time from the content', () => {
    const { names, routes, title } = DEMO_MAP;
    const lines = textLines(drawMap(DEMO_MAP, name, ''));
    for (const text of [...title, ...Object.values(names)]) expect(lines).toContain(text);
    for (const { by, detail } of routes) {
      expect(lines[lines.indexOf(by) + 1], by).toBe(detail);
    }
  });

  it('places every label inside its panel', () => {
    for (const panel of [LAYOUTS[name].lagoon, LAYOUTS[name].basin]) {
      for (const [place, { at }] of Object.entries(panel.labels)) {
        expect(isVisible(panel.viewport, [at, at]), place).toBe(true);
      }
    }
  });

  it('loads no other file', async () => {
    const svg = drawMap(DEMO_MAP, name, await mapFontRules(DEMO_MAP, PATHS.cache));
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
