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

/** The boats' routes, along the marked channels. */
export const ROUTES = {
  'airport to cipriani': [
    [12.3384, 45.4992],
    [12.3384, 45.488],
    [12.337, 45.472],
    [12.3382, 45.457],
    [12.3425, 45.4458],
    [12.347, 45.4408],
    [12.3471, 45.437],
    [12.346, 45.4334],
    [12.3468, 45.4319],
    [12.3484, 45.4306],
    [12.3487, 45.4285],
    [12.3478, 45.4265],
    [12.3452, 45.4257],
    [12.3432, 45.4259],
    [12.3418, 45.4264],
  ],
  'airport to st-marks': [
    [12.3388, 45.4992],
    [12.3405, 45.488],
    [12.344, 45.475],
    [12.3436, 45.463],
    [12.3433, 45.454],
    [12.346, 45.4504],
    [12.3505, 45.449],
    [12.3575, 45.4445],
    [12.364, 45.4388],
    [12.3656, 45.4335],
    [12.3673, 45.4285],
    [12.3694, 45.423],
    [12.368, 45.4194],
    [12.361, 45.4216],
    [12.354, 45.4272],
    [12.3475, 45.4318],
    [12.3425, 45.4329],
    [12.34, 45.433],
  ],
  'st-marks to cipriani': [
    [12.34, 45.4328],
    [12.3408, 45.431],
    [12.3402, 45.4288],
    [12.3402, 45.4271],
  ],
  'st-marks to zitelle': [
    [12.3394, 45.4328],
    [12.3388, 45.4308],
    [12.338, 45.429],
    [12.3379, 45.4269],
  ],
  /** The flight from the mainland to the runway. */
  flight: [
    [12.246, 45.471],
    [12.272, 45.4825],
    [12.305, 45.4915],
    [12.3357, 45.4998],
  ],
} satisfies Record<string, Point[]>;

export type Route = keyof typeof ROUTES;

/** Piazza San Marco with the Piazzetta: open ground among the houses. */
export const PIAZZA: Shape = {
  isAngular: true,
  points: [
    [12.33715, 45.43345],
    [12.33905, 45.43395],
    [12.3393, 45.4337],
    [12.3396, 45.4332],
    [12.34, 45.4333],
    [12.33965, 45.4343],
    [12.339, 45.4345],
    [12.33685, 45.4339],
  ],
};

/** The road and railway bridge to the mainland. */
export const BRIDGE: readonly Point[] = [
  [12.276, 45.4632],
  [12.3085, 45.4448],
  [12.3135, 45.4425],
];

/** Reeds in the shallows. */
export const REEDS: readonly Point[] = [
  [12.366, 45.4985],
  [12.381, 45.5065],
  [12.377, 45.492],
  [12.394, 45.5],
  [12.4, 45.512],
  [12.419, 45.508],
  [12.387, 45.481],
  [12.398, 45.472],
  [12.302, 45.466],
  [12.269, 45.428],
  [12.277, 45.442],
];

/** Trees in the gardens, including the venue's. */
export const TREES: readonly Point[] = [
  [12.33985, 45.4257],
  [12.33935, 45.4254],
  [12.3403, 45.42575],
  [12.3385, 45.42535],
  [12.3448, 45.4289],
  [12.3456, 45.42915],
  [12.3463, 45.4288],
  [12.3451, 45.4273],
  [12.333, 45.4236],
];

/** Landmarks that are visible from far across the water. */
export const DOMES: readonly Point[] = [
  [12.3347, 45.4305],
  [12.33215, 45.4249],
  [12.33695, 45.4259],
];
export const TOWERS: readonly Point[] = [
  [12.33885, 45.4337],
  [12.3432, 45.4291],
];
