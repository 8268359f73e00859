import { MAP_ROUTES, routeBetween } from './map.ts';
import type { Wedding } from './wedding.ts';

/** The chart may say no other minutes than the travel cards do, and names whatever it leads to. */
export function mapIssues({ travel }: Wedding): string[] {
  const { cards, map } = travel;
  if (!map) return [];
  const told = cards.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()));
  const ends = map.routes.flatMap(({ from, to }) => [from, to]);
  const nameless = new Set([map.venue, ...ends].filter((place) => !map.names[place]));
  return [
    ...[...nameless].map((place) => `travel.map.names.${place} is missing: say what it is called`),
    ...map.routes.flatMap(({ detail, from, to }, index) => {
      const here = `travel.map.routes.${index}`;
      const faults: string[] = [];
      if (!routeBetween(from, to)) {
        faults.push(
          `${here} goes from ${from} to ${to}, but the chart knows these ways alone: ${MAP_ROUTES.join(', ')}`,
        );
      }
      if (map.routes.findIndex((other) => other.from === from && other.to === to) < index) {
        faults.push(`${here} goes from ${from} to ${to} once more: one line would hide the other`);
      }
      if (!told.some((value) => value.includes(detail.toLowerCase()))) {
        faults.push(`${here}.detail says '${detail}', which no fact of a travel card says`);
      }
      return faults;
    }),
  ];
}
