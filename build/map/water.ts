import { CANALS, GRAND_CANAL } from './canals.ts';
import type { Point } from './geography.ts';
import { LAGOON, LAGOON_DEEP, WATER } from './palette.ts';
import { course, isSeen, type Sheet } from './sheet.ts';

/** The engraver's lines along the coast `id`: further apart and fainter towards the open water. */
export function waterLines(id: string, stretch: number): string {
  const lines = [17, 12.2, 8.2, 4.9, 2.2].map((far, index) => {
    const width = far * stretch * 2;
    const stroke = `<use href="#${id}" stroke=`;
    return `${stroke}"${LAGOON}" stroke-opacity="${(0.22 + index * 0.07).toFixed(2)}" stroke-width="${(width + 1).toFixed(1)}"/>${stroke}"${WATER}" stroke-width="${(width - 0.5).toFixed(1)}"/>`;
  });
  return `<g fill="none" stroke-linejoin="round">${lines.join('')}</g>`;
}

/** The canals of the city, as broad as said; at 0 a canal is a single line. */
export function canals(sheet: Sheet, id: string, broad: { grand: number; lesser: number }): string {
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
