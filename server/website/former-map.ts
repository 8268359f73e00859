import { LAGOON } from '../../content/lagoon.ts';

/** A stored document, or its section `travel`, with the map as it is today: the website drew it itself before. */
export function convertFormerMap<T>(value: T): T {
  if (!isGroup(value)) return value;
  if (isGroup(value.travel)) return { ...value, travel: convertFormerMap(value.travel) };
  if (!isGroup(value.map) || !('kind' in value.map)) return value;
  const { kind, ...map } = value.map;
  // As it is after it was stored: without the values that are undefined.
  const converted = kind === 'drawn' ? JSON.parse(JSON.stringify(convertDrawn(map))) : map;
  return { ...value, map: converted };
}

/** The map of the lagoon. Values of a draft can be missing, and are missing afterwards. */
function convertDrawn({ alt, names, routes, title, venue }: Group): Group {
  const places = isGroup(names) ? names : {};
  // The drawing marks this place as the venue.
  const { cipriani, ...others } = places;
  const titles = (Array.isArray(title) ? title : []).map((line, index) => [
    `title-${index + 1}`,
    line,
  ]);
  const list = (Array.isArray(routes) ? routes : []).filter(isGroup);
  return {
    picture: { file: 'lagoon-tall.svg', alt, landscape: { file: 'lagoon-wide.svg' } },
    routes: list.map(({ from, to, ...texts }) => ({
      ...texts,
      from: places[String(from)],
      to: places[String(to)],
      line: (LAGOON.lines as Group)[`${from} to ${to}`],
    })),
    names: {
      ...Object.fromEntries(titles),
      ...(venue === 'cipriani' && cipriani !== undefined ? places : others),
    },
    frames: LAGOON.frames,
    ...(list.some(({ from }) => from === 'airport') && { otherLines: [LAGOON.lines.flight] }),
  };
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
