import { expect, it } from 'vitest';
import { english as content } from '../../content/localized.ts';
import type { WeddingMap } from '../../domain/wedding/wedding.ts';
import { createPanels, createRoutes, ROUTE_STYLES } from './routes.ts';

const DEMO_MAP = content.travel.map as WeddingMap;

function mapWithRoutes(...indexes: number[]): WeddingMap {
  return { ...DEMO_MAP, routes: DEMO_MAP.routes.filter((_, index) => indexes.includes(index)) };
}

it('throws for a route that it cannot draw', () => {
  const map = structuredClone(DEMO_MAP);
  Object.assign(map.routes[0] ?? {}, { to: 'burano' });
  expect(() => createRoutes(map)).toThrow('no route from airport to burano');
});

it('routes differ by their line, not only by their colour', () => {
  const dashes = createRoutes(DEMO_MAP).map((route) => route.dashes.join(' '));
  expect(dashes).toHaveLength(DEMO_MAP.routes.length + 1);
  expect(new Set(dashes).size).toBe(dashes.length);
});

it('an aeroplane lands only where a route begins at the airport', () => {
  const short = mapWithRoutes(2, 3);
  expect(createRoutes(short).map(({ color }) => color)).not.toContain('gilt');
  expect(createPanels(short, 'wide').flatMap(({ routes }) => routes)).toEqual([0, 1]);
  const long = mapWithRoutes(1);
  expect(createRoutes(long).at(-1)?.color).toBe('gilt');
  expect(createPanels(long, 'wide').map(({ routes }) => routes)).toEqual([[0, 1], [0]]);
});

it('nothing moves by itself for longer than five seconds', () => {
  for (const { seconds } of createRoutes(DEMO_MAP)) expect(seconds).toBeLessThanOrEqual(4.6);
});

it.each(['tall', 'wide'] as const)('the %s map names each route once, inside its part', (name) => {
  const panels = createPanels(DEMO_MAP, name);
  for (const index of DEMO_MAP.routes.keys()) {
    const labels = panels.flatMap(({ height, labels, width, x, y }) => {
      const label = labels[index];
      return label ? [{ ...label, x: (label.x - x) / width, y: (label.y - y) / height }] : [];
    });
    expect(labels).toHaveLength(1);
    for (const at of [labels[0]?.x, labels[0]?.y]) {
      expect(at).toBeGreaterThan(0.05);
      expect(at).toBeLessThan(0.95);
    }
  }
});

it.each(['tall', 'wide'] as const)(
  'the %s map shows the end of each route in the basin',
  (name) => {
    const basin = createPanels(DEMO_MAP, name)[1];
    const [left = 0, top = 0, width = 0, height = 0] = basin?.viewBox.split(' ').map(Number) ?? [];
    expect(width / height).toBeCloseTo((basin?.width ?? 0) / (basin?.height ?? 0), 3);
    for (const { line } of createRoutes(DEMO_MAP).slice(0, DEMO_MAP.routes.length)) {
      const [x = 0, y = 0] =
        line
          .match(/[-\d.]+ [-\d.]+$/)?.[0]
          .split(' ')
          .map(Number) ?? [];
      expect(x > left && x < left + width, line).toBe(true);
      expect(y > top && y < top + height, line).toBe(true);
    }
  },
);

it('every animation of the routes is paused until the map is in view, and absent from paper', () => {
  const [, screen = '', rest = ''] = ROUTE_STYLES.match(/@media screen\{(.*?\})\}(.*)/) ?? [];
  const animations = screen.split(/animation:|,(?=route)/).slice(1);
  expect(animations).toHaveLength(6);
  for (const animation of animations) expect(animation).toMatch(/ var\(--motion\)|^none/);
  expect(rest).not.toContain('animation:');
  expect(ROUTE_STYLES.slice(0, ROUTE_STYLES.indexOf(screen))).not.toContain('animation:');
  expect(ROUTE_STYLES).toContain('[data-status]{--sail');
  expect(ROUTE_STYLES.match(/--motion:(\w+)/g)).toEqual(['--motion:paused', '--motion:running']);
});

it('nothing in the styles of the routes is changed by HTML', () => {
  expect(ROUTE_STYLES).not.toMatch(/[<>&"']/);
});
