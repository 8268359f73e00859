import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Degrees east and north. */
export type Point = readonly [east: number, north: number];

/** Shores with stone quays are angular, natural shores are drawn as curves. */
export type Shape = { isAngular: boolean; points: readonly Point[] };

/** The landing stage of each place, where it has one. */
export const PLACES = {
  airport: [12.3378, 45.5006],
  station: [12.3211, 45.4411],
  'st-marks': [12.3397, 45.433],
  zitelle: [12.3379, 45.4267],
  cipriani: [12.3407, 45.4264],
  giudecca: [12.3318, 45.4244],
  'san-giorgio': [12.3446, 45.4287],
  'grand-canal': [12.3315, 45.4312],
  venice: [12.335, 45.4375],
  murano: [12.3535, 45.456],
  burano: [12.417, 45.4855],
  lido: [12.3722, 45.4166],
  lagoon: [12.296, 45.417],
  adriatic: [12.41, 45.406],
} satisfies Record<string, Point>;

export type Place = keyof typeof PLACES;

type Geometry =
  | { type: 'Polygon'; coordinates: [ring: Point[]] }
  | { type: 'LineString' | 'MultiPoint'; coordinates: Point[] };
type Feature = { properties: { layer: string; name: string }; geometry: Geometry };

// Programs for maps open this file too. The order of a layer is that of the drawing.
const FILE = join(import.meta.dirname, 'lagoon.geojson');
const { features } = JSON.parse(readFileSync(FILE, 'utf8')) as { features: Feature[] };

/** The points of each feature of a layer, with its name. */
function readLayer(layer: string): [name: string, points: Point[]][] {
  return features
    .filter(({ properties }) => properties.layer === layer)
    .map(({ properties, geometry }) => [properties.name, toPoints(geometry)]);
}

/** A polygon repeats its first point. */
function toPoints(geometry: Geometry): Point[] {
  return geometry.type === 'Polygon' ? geometry.coordinates[0].slice(0, -1) : geometry.coordinates;
}

const readPoints = (layer: string) => readLayer(layer).flatMap(([, points]) => points);
const readShapes = (layer: string, isAngular: boolean): Shape[] =>
  readLayer(layer).map(([, points]) => ({ isAngular, points }));

/** The built-up islands, which are drawn hatched. */
export const CITY = readShapes('city', true);
/** The mainland, the barrier islands and the islands with gardens. */
export const COUNTRY = readShapes('country', false);
/** Piazza San Marco with the Piazzetta: open ground among the houses. */
export const PIAZZA = readShapes('piazza', true);
/** From the station to the basin of St. Mark's. */
export const GRAND_CANAL = readPoints('grand-canal');
/** The smaller canals of the city and of Murano. */
export const CANALS = readLayer('canals').map(([, points]) => points);
/** The road and railway bridge to the mainland. */
export const BRIDGE = readPoints('bridge');
/** Reeds in the shallows. */
export const REEDS = readPoints('reeds');
/** Trees in the gardens, including the venue's. */
export const TREES = readPoints('trees');
/** Landmarks that are visible from far across the water. */
export const DOMES = readPoints('domes');
export const TOWERS = readPoints('towers');

/** The boats' routes, along the marked channels, and the flight from the mainland to the runway. */
export type Route =
  | 'airport to cipriani'
  | 'airport to st-marks'
  | 'st-marks to cipriani'
  | 'st-marks to zitelle'
  | 'flight';
export const ROUTES = Object.fromEntries(readLayer('routes')) as Record<Route, Point[]>;
