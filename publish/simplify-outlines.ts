/** A point of an outline, on the curve or the control point between two that are. */
type Point = { x: number; y: number; isOn: boolean };
type Position = Pick<Point, 'x' | 'y'>;

/**
 * Redraws the outlines of a TrueType font with the fewest curves that stay within `tolerance` units of them. Outlines that
 * were traced from printed sheets have hundreds of points in a letter.
 */
export function simplifyOutlines(font: Buffer, tolerance: number): Buffer {
  const tables = readTables(font);
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0);
  const [head, loca, glyf] = [Buffer.from(table('head')), table('loca'), table('glyf')];
  const isLong = head.readInt16BE(50) === 1;
  const offsets = Array.from({ length: table('maxp').readUInt16BE(4) + 1 }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
  const glyphs = offsets
    .slice(1)
    .map((end, index) => simplifyGlyph(glyf.subarray(offsets[index], end), tolerance));
  const newLoca = Buffer.alloc(4 * offsets.length);
  let end = 0;
  glyphs.forEach((glyph, index) => {
    end += glyph.length;
    newLoca.writeUInt32BE(end, 4 * index + 4);
  });
  head.writeInt16BE(1, 50);
  tables.set('head', head).set('loca', newLoca).set('glyf', Buffer.concat(glyphs));
  return writeTables(font.readUInt32BE(0), tables);
}

function simplifyGlyph(glyph: Buffer, tolerance: number): Buffer {
  // Empty, or composed of other glyphs.
  if (glyph.length === 0 || glyph.readInt16BE(0) < 0) return glyph;
  const contours = readContours(glyph).map((contour) => simplifyContour(contour, tolerance));
  return writeGlyph(glyph.subarray(0, 10), contours);
}

function readContours(glyph: Buffer): Point[][] {
  const ends = Array.from({ length: glyph.readInt16BE(0) }, (_, index) =>
    glyph.readUInt16BE(10 + 2 * index),
  );
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * ends.length;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const repeats = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let index = 0; index <= repeats; index += 1) flags.push(flag);
  }
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readAxis(2, 16);
  const ys = readAxis(4, 32);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & 1) === 1,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

function simplifyContour(contour: readonly Point[], tolerance: number): Point[] {
  const samples = sampleContour(contour);
  const simplified: Point[] = [];
  let from = 0;
  while (from < samples.length - 1) {
    // The longest piece that one curve follows, found by doubling and halving.
    let to = from + 1;
    let control: Position | null = null;
    for (let step = 1; step >= 1; ) {
      const next = Math.min(to + step, samples.length - 1);
      const fitted = next > to ? fitCurve(samples.slice(from, next + 1), tolerance) : null;
      if (fitted) [to, control, step] = [next, fitted, 2 * step];
      else step = Math.floor(step / 2);
    }
    simplified.push({ ...roundPosition(samples[from]), isOn: true });
    if (control) simplified.push({ ...roundPosition(control), isOn: false });
    from = to;
  }
  return simplified;
}

/** Points along the contour, from a corner or another point on it round to itself. */
function sampleContour(contour: readonly Point[]): Position[] {
  // Between two control points is a point on the curve that is not stored.
  const whole = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    const isImplied = !point.isOn && !next.isOn;
    return isImplied ? [point, { ...mix(point, next, 0.5), isOn: true }] : [point];
  });
  const start = Math.max(
    0,
    whole.findIndex(({ isOn }) => isOn),
  );
  const points = [...whole.slice(start), ...whole.slice(0, start + 1)];
  return points.flatMap((point, index) => {
    const [before, next] = [points[index - 1], points[index + 1]];
    if (point.isOn) return before?.isOn ? [mix(before, point, 0.5), point] : [point];
    if (!before || !next) return [];
    return [0.25, 0.5, 0.75].map((t) => evaluate(before, point, next, t));
  });
}

/** The control point of the curve between the first and the last of these positions that follows the others; null if none does. */
function fitCurve(positions: readonly Position[], tolerance: number): Position | null {
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last) return null;
  const lengths = [0];
  positions.slice(1).forEach((position, index) => {
    const before = positions[index] ?? position;
    lengths.push((lengths[index] ?? 0) + distance(before, position));
  });
  const total = lengths.at(-1) || 1;
  const sum = { x: 0, y: 0, weight: 0 };
  positions.forEach((position, index) => {
    const t = (lengths[index] ?? 0) / total;
    const weight = 2 * t * (1 - t);
    const rest = {
      x: (1 - t) ** 2 * first.x + t ** 2 * last.x,
      y: (1 - t) ** 2 * first.y + t ** 2 * last.y,
    };
    sum.x += weight * (position.x - rest.x);
    sum.y += weight * (position.y - rest.y);
    sum.weight += weight ** 2;
  });
  if (sum.weight === 0) return null;
  const control = roundPosition({ x: sum.x / sum.weight, y: sum.y / sum.weight });
  const isClose = positions.every((position, index) => {
    const on = evaluate(first, control, last, (lengths[index] ?? 0) / total);
    return distance(on, position) <= tolerance;
  });
  return isClose ? control : null;
}

function evaluate(from: Position, control: Position, to: Position, t: number): Position {
  return mix(mix(from, control, t), mix(control, to, t), t);
}

function mix(from: Position, to: Position, t: number): Position {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

function distance(one: Position, other: Position): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function roundPosition({ x, y }: Position = { x: 0, y: 0 }): Position {
  return { x: Math.round(x), y: Math.round(y) };
}

/** WOFF2 compresses the points, so they are written in their longest form. */
function writeGlyph(header: Buffer, contours: readonly Point[][]): Buffer {
  const points = contours.flat();
  const glyph = Buffer.alloc(10 + 2 * contours.length + 2 + 5 * points.length);
  header.copy(glyph);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((bound, index) => {
    glyph.writeInt16BE(bound, 2 + 2 * index);
  });
  let at = 10;
  let count = 0;
  for (const contour of contours) {
    count += contour.length;
    at = glyph.writeUInt16BE(count - 1, at);
  }
  at += 2;
  for (const { isOn } of points) at = glyph.writeUInt8(isOn ? 1 : 0, at);
  for (const axis of [xs, ys]) {
    axis.forEach((value, index) => {
      at = glyph.writeInt16BE(value - (axis[index - 1] ?? 0), at);
    });
  }
  return at % 2 ? Buffer.concat([glyph, Buffer.alloc(1)]) : glyph;
}

function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
    }),
  );
}

/** Without checksums, which the conversion to WOFF2 computes. */
function writeTables(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let offset = header.length;
  [...tables].forEach(([name, content], index) => {
    const at = 12 + 16 * index;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
