import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine.ts';

test.each(['', 'localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]', '/var/run/postgresql'])(
  'the host "%s" is this machine',
  (host) => expect(isThisMachine(host)).toBe(true),
);

test.each([
  'our-wedding.example',
  'localhost.our-wedding.example',
  '10.0.0.1',
  '192.168.0.1',
  '0.0.0.0',
  '127.0.0.1.our-wedding.example',
  '127.0.0',
  '::',
  'fd00::1',
])('the host "%s" may be another machine', (host) => expect(isThisMachine(host)).toBe(false));
