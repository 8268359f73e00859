import type { MapPlace, MapRoute } from '../../domain/map.ts';
import type { Point } from './geography.ts';
import type { Sheet } from './viewport.ts';

/** Where a name is written, in what hand, and what marks the place itself. */
export type Named = {
  at: Point;
  hand: 'place' | 'island' | 'city' | 'water' | 'canal' | 'venue';
  anchor?: 'start' | 'middle' | 'end';
  mark?: 'stage' | 'aeroplane';
  onLand?: boolean;
  /** A fine line leads from the name to the place. */
  led?: boolean;
};

export type Part = {
  sheet: Sheet;
  names: Partial<Record<MapPlace, Named>>;
  notes: Partial<Record<MapRoute, { at: Point; anchor: 'start' | 'end' }>>;
  title?: Point;
  rose?: { at: Point; radius: number };
  boat?: Point;
};
type Layout = { width: number; height: number; lagoon: Part; basin: Part };

const LAGOON: Omit<Part, 'sheet'> = {
  names: {
    airport: { at: [12.3375, 45.5052], hand: 'place', mark: 'aeroplane', onLand: true },
    murano: { at: [12.3645, 45.4592], hand: 'island', anchor: 'start' },
    burano: { at: [12.4132, 45.4795], hand: 'island' },
    lido: { at: [12.3795, 45.4095], hand: 'island', anchor: 'start' },
    venice: { at: [12.3165, 45.453], hand: 'city' },
    station: { at: [12.2985, 45.4375], hand: 'place', anchor: 'end', mark: 'stage', led: true },
    lagoon: { at: [12.292, 45.402], hand: 'water' },
    adriatic: { at: [12.408, 45.4025], hand: 'water' },
    cipriani: { at: [12.3515, 45.4147], hand: 'venue', anchor: 'end' },
  },
  notes: {
    'airport to cipriani': { at: [12.334, 45.4745], anchor: 'end' },
    'airport to st-marks': { at: [12.3495, 45.473], anchor: 'start' },
  },
  title: [12.2885, 45.504],
  rose: { at: [12.288, 45.4185], radius: 42 },
  boat: [12.4105, 45.4205],
};

const BASIN: Omit<Part, 'sheet'> = {
  names: {
    'st-marks': { at: [12.3388, 45.4354], hand: 'place', mark: 'stage', onLand: true },
    'grand-canal': { at: [12.3324, 45.432], hand: 'canal', onLand: true },
    'san-giorgio': { at: [12.3447, 45.4278], hand: 'island', onLand: true },
    giudecca: { at: [12.3323, 45.4243], hand: 'island', onLand: true },
    zitelle: { at: [12.3374, 45.4271], hand: 'place', anchor: 'end', mark: 'stage' },
    cipriani: { at: [12.3405, 45.4243], hand: 'venue' },
  },
  notes: {
    'st-marks to cipriani': { at: [12.3413, 45.4316], anchor: 'start' },
    'st-marks to zitelle': { at: [12.3374, 45.429], anchor: 'end' },
  },
};

const lagoonSheet = { centre: [12.347, 45.4577], scale: 48 } as const;
const basinSheet = { centre: [12.3395, 45.4303], scale: 345 } as const;

/** Two sheets in one picture: beside each other, and for a phone one below the other. */
export const LAYOUTS = {
  wide: {
    width: 1200,
    height: 668,
    lagoon: { ...LAGOON, sheet: { x: 14, y: 14, width: 640, height: 640, ...lagoonSheet } },
    basin: { ...BASIN, sheet: { x: 668, y: 14, width: 518, height: 640, ...basinSheet } },
  },
  tall: {
    width: 600,
    height: 1186,
    lagoon: {
      ...LAGOON,
      sheet: { x: 14, y: 14, width: 572, height: 572, ...lagoonSheet, scale: 43 },
    },
    basin: {
      ...BASIN,
      sheet: {
        x: 14,
        y: 600,
        width: 572,
        height: 572,
        ...basinSheet,
        centre: [12.3395, 45.4296],
        scale: 355,
      },
    },
  },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;
