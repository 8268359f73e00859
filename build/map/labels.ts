import { type MapPlace, routeBetween } from '../../domain/map.ts';
import type { WeddingMap } from '../../domain/wedding.ts';
import { PLACES, type Point, WAYS } from './geography.ts';
import type { Named, Part } from './layouts.ts';
import { GILT, GILT_DEEP, INK, LAGOON_DEEP, LAND, ROSE, WATER } from './palette.ts';
import { course, project, type Sheet, straight } from './viewport.ts';

const HANDS: Record<Named['hand'], Hand> = {
  place: { ink: INK, size: 19 },
  island: { ink: INK, size: 19, spacing: 1.5 },
  city: { ink: INK, size: 25, spacing: 6 },
  water: { ink: LAGOON_DEEP, size: 22, italic: true, spacing: 2 },
  canal: { ink: LAGOON_DEEP, size: 19, italic: true },
  venue: { ink: ROSE, size: 21 },
};

/** Each way has a stroke of its own, in the order of the content. */
const STROKES = [
  { ink: ROSE, dashes: '9 5' },
  { ink: LAGOON_DEEP, dashes: '.1 6' },
  { ink: ROSE, dashes: '14 5 .1 5' },
  { ink: LAGOON_DEEP, dashes: '5 5' },
] as const;

/** A mark of ornaments.ts at each of the points. */
export function set(mark: string, sheet: Sheet, points: readonly Point[]): string {
  return points
    .map((point) => project(sheet, point))
    .map(([x, y]) => `<use href="#${mark}" x="${x}" y="${y}"/>`)
    .join('');
}

/** The ways of the content; beside those that the sheet has notes for, by what boat and how long. */
export function ways(
  { routes }: WeddingMap,
  sheet: Sheet,
  notes: Part['notes'],
  which: 'all' | 'noted',
): string {
  return routes
    .map(({ by, detail, from, to }, index) => {
      const way = routeBetween(from, to);
      if (!way) throw new Error(`The chart knows no way from ${from} to ${to}.`);
      const note = notes[way];
      if (!note && which === 'noted') return '';
      const { dashes, ink } = STROKES[index % STROKES.length] ?? STROKES[0];
      const path = `<path d="${course(sheet, WAYS[way])}" stroke=`;
      const line = `<g fill="none" stroke-linecap="round">${path}"${WATER}" stroke-width="5"/>${path}"${ink}" stroke-width="2.4" stroke-dasharray="${dashes}"/></g>`;
      if (!note) return line;
      const hand: Hand = { anchor: note.anchor, ink, italic: true, size: 20 };
      return line + lettering(...project(sheet, note.at), [by, detail], hand);
    })
    .join('');
}

/** The names that the content gives, each with its mark; the venue's is the wedding's own. */
export function places({ names, venue }: WeddingMap, sheet: Sheet, named: Part['names']): string {
  return Object.entries(named)
    .map(([key, { anchor, at, hand, led, mark, onLand }]) => {
      const place = key as MapPlace;
      const name = names[place];
      if (!name) return '';
      const symbol = place === venue ? 'venue' : mark;
      const style = HANDS[place === venue ? 'venue' : hand];
      return [
        led
          ? `<path d="${straight(sheet, [at, PLACES[place]])}" stroke="${INK}" stroke-width=".8"/>`
          : '',
        symbol ? set(symbol, sheet, [PLACES[place]]) : '',
        lettering(...project(sheet, at), [name], {
          ...style,
          ...(anchor && { anchor }),
          ground: onLand ? LAND : WATER,
        }),
      ].join('');
    })
    .join('');
}

/** The chart's title, with the flourish that is under the headings of the page. */
export function title({ title }: WeddingMap, sheet: Sheet, at: Point): string {
  const [x, y] = project(sheet, at);
  const below = y + title.length * 31 - 15;
  return [
    lettering(x, y, title, { ground: LAND, ink: GILT_DEEP, size: 29 }),
    `<path d="M${x - 60} ${below}h48m24 0h48M${x} ${below - 5}l5 5-5 5-5-5z" fill="none" stroke="${GILT}"/>`,
  ].join('');
}

/** How a line is written: in the italic of waters and ways, or upright as places are. */
type Hand = {
  size: number;
  ink: string;
  italic?: boolean;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** What lies behind the letters, so that no line runs through them. */
  ground?: string;
};

/** The words at a place, each line below the one before. */
function lettering(x: number, y: number, lines: readonly string[], hand: Hand): string {
  const { anchor = 'middle', ground = WATER, ink, italic = false, size, spacing } = hand;
  const attributes = [
    `fill="${ink}" font-size="${size}" text-anchor="${anchor}"`,
    italic ? 'font-style="italic"' : '',
    spacing ? `letter-spacing="${spacing}"` : '',
    `stroke="${ground}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`,
  ].filter(Boolean);
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${x}" y="${Math.round(y + index * size * 1.08)}">${inXml(line)}</tspan>`,
  );
  return `<text ${attributes.join(' ')}>${spans.join('')}</text>`;
}

/** What stands in a text or an attribute of XML for the words. */
function inXml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
