import type { SeatingTable } from './seating.ts';

/** A chair relative to the middle of its table, in centimetres. */
export type Chair = { x: number; y: number };

/** Beside each other, with room for the elbows. */
const CHAIR_STEP = 60;
const CHAIR_GAP = 32;
/** The depth of a straight table, and of the three parts of a U. */
export const TABLE_DEPTH = 90;

/** The size of a table and where its chairs are, before it is turned. */
export function layOutTable({ shape, seats }: Pick<SeatingTable, 'shape' | 'seats'>) {
  if (shape === 'round') {
    const radius = Math.max(60, (seats * CHAIR_STEP) / (2 * Math.PI));
    const chairs = Array.from({ length: seats }, (_, index): Chair => {
      const angle = (index / seats) * 2 * Math.PI - Math.PI / 2;
      const distance = radius + CHAIR_GAP;
      return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
    });
    return { width: radius * 2, height: radius * 2, chairs };
  }
  if (shape === 'u') return layOutU(seats);
  const perSide = shape === 'head' ? seats : Math.ceil(seats / 2);
  const width = Math.max(120, perSide * CHAIR_STEP);
  const y = TABLE_DEPTH / 2 + CHAIR_GAP;
  return {
    ...{ width, height: TABLE_DEPTH },
    chairs: [
      ...spread(perSide, width).map((x): Chair => ({ x, y: -y })),
      ...spread(seats - perSide, width).map((x): Chair => ({ x, y })),
    ],
  };
}

/** Along the outside of three tables. */
function layOutU(seats: number) {
  const side = Math.floor(seats / 3);
  const top = seats - 2 * side;
  const width = Math.max(240, top * CHAIR_STEP);
  const height = Math.max(160, side * CHAIR_STEP + TABLE_DEPTH);
  const x = width / 2 + CHAIR_GAP;
  const down = spread(side, height - TABLE_DEPTH).map((y) => y + TABLE_DEPTH / 2);
  return {
    ...{ width, height },
    chairs: [
      ...down.toReversed().map((y): Chair => ({ x: -x, y })),
      ...spread(top, width).map((one): Chair => ({ x: one, y: -height / 2 - CHAIR_GAP })),
      ...down.map((y): Chair => ({ x, y })),
    ],
  };
}

/** The middles of equal parts of a length. */
function spread(count: number, length: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * length);
}
