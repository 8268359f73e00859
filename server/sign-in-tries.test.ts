import { expect, test } from 'vitest';
import { signInTries } from './sign-in-tries.ts';

function clock() {
  let now = 1_000_000;
  const tries = signInTries(() => now);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const guess = (address: string, times = 1) => {
    for (let time = 0; time < times; time += 1) tries.note(address);
  };
  return { tries, pass, guess };
}

test('ten tries in a minute have to wait until the first is a minute old', () => {
  const { tries, pass, guess } = clock();
  guess('192.0.2.1');
  pass(20);
  guess('192.0.2.1', 8);
  expect(tries.wait('192.0.2.1')).toBe(0);
  guess('192.0.2.1');
  expect(tries.wait('192.0.2.1')).toBe(40);
  pass(39.5);
  expect(tries.wait('192.0.2.1')).toBe(1);
  pass(0.5);
  expect(tries.wait('192.0.2.1')).toBe(0);
});

test('others do not have to wait', () => {
  const { tries, guess } = clock();
  guess('192.0.2.1', 10);
  expect(tries.wait('192.0.2.2')).toBe(0);
});

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8::1', '2001:db8::2:0:0:1'],
])('%s and %s are one visitor', (one, other) => {
  const { tries, guess } = clock();
  guess(one, 10);
  expect(tries.wait(other)).toBeGreaterThan(0);
});

test('neighbours in other networks are not', () => {
  const { tries, guess } = clock();
  guess('2001:db8:1:2::1', 10);
  expect(tries.wait('2001:db8:1:3::1')).toBe(0);
});

test('a flood of addresses takes no more than its share of memory', () => {
  const { tries, guess } = clock();
  for (let at = 0; at < 20_000; at += 1) guess(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  guess('192.0.2.1', 10);
  expect(tries.wait('192.0.2.1')).toBe(60);
});
