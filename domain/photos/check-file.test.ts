import { expect, it } from 'vitest';
import { hasKnownKind } from './check-file.ts';

it('knows photographs and videos by their name, and no raw files of a camera', () => {
  const names = ['1.jpg', '1.cr3', '2.HEIC', '3.mov', 'list.pdf'];
  const known = names.filter((name) => hasKnownKind({ name, type: '' }));
  expect(known).toEqual(['1.jpg', '2.HEIC', '3.mov']);
});
