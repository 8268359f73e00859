import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import herbarium from '../designs/herbarium/design.ts';
import { simplifyOutlines } from './simplify-outlines.ts';

const { file, tolerance } = herbarium.faces.display;

it('a traced font takes half of the bytes, and each letter keeps its size', async () => {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  const options = { noHinting: true, keepFeatures: ['liga'] };
  const font = await subsetFont(whole, 'Rag&é', { targetFormat: 'truetype', ...options });
  const simplified = simplifyOutlines(font, tolerance);
  const sizes = await Promise.all(
    [font, simplified].map((one) =>
      subsetFont(one, 'Rag&é', { targetFormat: 'woff2', ...options }),
    ),
  );
  expect(sizes[1]?.length).toBeLessThan((sizes[0]?.length ?? 0) / 2);

  const [before, after] = [readBounds(font), readBounds(simplified)];
  expect(before.length).toBeGreaterThan(4);
  expect(after).toHaveLength(before.length);
  before.forEach((bounds, glyph) => {
    bounds.forEach((bound, side) => {
      // Also control points count, and may be farther out than the curve.
      expect(Math.abs((after[glyph]?.[side] ?? 0) - bound)).toBeLessThan(32);
    });
  });
});

/** The bounds of each letter, as the font has them. */
function readBounds(font: Buffer): number[][] {
  const find = (name: string) => {
    const at = font.indexOf(name, 12, 'latin1');
    return font.subarray(
      font.readUInt32BE(at + 8),
      font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12),
    );
  };
  const [glyf, loca] = [find('glyf'), find('loca')];
  const isLong = find('head').readInt16BE(50) === 1;
  const offsets = Array.from({ length: loca.length / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
  );
  return offsets.slice(1).flatMap((end, index) => {
    const start = offsets[index] ?? 0;
    if (start === end) return [];
    return [[2, 4, 6, 8].map((at) => glyf.readInt16BE(start + at))];
  });
}
