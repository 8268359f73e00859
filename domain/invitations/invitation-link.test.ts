import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInvitationLink, readPassword } from './invitation-link.ts';

test.each(['', '#', '#rsvp', '#enter', '#other=a', '#enter=%E0%A4'])(
  'the fragment %j has no password',
  (fragment) => expect(readPassword(fragment)).toBeNull(),
);

test('a link returns the same password and keeps it out of the request', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (password) => {
      const url = new URL(createInvitationLink('https://wedding.example.com', password));
      expect(url.origin + url.pathname + url.search).toBe('https://wedding.example.com/');
      expect(readPassword(url.hash)).toBe(password);
    }),
  );
});
