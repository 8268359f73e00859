import type { Place, Point, Route } from './geography.ts';
import type { Viewport } from './viewport.ts';

/** The position and style of a place's name, and the symbol at the place itself. */
export type Label = {
  at: Point;
  style: 'place' | 'island' | 'city' | 'water' | 'canal' | 'venue';
  anchor?: 'start' | 'middle' | 'end';
  symbol?: 'stage' | 'aeroplane';
  isOnLand?: boolean;
  /** Draws a thin line from the name to the place. */
  hasLeaderLine?: boolean;
};

export type Panel = {
  viewport: Viewport;
  labels: Partial<Record<Place, Label>>;
  routeLabels: Partial<Record<Route, { at: Point; anchor: 'start' | 'end' }>>;
  title?: Point;
  compass?: { at: Point; radius: number };
  boat?: Point;
};
type Layout = {
  width: number;
  height: number;
  lagoon: Panel;
  basin: Panel;
  /** The corners that lines join: of the frame in the lagoon, and of the basin's panel. */
  lensCorners: readonly Corner[];
};
export type Corner = readonly [right: 0 | 1, bottom: 0 | 1];

const LAGOON: Omit<Panel, 'viewport'> = {
  labels: {
    airport: { at: [12.3375, 45.5056], style: 'place', symbol: 'stage', isOnLand: true },
    murano: { at: [12.3645, 45.4592], style: 'island', anchor: 'start' },
    burano: { at: [12.4132, 45.4795], style: 'island' },
    lido: { at: [12.3795, 45.4095], style: 'island', anchor: 'start' },
    venice: { at: [12.3165, 45.453], style: 'city' },
    station: {
      at: [12.2985, 45.4375],
      style: 'place',
      anchor: 'end',
      symbol: 'stage',
      hasLeaderLine: true,
    },
    lagoon: { at: [12.292, 45.4035], style: 'water' },
    adriatic: { at: [12.404, 45.4005], style: 'water' },
    cipriani: { at: [12.3515, 45.4147], style: 'venue', anchor: 'end' },
  },
  routeLabels: {
    'airport to cipriani': { at: [12.334, 45.4745], anchor: 'end' },
    'airport to st-marks': { at: [12.3495, 45.473], anchor: 'start' },
  },
  title: [12.2885, 45.504],
  compass: { at: [12.288, 45.4185], radius: 46 },
  boat: [12.4105, 45.4205],
};

const BASIN: Omit<Panel, 'viewport'> = {
  labels: {
    'st-marks': { at: [12.3388, 45.4354], style: 'place', symbol: 'stage', isOnLand: true },
    'grand-canal': { at: [12.3324, 45.432], style: 'canal', isOnLand: true },
    'san-giorgio': { at: [12.3447, 45.4278], style: 'island', isOnLand: true },
    giudecca: { at: [12.3323, 45.4243], style: 'island', isOnLand: true },
    zitelle: { at: [12.3374, 45.4271], style: 'place', anchor: 'end', symbol: 'stage' },
    cipriani: { at: [12.3405, 45.4243], style: 'venue' },
  },
  routeLabels: {
    'st-marks to cipriani': { at: [12.3413, 45.4316], anchor: 'start' },
    'st-marks to zitelle': { at: [12.3374, 45.429], anchor: 'end' },
  },
};

/**
 * The lagoon from edge to edge, and the basin in a frame: at its right on wide screens, below it on
 * phones.
 */
export const LAYOUTS = {
  wide: {
    width: 1320,
    height: 700,
    lagoon: {
      ...LAGOON,
      viewport: { x: 0, y: 0, width: 1320, height: 700, center: [12.4054, 45.4565], scale: 48 },
    },
    basin: {
      ...BASIN,
      viewport: { x: 790, y: 52, width: 496, height: 596, center: [12.3396, 45.4303], scale: 335 },
    },
    lensCorners: [
      [1, 0],
      [1, 1],
    ],
  },
  tall: {
    width: 600,
    height: 1180,
    lagoon: {
      ...LAGOON,
      viewport: { x: 0, y: 0, width: 600, height: 620, center: [12.347, 45.4577], scale: 43 },
    },
    basin: {
      ...BASIN,
      viewport: { x: 20, y: 640, width: 560, height: 524, center: [12.3395, 45.4296], scale: 350 },
    },
    lensCorners: [
      [0, 1],
      [1, 1],
    ],
  },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
