import type { LocalText } from '../languages.ts';
import { localizeWedding } from '../localize.ts';
import { findRoute, MAP_ROUTES } from '../map.ts';
import type { WeddingDocument } from '../wedding.ts';
import type { ContentIssue, ContentPath } from './content-issue.ts';

/** The drawn map must name every place it leads to, and repeat the travel times of the travel cards. */
export function findMapIssues(document: WeddingDocument): ContentIssue[] {
  const map = document.travel?.map;
  if (map?.kind !== 'drawn') return [];
  const path = ['travel', 'map'];
  const ends = map.routes.flatMap(({ from, to }) => [from, to]);
  const unnamed = new Set([map.venue, ...ends].filter((place) => !map.names[place]));
  return [
    ...[...unnamed].map((place) => ({
      path: [...path, 'names', place],
      message: 'A route leads here, or the wedding is here: give the place a name.',
    })),
    ...map.routes.flatMap(({ from, to }, index): ContentIssue[] => {
      const routePath = [...path, 'routes', index];
      if (!findRoute(from, to)) {
        return [
          {
            path: routePath,
            message: `The map has no route from ${from} to ${to}. It has these: ${MAP_ROUTES.join(', ')}.`,
          },
        ];
      }
      if (map.routes.findIndex((other) => other.from === from && other.to === to) < index) {
        return [
          {
            path: routePath,
            message: `The way from ${from} to ${to} is there already: one line would hide the other.`,
          },
        ];
      }
      return [];
    }),
    ...findDetailIssues(document, map.routes),
  ];
}

function findDetailIssues(
  document: WeddingDocument,
  routes: readonly { detail: LocalText }[],
): ContentIssue[] {
  return document.languages.flatMap((language) => {
    const { cards, map } = localizeWedding(document, language).travel;
    if (map?.kind !== 'drawn') return [];
    const facts = cards.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()));
    return map.routes.flatMap(({ detail }, index) => {
      if (facts.some((fact) => fact.includes(detail.toLowerCase()))) return [];
      const text = routes[index]?.detail;
      const isOwn = typeof text === 'object' && text[language];
      // A text without a translation is reported once, in the first language.
      if (!isOwn && language !== document.languages[0]) return [];
      const path: ContentPath = ['travel', 'map', 'routes', index, 'detail'];
      return [
        {
          path: isOwn ? [...path, language] : path,
          message: `No travel card says '${detail}': write it there too, or correct it.`,
        },
      ];
    });
  });
}
