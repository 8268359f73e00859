import { expect, it } from 'vitest';
import { replacePicture } from './replace-picture.ts';

const BEFORE = { file: 'old.jpg', alt: 'The old harbour', focus: '10% 20%', frame: 'arch' };
const BLANK = { file: '', alt: '' };
const replace = (now: unknown, before: unknown, blank: unknown = BLANK) =>
  replacePicture({ before, now, blank, file: 'new.jpg' });

it('a replaced picture loses its description and its focal point', () => {
  expect(replace(BEFORE, BEFORE)).toEqual({ file: 'new.jpg', alt: '' });
});

it('a description and a focal point that the couple writes during the upload stay', () => {
  const written = { alt: 'The garden', focus: '70% 30%' };
  expect(replace({ ...BEFORE, ...written }, BEFORE)).toEqual({ ...written, file: 'new.jpg' });
});

it('of a description in several languages, the written ones stay', () => {
  const before = { ...BEFORE, alt: { en: 'The old harbour', it: 'Il vecchio porto' } };
  const now = { ...before, alt: { ...before.alt, en: 'The garden' } };
  expect(replace(now, before)).toEqual({ file: 'new.jpg', alt: { en: 'The garden' } });
});

it('a first picture keeps the description that was there before it', () => {
  const described = { file: '', alt: 'The garden' };
  expect(replace(described, described)).toEqual({ file: 'new.jpg', alt: 'The garden' });
  expect(replace(undefined, undefined)).toEqual({ file: 'new.jpg', alt: '' });
  expect(replace('old.svg', 'old.svg', '')).toBe('new.jpg');
});

it('a picture that was replaced or removed during the upload stays as it is', () => {
  expect(replace({ ...BEFORE, file: 'other.jpg' }, BEFORE)).toBeNull();
  expect(replace(undefined, BEFORE)).toBeNull();
  expect(replace('other.svg', 'old.svg', '')).toBeNull();
});
