import { expect, it } from 'vitest';
import { createSmsLink, createWhatsAppLink, listTelephoneNumbers } from './message-links.ts';

it.each([
  ['no number', null, []],
  ['an empty text', '', []],
  ['a number of the country', '0170 1234567', [null]],
  ['a number that is too short', '+49 170', [null]],
  ['a number that is too long', '+49 170 1234567 1234567', [null]],
  ['a code that begins with zero', '+0170 1234567', [null]],
  ['words', 'ask Anna', [null]],
  ['a number with its country', '+49 170 1234567', ['+491701234567']],
  ['two zeros for the plus', '0049 170 1234567', ['+491701234567']],
  ['a zero in brackets', '+49 (0)170 1234567', ['+491701234567']],
  ['two numbers', '+39 041 520 7744, 347', ['+390415207744', null]],
])('reads %s', (_, phone, numbers) => {
  expect(listTelephoneNumbers(phone).map(({ number }) => number)).toEqual(numbers);
});

it('a link has the whole text, also with lines, an ampersand and emoji', () => {
  const text = 'Ada & Mia,\nhttps://a.example/i/ABC?x=1#y 💌 100%';
  const whatsApp = new URL(createWhatsAppLink('+491701234567', text));
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/491701234567');
  expect(whatsApp.searchParams.get('text')).toBe(text);
  const sms = new URL(createSmsLink('+491701234567', text));
  expect([sms.protocol, sms.pathname, sms.searchParams.get('body')]).toEqual([
    ...['sms:', '+491701234567', text],
  ]);
});

it('half of an emoji does not stop the link', () => {
  expect(createWhatsAppLink('+491701234567', 'Ciao \ud83d')).toContain('?text=Ciao%20%EF%BF%BD');
});
