/** The places that the map of the lagoon can name; publish/map/geography.ts has their positions. */
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

/** As in 'Grand canal'. */
export function toPlaceWords(place: string): string {
  const words = place.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The routes that the map can draw. */
export const MAP_ROUTES = [
  'airport to cipriani',
  'airport to st-marks',
  'st-marks to cipriani',
  'st-marks to zitelle',
] as const satisfies `${MapPlace} to ${MapPlace}`[];

export type MapRoute = (typeof MAP_ROUTES)[number];

export function findRoute(from: MapPlace, to: MapPlace): MapRoute | undefined {
  return MAP_ROUTES.find((route) => route === `${from} to ${to}`);
}
