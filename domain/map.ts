/** What the drawn chart of the lagoon can name, and lead to (build/map/geography.ts says where it lies). */
export const MAP_PLACES = [
  'airport',
  'station',
  'st-marks',
  'zitelle',
  'cipriani',
  'giudecca',
  'san-giorgio',
  'grand-canal',
  'venice',
  'murano',
  'burano',
  'lido',
  'lagoon',
  'adriatic',
] as const;

export type MapPlace = (typeof MAP_PLACES)[number];

/** The ways by water that are drawn there, from one place to another. */
export const MAP_ROUTES = [
  'airport to cipriani',
  'airport to st-marks',
  'st-marks to cipriani',
  'st-marks to zitelle',
] as const satisfies `${MapPlace} to ${MapPlace}`[];

export type MapRoute = (typeof MAP_ROUTES)[number];

/** The way between two places, or undefined where none is drawn. */
export function routeBetween(from: MapPlace, to: MapPlace): MapRoute | undefined {
  return MAP_ROUTES.find((way) => way === `${from} to ${to}`);
}
