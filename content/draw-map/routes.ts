import { type Point, ROUTES, type Route } from './geography.ts';
import { LAYOUTS, type LayoutName, type Panel } from './layouts.ts';
import { drawCurvedPath, project, type Viewport } from './viewport.ts';

/** The routes are in units of ten metres from this place. */
const WORLD: Viewport = {
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  center: [12.34, 45.43],
  scale: 100,
};

/** Seen from above, with the bow at 0 0 and the stern to the left. */
const LAUNCH = 'M-27-3.5h17c5 0 9 2 10 3.5-1 1.5-5 3.5-10 3.5h-17zM-22-1.8h8v3.6h-8z';
const WATER_BUS = 'M-34-4.5h25c5 0 8 2.5 9 4.5-1 2-4 4.5-9 4.5h-25zM-30-2.4h18v4.8h-18z';
const AEROPLANE =
  'M0 0c0 1.5-2 2-4 2h-5l-7 10h-3l3-10h-6l-3 4h-2l1.5-6-1.5-6h2l3 4h6l-3-10h3l7 10h5c2 0 4 .5 4 2z';

/** The lines differ without colour, too. The short routes are drawn in the basin only, the flight in the lagoon only. */
const STYLES = {
  'airport to cipriani': { color: 'rose', dashes: [9, 5], craft: LAUNCH, seconds: 3.4 },
  'airport to st-marks': { color: 'lagoon', dashes: [0.1, 6], craft: WATER_BUS, seconds: 4.6 },
  'st-marks to cipriani': {
    ...{ color: 'rose', dashes: [14, 5, 0.1, 5], craft: LAUNCH, seconds: 2.4 },
    areas: [1],
  },
  'st-marks to zitelle': {
    ...{ color: 'lagoon', dashes: [5, 5], craft: WATER_BUS, seconds: 2.8 },
    areas: [1],
  },
  flight: { color: 'gilt', dashes: [0.1, 9], craft: AEROPLANE, seconds: 2.6, areas: [0] },
} satisfies Record<Route, object>;

/** The lines of the routes and their places on both drawings, as the content has them. */
export function createLines() {
  return {
    frames: { wide: createFrame('wide'), tall: createFrame('tall') },
    lines: Object.fromEntries(
      Object.entries<Point[]>(ROUTES).map(([key, points]) => {
        const route = key as Route;
        const [wide, tall] = [findLabel('wide', route), findLabel('tall', route)];
        return [
          key,
          {
            path: drawCurvedPath(WORLD, points),
            ...STYLES[route],
            ...(wide && tall && { labels: { wide, tall } }),
          },
        ];
      }),
    ),
  };
}

function createFrame(name: LayoutName) {
  const { basin, height, lagoon, width } = LAYOUTS[name];
  return { width, height, areas: [toArea(lagoon.viewport, 1.05), toArea(basin.viewport, 1.35)] };
}

function findLabel(name: LayoutName, route: Route) {
  const { basin, lagoon } = LAYOUTS[name];
  for (const { routeLabels, viewport } of [lagoon, basin] as Panel[]) {
    const label = routeLabels[route];
    if (!label) continue;
    const [x, y] = project(viewport, label.at);
    return { x, y, textAnchor: label.anchor };
  }
  return null;
}

function toArea(viewport: Viewport, craftSize: number) {
  const { height, scale, width, x, y } = viewport;
  const unit = WORLD.scale / scale;
  const [centerX, centerY] = project(WORLD, viewport.center);
  const viewBox = [
    centerX - (width / 2) * unit,
    centerY - (height / 2) * unit,
    width * unit,
    height * unit,
  ];
  return { x, y, width, height, viewBox: viewBox.map((n) => Number(n.toFixed(2))), craftSize };
}
