import { PLACES, type Place, type Point } from './geography.ts';
import type { Label, Panel } from './layouts.ts';
import { GILT, GILT_DEEP, INK, LAGOON_DEEP, LAND, ROSE, WATER } from './palette.ts';
import { drawStraightPath, project, type Viewport } from './viewport.ts';

type TextStyle = {
  size: number;
  color: string;
  isItalic?: boolean;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The colour of the outline that keeps lines from crossing the text. */
  halo?: string;
};

/** Water and routes are italic, places are upright. */
const TEXT_STYLES: Record<Label['style'], TextStyle> = {
  place: { color: INK, size: 19 },
  island: { color: INK, size: 19, spacing: 1.5 },
  city: { color: INK, size: 25, spacing: 6 },
  water: { color: LAGOON_DEEP, size: 22, isItalic: true, spacing: 2 },
  canal: { color: LAGOON_DEEP, size: 19, isItalic: true },
  venue: { color: ROSE, size: 21 },
};

/** Draws a symbol of ornaments.ts at each of the points. */
export function drawSymbols(symbol: string, viewport: Viewport, points: readonly Point[]): string {
  return points
    .map((point) => project(viewport, point))
    .map(([x, y]) => `<use href="#${symbol}" x="${x}" y="${y}"/>`)
    .join('');
}

/** Publishing writes the names of the content instead, and leaves out the places without one. */
const NAMES: Record<Place, string> = {
  airport: 'Marco Polo Airport',
  station: 'Train station',
  'st-marks': 'St. Mark’s Square',
  zitelle: 'Zitelle',
  cipriani: 'Hotel Cipriani',
  giudecca: 'Giudecca',
  'san-giorgio': 'San Giorgio',
  'grand-canal': 'Grand Canal',
  venice: 'Venice',
  murano: 'Murano',
  burano: 'Burano',
  lido: 'Lido',
  lagoon: 'The Lagoon',
  adriatic: 'Adriatic',
};
const TITLE = ['Routes', 'by Water'];
const VENUE = 'cipriani';

/** Draws the places. The venue has a symbol and a style of its own. */
export function drawPlaces(viewport: Viewport, labels: Panel['labels']): string {
  return Object.entries(labels)
    .map(([key, label]) => {
      const place = key as Place;
      const { anchor, at, hasLeaderLine, isOnLand } = label;
      const symbol = place === VENUE ? 'venue' : label.symbol;
      const style = TEXT_STYLES[place === VENUE ? 'venue' : label.style];
      return [
        `<g data-text="${place}">`,
        hasLeaderLine
          ? `<path d="${drawStraightPath(viewport, [at, PLACES[place]])}" stroke="${INK}" stroke-width=".8"/>`
          : '',
        symbol ? drawSymbols(symbol, viewport, [PLACES[place]]) : '',
        drawText(...project(viewport, at), [`<tspan>${NAMES[place]}`], {
          ...style,
          ...(anchor && { anchor }),
          halo: isOnLand ? LAND : WATER,
        }),
        '</g>',
      ].join('');
    })
    .join('');
}

/** Draws the title above the flourish that the page's headings have too. */
export function drawTitle(viewport: Viewport, at: Point): string {
  const [x, y] = project(viewport, at);
  const flourishY = y + TITLE.length * 31 - 15;
  const lines = TITLE.map((line, index) => `<tspan data-text="title-${index + 1}">${line}`);
  return [
    drawText(x, y, lines, { halo: LAND, color: GILT_DEEP, size: 29 }),
    `<path d="M${x - 60} ${flourishY}h48m24 0h48M${x} ${flourishY - 5}l5 5-5 5-5-5z" fill="none" stroke="${GILT}"/>`,
  ].join('');
}

/** Each line begins with its `<tspan>`. */
function drawText(x: number, y: number, lines: readonly string[], style: TextStyle): string {
  const { anchor = 'middle', color, halo = WATER, isItalic = false, size, spacing } = style;
  const attributes = [
    `fill="${color}" font-size="${size}" text-anchor="${anchor}"`,
    isItalic ? 'font-style="italic"' : '',
    spacing ? `letter-spacing="${spacing}"` : '',
    `stroke="${halo}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`,
  ].filter(Boolean);
  const spans = lines.map(
    (line, index) =>
      `${line.replace('>', ` x="${x}" y="${Math.round(y + index * size * 1.08)}">`)}</tspan>`,
  );
  return `<text ${attributes.join(' ')}>${spans.join('')}</text>`;
}
