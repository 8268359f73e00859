import type { MapDocument } from '../domain/wedding/wedding.ts';

// The routes of the demo’s map. Do not change them here: `node content/draw-map/main.ts` writes them.
export const LAGOON: {
  lines: Record<
    | 'airport to cipriani'
    | 'airport to st-marks'
    | 'st-marks to cipriani'
    | 'st-marks to zitelle'
    | 'flight',
    MapDocument['line']
  >;
  frames: MapDocument['frames'];
} = {
  frames: {
    wide: {
      width: 1320,
      height: 700,
      areas: [
        {
          x: 0,
          y: 0,
          width: 1320,
          height: 700,
          viewBox: [-864.2, -1023.67, 2750, 1458.33],
          craftSize: 1.05,
        },
        {
          x: 790,
          y: 52,
          width: 496,
          height: 596,
          viewBox: [-77.13, -92.26, 148.06, 177.91],
          craftSize: 1.35,
        },
      ],
    },
    tall: {
      width: 600,
      height: 1180,
      areas: [
        {
          x: 0,
          y: 0,
          width: 600,
          height: 620,
          viewBox: [-642.97, -1028.73, 1395.35, 1441.86],
          craftSize: 1.05,
        },
        {
          x: 20,
          y: 640,
          width: 560,
          height: 524,
          viewBox: [-83.9, -70.46, 160, 149.71],
          craftSize: 1.35,
        },
      ],
    },
  },
  lines: {
    'airport to cipriani': {
      path: 'M-12.5 -769C-12.5 -748.3 -10.7 -695 -12.5 -644.6C-14.3 -594.2 -23.1 -524.1 -23.4 -466.7C-23.7 -409.3 -21.2 -348.6 -14.1 -300.1C-6.9 -251.6 8 -205.6 19.5 -175.6C31 -145.6 48.7 -136.3 54.7 -120C60.7 -103.7 56.8 -91.5 55.5 -77.8C54.2 -64.1 47.3 -47.2 46.9 -37.8C46.5 -28.3 50 -26.3 53.1 -21.1C56.2 -15.9 63.1 -13 65.6 -6.7C68.1 -0.4 68.7 9.1 67.9 16.7C67.1 24.3 65.5 33.7 60.9 38.9C56.4 44.1 46.6 46.7 40.6 47.8C34.6 48.9 29.4 46.9 25 45.6C20.6 44.3 15.9 40.9 14.1 40',
      color: 'rose',
      dashes: [9, 5],
      craft: 'M-27-3.5h17c5 0 9 2 10 3.5-1 1.5-5 3.5-10 3.5h-17zM-22-1.8h8v3.6h-8z',
      seconds: 3.4,
      labels: {
        wide: { x: 392.3, y: 254, textAnchor: 'end' },
        tall: { x: 256.3, y: 229.7, textAnchor: 'end' },
      },
    },
    'airport to st-marks': {
      path: 'M-9.4 -769C-7.2 -748.3 -2.9 -689.4 3.9 -644.6C10.7 -599.8 27.2 -546.4 31.2 -500.1C35.2 -453.8 29 -405.6 28.1 -366.7C27.2 -327.8 22.7 -290 25.8 -266.7C28.9 -243.4 37.5 -236 46.9 -226.7C56.3 -217.4 67 -222 82 -211.1C97 -200.2 119.1 -180 136.7 -161.1C154.3 -142.2 176.9 -118.2 187.4 -97.8C197.9 -77.4 195.6 -58 199.9 -38.9C204.2 -19.8 208.3 -2.7 213.2 16.7C218.2 36.2 228.7 61 229.6 77.8C230.5 94.6 229.6 115.2 218.7 117.8C207.8 120.4 182.2 107.8 164 93.3C145.8 78.9 126.9 50 109.3 31.1C91.7 12.2 73.6 -9.4 58.6 -20C43.6 -30.5 29.3 -30 19.5 -32.2C9.7 -34.4 3.3 -33.1 0 -33.3',
      color: 'lagoon',
      dashes: [0.1, 6],
      craft: 'M-34-4.5h25c5 0 8 2.5 9 4.5-1 2-4 4.5-9 4.5h-25zM-30-2.4h18v4.8h-18z',
      seconds: 4.6,
      labels: {
        wide: { x: 450.4, y: 262, textAnchor: 'start' },
        tall: { x: 308.4, y: 236.9, textAnchor: 'start' },
      },
    },
    'st-marks to cipriani': {
      path: 'M0 -31.1C1 -27.8 5.9 -18.5 6.2 -11.1C6.5 -3.7 2.4 6.1 1.6 13.3C0.8 20.5 1.6 29.1 1.6 32.2',
      color: 'rose',
      dashes: [14, 5, 0.1, 5],
      craft: 'M-27-3.5h17c5 0 9 2 10 3.5-1 1.5-5 3.5-10 3.5h-17zM-22-1.8h8v3.6h-8z',
      seconds: 2.4,
      areas: [1],
      labels: {
        wide: { x: 1082.5, y: 301.6, textAnchor: 'start' },
        tall: { x: 349.2, y: 824.2, textAnchor: 'start' },
      },
    },
    'st-marks to zitelle': {
      path: 'M-4.7 -31.1C-5.5 -27.4 -7.6 -15.9 -9.4 -8.9C-11.2 -1.9 -14.4 3.9 -15.6 11.1C-16.8 18.3 -16.3 30.6 -16.4 34.5',
      color: 'lagoon',
      dashes: [5, 5],
      craft: 'M-34-4.5h25c5 0 8 2.5 9 4.5-1 2-4 4.5-9 4.5h-25zM-30-2.4h18v4.8h-18z',
      seconds: 2.8,
      areas: [1],
      labels: {
        wide: { x: 980.4, y: 398.4, textAnchor: 'end' },
        tall: { x: 242.6, y: 925.3, textAnchor: 'end' },
      },
    },
    flight: {
      path: 'M-734.1 -455.6C-700.3 -476.9 -607.9 -545.4 -531.1 -583.4C-454.3 -621.4 -356.3 -651.3 -273.4 -683.4C-190.5 -715.4 -73.6 -760.3 -33.6 -775.7',
      color: 'gilt',
      dashes: [0.1, 9],
      craft:
        'M0 0c0 1.5-2 2-4 2h-5l-7 10h-3l3-10h-6l-3 4h-2l1.5-6-1.5-6h2l3 4h6l-3-10h3l7 10h5c2 0 4 .5 4 2z',
      seconds: 2.6,
      areas: [0],
    },
  },
};
