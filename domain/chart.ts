/** What the drawn chart of the lagoon can name, and lead to (build/chart/geography.ts says where it lies). */
export const CHART_PLACES = [
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

export type ChartPlace = (typeof CHART_PLACES)[number];

/** The ways by water that are drawn there, from one place to another. */
export const CHART_WAYS = [
  'airport to cipriani',
  'airport to st-marks',
  'st-marks to cipriani',
  'st-marks to zitelle',
] as const satisfies `${ChartPlace} to ${ChartPlace}`[];

export type ChartWay = (typeof CHART_WAYS)[number];

/** The way between two places, or undefined where none is drawn. */
export function wayBetween(from: ChartPlace, to: ChartPlace): ChartWay | undefined {
  return CHART_WAYS.find((way) => way === `${from} to ${to}`);
}
