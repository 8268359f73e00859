import { expect, test } from 'vitest';
import { requestId, visitorMarks } from './request-id.ts';

test('a request has a name that can be read out, and its own', () => {
  const names = Array.from({ length: 1_000 }, requestId);
  for (const name of names) expect(name).toMatch(/^[A-HJKMNP-TV-Z2-9]{6}$/);
  expect(new Set(names).size).toBe(1_000);
});

test('a mark is the same for one visitor, and another after the next start', () => {
  const mark = visitorMarks();
  expect(mark('2001:db8:1:2::1')).toBe(mark('2001:db8:1:2::3'));
  expect(mark('192.0.2.1')).not.toBe(mark('192.0.2.2'));
  expect(mark('192.0.2.1')).not.toBe(visitorMarks()('192.0.2.1'));
  expect(mark('192.0.2.1')).toMatch(/^[\w-]{6}$/);
});
