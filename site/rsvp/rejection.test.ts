import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../domain/messages/format.ts';
import { MESSAGES } from '../../domain/wedding/languages.ts';
import { toRejectionText } from './rejection.ts';

type Code = keyof typeof MESSAGES;

const textIn = (language: Code, code: unknown, hint?: unknown, retryAfter = 0) =>
  toRejectionText(MESSAGES[language].rsvpErrors, {
    body: { code, message: 'Server', hint },
    retryAfter,
    closed: 'Closed.',
    gateClosed: MESSAGES[language].rsvp.gateClosed,
    format: formatMessage,
    language,
  });

const OTHERS = (Object.keys(MESSAGES) as Code[]).filter((language) => language !== 'en');

it.each([undefined, null, '', 'ZZ999', 'toString', '__proto__', 500])(
  'the unknown code %s shows the server’s text in English and none in other languages',
  (code) => {
    expect(textIn('en', code)).toBe('Server');
    for (const language of OTHERS) expect(textIn(language, code)).toBe('');
  },
);

it('a server’s message that is not a text is not shown', () => {
  const body = { code: 'ZZ999', message: { toString: () => 'Server' } };
  const texts = { closed: '', gateClosed: '' };
  const details = { body, retryAfter: 0, ...texts, format: formatMessage, language: 'en' };
  expect(toRejectionText(MESSAGES.en.rsvpErrors, details)).toBe('');
});

it('the codes of the specification show its texts in English', () => {
  for (const code of ['42P01', 'PGRST205']) {
    expect(textIn('en', code)).toBe('RSVP service not set up yet. Please try again later.');
  }
  for (const code of ['42501', 'PGRST301', 'PGRST302']) {
    expect(textIn('en', code)).toBe('Permission denied. Please try again later.');
  }
});

it('the server’s errors are reported in Italian', () => {
  const texts: [
    code: string,
    text: string | RegExp,
    hint?: string | undefined,
    retryAfter?: number,
  ][] = [
    ['42P01', 'Il servizio per le risposte non è ancora attivo. Riprovate più tardi.'],
    ['PGRST301', 'Permesso negato. Riprovate più tardi.'],
    ['PT400', /^Il modulo è cambiato\. Ricaricate la pagina/],
    ['PT401', /il sito chiede di nuovo la password/],
    ['PT403', 'Closed.'],
    ['PT429', /riprovate fra 1 secondo\.$/, undefined, 1],
    ['PT429', /riprovate fra 30 secondi\.$/, undefined, 30],
    ['PT503', /moltissime risposte/],
    ['54000', /troppo lunga/],
    ['23514', /Controllate quello che avete scritto/],
    ['08006', /potrebbe non essere stata registrata/],
    ['53100', /Non è stato possibile registrare/],
    ['XX000', /ditelo agli sposi: errore k7q2\.$/, 'request k7q2'],
  ];
  for (const [code, text, hint, retryAfter] of texts) {
    expect(textIn('it', code, hint, retryAfter), code).toMatch(text);
  }
});

describe.each(OTHERS)('in %s', (language) => {
  it('no known code shows the server’s English text', () => {
    const codes = [
      '42P01',
      '42501',
      'PT400',
      'PT401',
      'PT403',
      'PT429',
      'PT503',
      '54000',
      '23514',
      '22P02',
    ];
    codes.push('08006', '57P01', '40001', '53100', '55P03', '25006', 'XX000', 'PGRST102');
    for (const code of codes) {
      expect(textIn(language, code), code).toMatch(/^(?!.*Server).+\.$/);
      expect(textIn(language, code), code).not.toMatch(/[{}]/);
    }
  });

  it('the text contains the id of the failed request if the server sent a valid one', () => {
    const withId = textIn(language, 'XX000', 'request k7q2');
    expect(withId).toMatch(/ k7q2\.$/);
    for (const hint of [undefined, null, '', 'request <b>x', 7]) {
      const text = textIn(language, 'XX000', hint);
      expect(text).not.toBe('');
      expect(withId).toMatch(new RegExp(`^${RegExp.escape(text)} `));
    }
  });

  it('too many replies name the seconds to wait, if the server sent them', () => {
    expect(textIn(language, 'PT429', undefined, 7)).toContain('7');
    expect(textIn(language, 'PT429')).not.toMatch(/\d/);
    expect(textIn(language, 'PT429', undefined, 1)).not.toBe(
      textIn(language, 'PT429', undefined, 7).replace('7', '1'),
    );
  });
});
