import type { WeddingMap } from '../../domain/wedding.ts';
import { type Face, subset } from '../fonts.ts';

/** Upright for places, italic for waters and ways. */
const FACES: Face[] = [
  { family: 'Cardo', weight: 400, style: 'normal' },
  { family: 'Cardo', weight: 400, style: 'italic' },
];

/** The letters that the chart's words want, within the picture: it can ask for no other file. */
export async function mapFonts({ names, routes, title }: WeddingMap): Promise<string> {
  const words = [
    ...title,
    ...Object.values(names),
    ...routes.flatMap(({ by, detail }) => [by, detail]),
  ];
  const characters = [...new Set(words.join(''))].sort().join('');
  const rules = await Promise.all(
    FACES.map(async (face) => {
      const font = await subset(face, characters);
      return `@font-face{font-family:${face.family};font-style:${face.style};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
    }),
  );
  return rules.join('');
}
