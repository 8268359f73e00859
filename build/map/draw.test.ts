import { describe, expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingMap } from '../../domain/wedding.ts';
import { drawMap } from './draw.ts';
import { PLACES } from './geography.ts';
import { LAYOUTS, type LayoutName } from './layouts.ts';
import { mapFonts } from './plugin.ts';
import { isSeen, project } from './viewport.ts';

const NAMES = Object.keys(LAYOUTS) as LayoutName[];

function mapAfter(change: (map: WeddingMap) => void): WeddingMap {
  const map = structuredClone<WeddingMap>(content.travel.map);
  change(map);
  return map;
}

/** The words of the drawing, a line each. */
function errorMessage(svg: string): string[] {
  return [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, words]) => words ?? '');
}

describe.each(NAMES)('the %s chart', (name) => {
  it('writes no mark of XML as it stands in a name', () => {
    const map = mapAfter(({ names, routes }) => {
      names.lido = '<script>alert("&")</script>';
      Object.assign(routes[0] ?? {}, { by: 'Taxi & <b>boat</b>' });
    });
    const svg = drawMap(map, name, '');
    expect(svg).not.toMatch(/<script|<b>|& /);
    expect(errorMessage(svg)).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(errorMessage(svg)).toContain('Taxi &amp; &lt;b&gt;boat&lt;/b&gt;');
  });

  it('refuses a way that nobody has drawn', () => {
    const map = mapAfter(({ routes }) => Object.assign(routes[0] ?? {}, { to: 'burano' }));
    expect(() => drawMap(map, name, '')).toThrow('no way from airport to burano');
  });

  it('leaves a place without a name unwritten', () => {
    const map = mapAfter(({ names }) => delete names.murano);
    expect(errorMessage(drawMap(map, name, ''))).not.toContain('Murano');
  });

  it('says every name, every way and its minutes, as the content does', () => {
    const { names, routes, title } = content.travel.map;
    const written = errorMessage(drawMap(content.travel.map, name, ''));
    for (const words of [...title, ...Object.values(names)]) expect(written).toContain(words);
    for (const { by, detail } of routes) {
      expect(written[written.indexOf(by) + 1], by).toBe(detail);
    }
  });

  it('has every name and place within its sheet', () => {
    for (const part of [LAYOUTS[name].lagoon, LAYOUTS[name].basin]) {
      for (const [place, { at }] of Object.entries(part.names)) {
        expect(isSeen(part.sheet, [at, at]), place).toBe(true);
      }
    }
  });

  it('asks for nothing outside itself', async () => {
    const svg = drawMap(content.travel.map, name, await mapFonts(content.travel.map));
    const addresses = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !/^(#|data:font\/woff2;)/.test(address ?? ''))).toEqual(
      [],
    );
  });
});

it('north is up, and a kilometre is as long either way', () => {
  const { sheet } = LAYOUTS.wide.lagoon;
  const [x, y] = project(sheet, PLACES['st-marks']);
  const [airportX, airportY] = project(sheet, PLACES.airport);
  expect(airportY).toBeLessThan(y);
  // From the landing stage at St. Mark's to the docks it is 7.5 kilometres as the gull flies.
  expect(Math.hypot(airportX - x, airportY - y) / sheet.scale).toBeCloseTo(7.5, 1);
});
