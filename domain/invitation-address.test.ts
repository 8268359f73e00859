import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordIn, withPassword } from './invitation-address.ts';

test.each(['', '#', '#rsvp', '#enter', '#other=a', '#enter=%E0%A4'])(
  'there is no password in %s',
  (fragment) => expect(passwordIn(fragment)).toBeNull(),
);

test('every password comes out as it went in, and no server is sent it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (password) => {
      const url = new URL(withPassword('https://wedding.example.com', password));
      expect(url.origin + url.pathname + url.search).toBe('https://wedding.example.com/');
      expect(passwordIn(url.hash)).toBe(password);
    }),
  );
});
