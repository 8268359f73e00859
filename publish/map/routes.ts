import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoute, type MapRoute } from '../../domain/wedding/map.ts';
import type { WeddingMap } from '../../domain/wedding/wedding.ts';
import type { MapPanel, RouteDrawing, RouteLabel } from '../../site/edition.tsx';
import { type Point, ROUTES } from './geography.ts';
import { LAYOUTS, type LayoutName, type Panel } from './layouts.ts';
import { drawCurvedPath, project, type Viewport } from './viewport.ts';

/** The page draws the routes over the map in units of ten metres from this place. */
const WORLD: Viewport = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  center: [12.34, 45.43],
  scale: 100,
};

export const ROUTE_STYLES = readFileSync(join(import.meta.dirname, 'routes.css'), 'utf8')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};,]) ?/g, '$1')
  .replaceAll(/: (?=[^{}]*[;}])/g, ':')
  .replaceAll('"', '')
  .trim();

/** Seen from above, with the bow at 0 0 and the stern to the left. */
const LAUNCH = 'M-27-3.5h17c5 0 9 2 10 3.5-1 1.5-5 3.5-10 3.5h-17zM-22-1.8h8v3.6h-8z';
const WATER_BUS = 'M-34-4.5h25c5 0 8 2.5 9 4.5-1 2-4 4.5-9 4.5h-25zM-30-2.4h18v4.8h-18z';
const AEROPLANE =
  'M0 0c0 1.5-2 2-4 2h-5l-7 10h-3l3-10h-6l-3 4h-2l1.5-6-1.5-6h2l3 4h6l-3-10h3l7 10h5c2 0 4 .5 4 2z';

const CRAFT: Record<MapRoute, { craft: string; seconds: number }> = {
  'airport to cipriani': { craft: LAUNCH, seconds: 3.4 },
  'airport to st-marks': { craft: WATER_BUS, seconds: 4.6 },
  'st-marks to cipriani': { craft: LAUNCH, seconds: 2.4 },
  'st-marks to zitelle': { craft: WATER_BUS, seconds: 2.8 },
};

/** One style of line per route, in the order of the content: they differ without colour, too. */
const STROKES = [
  { color: 'rose', dashes: [9, 5] },
  { color: 'lagoon', dashes: [0.1, 6] },
  { color: 'rose', dashes: [14, 5, 0.1, 5] },
  { color: 'lagoon', dashes: [5, 5] },
] as const;

/** From the mainland to the runway. */
const FLIGHT: readonly Point[] = [
  [12.246, 45.471],
  [12.272, 45.4825],
  [12.305, 45.4915],
  [12.3357, 45.4998],
];

/** The routes of the content; if one begins at the airport, the flight is the last. */
export function createRoutes({ routes }: WeddingMap): RouteDrawing[] {
  const drawings = routes.map(({ from, to }, index): RouteDrawing => {
    const route = findRoute(from, to);
    if (!route) throw new Error(`The map has no route from ${from} to ${to}.`);
    const stroke = STROKES[index % STROKES.length] ?? STROKES[0];
    return { ...stroke, ...CRAFT[route], line: drawCurvedPath(WORLD, ROUTES[route]) };
  });
  if (routes.some(({ from }) => from === 'airport')) {
    drawings.push({
      color: 'gilt',
      dashes: [0.1, 9],
      craft: AEROPLANE,
      seconds: 2.6,
      line: drawCurvedPath(WORLD, FLIGHT),
    });
  }
  return drawings;
}

/** The two parts of a map, where the page draws the routes. */
export function createPanels({ routes }: WeddingMap, name: LayoutName): MapPanel[] {
  const { basin, lagoon } = LAYOUTS[name];
  const keys = routes.map(({ from, to }) => findRoute(from, to));
  const toLabels = ({ routeLabels, viewport }: Panel): (RouteLabel | null)[] =>
    keys.map((key) => {
      const label = key && routeLabels[key];
      if (!label) return null;
      const [x, y] = project(viewport, label.at);
      return { x, y, textAnchor: label.anchor };
    });
  const lagoonLabels = toLabels(lagoon);
  const all = keys.map((_, index) => index);
  const flight = keys.some((key) => key?.startsWith('airport')) ? [keys.length] : [];
  return [
    // The short routes are drawn in the basin only.
    {
      ...toBox(lagoon.viewport, 1.05),
      labels: lagoonLabels,
      routes: [...all.filter((index) => lagoonLabels[index]), ...flight],
    },
    { ...toBox(basin.viewport, 1.35), labels: toLabels(basin), routes: all },
  ];
}

function toBox(viewport: Viewport, craftSize: number) {
  const { height, scale, width, x, y } = viewport;
  const unit = WORLD.scale / scale;
  const [centerX, centerY] = project(WORLD, viewport.center);
  const viewBox = [
    centerX - (width / 2) * unit,
    centerY - (height / 2) * unit,
    width * unit,
    height * unit,
  ];
  return {
    x,
    y,
    width,
    height,
    viewBox: viewBox.map((n) => Number(n.toFixed(2))).join(' '),
    unit: Number(unit.toFixed(3)),
    craftScale: Number((unit * craftSize).toFixed(3)),
  };
}
