import type { WeddingMap } from '../../domain/wedding.ts';
import { CANALS, GRAND_CANAL } from './canals.ts';
import { BRIDGE, DOMES, PIAZZA, type Point, REEDS, TOWERS, TREES } from './geography.ts';
import { places, set, title, ways } from './labels.ts';
import { CITY, COUNTRY } from './land.ts';
import { LAYOUTS, type LayoutName, type Part } from './layouts.ts';
import { compassRose, edge, MARKS, windLines } from './ornaments.ts';
import { GILT, INK, LAGOON, LAGOON_DEEP, LAND, PAPER, WATER } from './palette.ts';
import { course, isSeen, outline, project, type Sheet, straight } from './viewport.ts';

const HOUSES = `<pattern id="houses" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 1.5h3" stroke="${GILT}" stroke-width=".7" stroke-opacity=".62"/></pattern>`;

/** The chart as SVG, with the words of the content; `fonts` are the rules of its letters. */
export function drawMap(map: WeddingMap, name: LayoutName, fonts: string): string {
  const { basin, height, lagoon, width } = LAYOUTS[name];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Cardo,Georgia,serif">`,
    `<style>${fonts}</style><defs>${MARKS}${HOUSES}</defs>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    overview(map, lagoon, basin.sheet),
    plan(map, basin),
    '</svg>',
  ].join('');
}

/** The lagoon from the airport to the sea; a fine frame in it is where the plan lies. */
function overview(map: WeddingMap, part: Part, planned: Sheet): string {
  const { boat, names, notes, rose, sheet } = part;
  const roseAt = rose && project(sheet, rose.at);
  return framed(sheet, 'lagoon', 0.5, [
    roseAt ? windLines(...roseAt) : '',
    land(sheet, 'lagoon', 1),
    canals(sheet, 'lagoon', { grand: 3.4, lesser: 0 }),
    bridge(sheet),
    set('reeds', sheet, REEDS),
    rose && roseAt ? compassRose(...roseAt, rose.radius) : '',
    boat ? set('boat', sheet, [boat]) : '',
    frameOf(sheet, planned),
    // The short ones are in the plan.
    ways(map, sheet, notes, 'noted'),
    places(map, sheet, names),
    part.title ? title(map, sheet, part.title) : '',
  ]);
}

/** The basin of St. Mark's with the Giudecca, as in a plan of a harbour. */
function plan(map: WeddingMap, { names, notes, sheet }: Part): string {
  return framed(sheet, 'basin', 0.1, [
    land(sheet, 'basin', 1.5),
    `<path d="${outline(sheet, [PIAZZA])}" fill="${PAPER}" stroke="${GILT}" stroke-width=".7"/>`,
    canals(sheet, 'basin', { grand: 20, lesser: 3.4 }),
    set('tree', sheet, TREES),
    set('dome', sheet, DOMES),
    set('tower', sheet, TOWERS),
    ways(map, sheet, notes, 'all'),
    places(map, sheet, names),
  ]);
}

function framed(sheet: Sheet, id: string, minutes: number, inside: readonly string[]): string {
  const { height, width, x, y } = sheet;
  const rect = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<clipPath id="${id}">${rect}/></clipPath><g clip-path="url(#${id})">${rect} fill="${WATER}"/>${inside.join('')}</g>${edge(sheet, minutes)}`;
}

function land(sheet: Sheet, id: string, stretch: number): string {
  const city = outline(sheet, CITY);
  return [
    `<defs><path id="${id}-land" d="${outline(sheet, COUNTRY)}${city}"/></defs>`,
    waterLines(`${id}-land`, stretch),
    `<use href="#${id}-land" fill="${LAND}"/><path d="${city}" fill="url(#houses)"/>`,
    `<use href="#${id}-land" fill="none" stroke="${LAGOON_DEEP}" stroke-width="1.1" stroke-linejoin="round"/>`,
  ].join('');
}

function bridge(sheet: Sheet): string {
  const path = `<path d="${straight(sheet, BRIDGE)}" stroke=`;
  return `<g fill="none">${path}"${INK}" stroke-width="4.4"/>${path}"${PAPER}" stroke-width="2.6"/>${path}"${INK}" stroke-width="2.6" stroke-dasharray=".8 5"/></g>`;
}

function frameOf(sheet: Sheet, { centre, height, scale, width }: Sheet): string {
  const [x, y] = project(sheet, centre);
  const [w, h] = [width, height].map((side) => (side * sheet.scale) / scale) as [number, number];
  const at = [x - w / 2, y - h / 2].map((n) => n.toFixed(1));
  return `<rect x="${at[0]}" y="${at[1]}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="none" stroke="${INK}" stroke-width=".9"/>`;
}

/** The engraver's lines along the coast `id`: further apart and fainter towards the open water. */
function waterLines(id: string, stretch: number): string {
  const lines = [17, 12.2, 8.2, 4.9, 2.2].map((far, index) => {
    const width = far * stretch * 2;
    const stroke = `<use href="#${id}" stroke=`;
    return `${stroke}"${LAGOON}" stroke-opacity="${(0.22 + index * 0.07).toFixed(2)}" stroke-width="${(width + 1).toFixed(1)}"/>${stroke}"${WATER}" stroke-width="${(width - 0.5).toFixed(1)}"/>`;
  });
  return `<g fill="none" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** The canals of the city, as broad as said; at 0 a canal is a single line. */
function canals(sheet: Sheet, id: string, broad: { grand: number; lesser: number }): string {
  const drawn = (canal: readonly Point[], width: number) => ({ d: course(sheet, canal), width });
  const all = [
    ...CANALS.filter((canal) => isSeen(sheet, canal)).map((canal) => drawn(canal, broad.lesser)),
    drawn(GRAND_CANAL, broad.grand),
  ];
  // Its banks end with the land, its water flows out through the line of the coast.
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
