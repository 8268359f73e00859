import {
  BRIDGE,
  CANALS,
  CITY,
  COUNTRY,
  DOMES,
  GRAND_CANAL,
  PIAZZA,
  type Point,
  REEDS,
  TOWERS,
  TREES,
} from './geography.ts';
import { drawPlaces, drawSymbols, drawTitle } from './labels.ts';
import { type Corner, LAYOUTS, type LayoutName, type Panel } from './layouts.ts';
import { drawBorder, drawCompassRose, drawRhumbLines, SYMBOLS } from './ornaments.ts';
import {
  GILT,
  GILT_DEEP,
  INK,
  LAGOON,
  LAGOON_DEEP,
  LAND,
  PALETTE_RULE,
  PAPER,
  WATER,
} from './palette.ts';
import {
  drawCurvedPath,
  drawOutlinePath,
  drawStraightPath,
  isVisible,
  project,
  type Viewport,
} from './viewport.ts';

const HATCHING = `<pattern id="houses" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 1.5h3" stroke="${GILT}" stroke-width=".7" stroke-opacity=".62"/></pattern>`;

/** Draws the map without its routes as SVG. */
export function drawMap(name: LayoutName): string {
  const { basin, height, lagoon, lensCorners, width } = LAYOUTS[name];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Cardo,Georgia,serif">`,
    `<style>${PALETTE_RULE}</style><defs>${SYMBOLS}${HATCHING}</defs>`,
    drawLagoon(lagoon),
    drawLens(lagoon.viewport, basin.viewport, lensCorners),
    drawPlaces(lagoon.viewport, lagoon.labels),
    drawBasin(basin),
    '</svg>\n',
  ].join('');
}

/** The lagoon from the airport to the sea. Its upper and lower edges fade into the page. */
function drawLagoon({ boat, compass, title, viewport }: Panel): string {
  const { height, width } = viewport;
  const compassAt = compass && project(viewport, compass.at);
  const stops = [0, 0.1, 0.93, 1].map(
    (offset, index) =>
      `<stop offset="${offset}" stop-color="#fff" stop-opacity="${index % 3 ? 1 : 0}"/>`,
  );
  return [
    `<linearGradient id="fade" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<mask id="edges"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>`,
    `<g mask="url(#edges)">`,
    compassAt ? drawRhumbLines(...compassAt) : '',
    drawLand(viewport, 'lagoon', 1),
    drawCanals(viewport, 'lagoon', { grand: 3.4, small: 0 }),
    drawBridge(viewport),
    drawSymbols('reeds', viewport, REEDS),
    '</g>',
    compass && compassAt ? drawCompassRose(...compassAt, compass.radius) : '',
    boat ? drawSymbols('boat', viewport, [boat]) : '',
    title ? drawTitle(viewport, title) : '',
  ].join('');
}

/** The basin of St. Mark's with the Giudecca, in a frame. */
function drawBasin({ labels, viewport }: Panel): string {
  const { height, width, x, y } = viewport;
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    `<clipPath id="basin">${rect}/></clipPath><g clip-path="url(#basin)">${rect} fill="${WATER}"/>`,
    drawLand(viewport, 'basin', 1.5),
    `<path d="${drawOutlinePath(viewport, PIAZZA)}" fill="${PAPER}" stroke="${GILT}" stroke-width=".7"/>`,
    drawCanals(viewport, 'basin', { grand: 20, small: 3.4 }),
    drawSymbols('tree', viewport, TREES),
    drawSymbols('dome', viewport, DOMES),
    drawSymbols('tower', viewport, TOWERS),
    drawPlaces(viewport, labels),
    `</g>${drawBorder(viewport, 0.1)}`,
  ].join('');
}

function drawLand(viewport: Viewport, id: string, waterLineScale: number): string {
  const city = drawOutlinePath(viewport, CITY);
  return [
    `<defs><path id="${id}-land" d="${drawOutlinePath(viewport, COUNTRY)}${city}"/></defs>`,
    drawWaterLines(`${id}-land`, waterLineScale),
    `<use href="#${id}-land" fill="${LAND}"/><path d="${city}" fill="url(#houses)"/>`,
    `<use href="#${id}-land" fill="none" stroke="${LAGOON_DEEP}" stroke-width="1.1" stroke-linejoin="round"/>`,
  ].join('');
}

/** Engraved lines along the coast, wider apart and fainter towards the open water. */
function drawWaterLines(coastId: string, scale: number): string {
  const lines = [17, 12.2, 8.2, 4.9, 2.2].map((distance, index) => {
    const width = distance * scale * 2;
    const stroke = `<use href="#${coastId}" stroke=`;
    return `${stroke}"${LAGOON}" stroke-opacity="${(0.22 + index * 0.07).toFixed(2)}" stroke-width="${(width + 1).toFixed(1)}"/>${stroke}"${WATER}" stroke-width="${(width - 0.5).toFixed(1)}"/>`;
  });
  return `<g fill="none" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** The canals of the city, in these widths. A canal of width 0 is a single line. */
function drawCanals(
  viewport: Viewport,
  id: string,
  widths: { grand: number; small: number },
): string {
  const toCanal = (points: readonly Point[], width: number) => ({
    d: drawCurvedPath(viewport, points),
    width,
  });
  const all = [
    ...CANALS.filter((points) => isVisible(viewport, points)).map((points) =>
      toCanal(points, widths.small),
    ),
    toCanal(GRAND_CANAL, widths.grand),
  ];
  // The banks are clipped to the land. The water is not, so it crosses the coastline into the lagoon.
  const banks = all.map(
    ({ d, width }) => `<path d="${d}" stroke-width="${width + (width > 0 ? 1.6 : 0.9)}"/>`,
  );
  const water = all
    .filter(({ width }) => width > 0)
    .map(({ d, width }) => `<path d="${d}" stroke-width="${width}"/>`);
  return [
    `<clipPath id="${id}-banks"><use href="#${id}-land"/></clipPath>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    `<g stroke="${LAGOON_DEEP}" clip-path="url(#${id}-banks)">${banks.join('')}</g>`,
    `<g stroke="${WATER}">${water.join('')}</g></g>`,
  ].join('');
}

function drawBridge(viewport: Viewport): string {
  const path = `<path d="${drawStraightPath(viewport, BRIDGE)}" stroke=`;
  return `<g fill="none">${path}"${INK}" stroke-width="4.4"/>${path}"${PAPER}" stroke-width="2.6"/>${path}"${INK}" stroke-width="2.6" stroke-dasharray=".8 5"/></g>`;
}

/** A thin frame around the part of the lagoon that the basin's panel shows enlarged, joined to it. */
function drawLens(viewport: Viewport, panel: Viewport, corners: readonly Corner[]): string {
  const [x, y] = project(viewport, panel.center);
  const [width, height] = [panel.width, panel.height].map(
    (side) => (side * viewport.scale) / panel.scale,
  ) as [number, number];
  const [left, top] = [x - width / 2, y - height / 2];
  const lines = corners.map(([right, bottom]) => {
    const from = [left + right * width, top + bottom * height].map((n) => n.toFixed(1));
    // The lines end at the side of the panel that faces the frame.
    const isBeside = panel.x > x;
    const to = [
      panel.x + (isBeside ? 0 : right * panel.width),
      panel.y + (isBeside ? bottom * panel.height : 0),
    ];
    return `M${from.join(' ')}L${to.join(' ')}`;
  });
  return `<g fill="none" stroke="${INK}" stroke-width=".9"><path d="${lines.join('')}" stroke="${GILT_DEEP}" stroke-opacity=".55"/><rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"/></g>`;
}
