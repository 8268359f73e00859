import { expect, it } from 'vitest';
import { checkFiles } from './check-file.ts';

it('rejects the raw files and the empty ones of a folder, and accepts its photographs and videos', () => {
  const names = ['1.jpg', '1.cr3', '2.HEIC', '3.mov', 'empty.jpg'];
  const files = names.map((name) => ({
    file: { name, size: name === 'empty.jpg' ? 0 : 1, type: '' },
  }));
  const { accepted, rejected } = checkFiles(files);
  expect(accepted.map(({ file }) => file.name)).toEqual(['1.jpg', '2.HEIC', '3.mov']);
  expect(rejected.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['1.cr3', 'wrong-kind'],
    ['empty.jpg', 'wrong-kind'],
  ]);
});
