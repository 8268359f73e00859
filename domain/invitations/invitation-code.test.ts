import { describe, expect, it, test } from 'vitest';
import {
  CODE_ALPHABET,
  createPersonalLink,
  formatInvitationCode,
  parseInvitationCode,
} from './invitation-code.ts';

describe('a text', () => {
  it.each(['', 'KFM7QTR2', 'KFM7QTR2WW', 'KFM7QTR2O', 'KFM7QTR21', '🥂'])(
    'is no code if it is %j',
    (text) => expect(parseInvitationCode(text)).toBeNull(),
  );
});

test.each([
  'KFM7QTR2W',
  'kfm-7qt-r2w',
  ' kfm 7qt r2w ',
  'KFM–7QT—R2W',
  'K F M 7 Q T R 2 W',
  '(KFM_7QT_R2W).',
  'KFM-7QT-R2W\u200b',
])('the code %j is read by its letters and digits', (text) =>
  expect(parseInvitationCode(text)).toBe('KFM7QTR2W'),
);

test('a code has no two characters that look alike', () => {
  expect(CODE_ALPHABET).toHaveLength(30);
  expect(new Set(CODE_ALPHABET).size).toBe(30);
  expect(CODE_ALPHABET).not.toMatch(/[01OILU]/);
  for (const character of CODE_ALPHABET) {
    expect(parseInvitationCode(character.repeat(9)), character).not.toBeNull();
  }
});

test('a code is shown in three groups, also in its link', () => {
  expect(formatInvitationCode('KFM7QTR2W')).toBe('KFM-7QT-R2W');
  expect(createPersonalLink('https://wedding.example.com', 'KFM7QTR2W')).toBe(
    'https://wedding.example.com/i/KFM-7QT-R2W',
  );
});
