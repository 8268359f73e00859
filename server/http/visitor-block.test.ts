import { expect, test } from 'vitest';
import { visitorBlock } from './visitor-block.ts';

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1', '::FFFF:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6'],
  ['2001:db8::1', '2001:0db8::2:0:0:1'],
])('%s and %s are one visitor', (one, other) => {
  expect(visitorBlock(one)).toBe(visitorBlock(other));
});

test.each([
  ['192.0.2.1', '192.0.2.2'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
])('%s and %s are two', (one, other) => {
  expect(visitorBlock(one)).not.toBe(visitorBlock(other));
});
