import { WATER } from './palette.ts';

/** How a line is written: in the italic of waters and ways, or upright as places are. */
export type Hand = {
  size: number;
  ink: string;
  italic?: boolean;
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** What lies behind the letters, so that no line runs through them. */
  ground?: string;
};

/** The words at a place, each line below the one before. */
export function lettering(x: number, y: number, lines: readonly string[], hand: Hand): string {
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
