import { describe, expect, it } from 'vitest';
import { MESSAGES } from './all-messages.ts';

const { en, it: italian } = MESSAGES;

/** Every text of one language by its path; functions have a placeholder. */
function textsByPath(messages: object, parent = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([name, message]): [string, string][] => {
    const path = `${parent}/${name}`;
    if (typeof message === 'string') return [[path, message]];
    return typeof message === 'object' ? [...textsByPath(message, path)] : [[path, '(function)']];
  });
  return new Map(entries);
}

describe('the Italian messages', () => {
  it('have the same keys as the English ones', () => {
    expect([...textsByPath(italian).keys()].sort()).toEqual([...textsByPath(en).keys()].sort());
  });

  it('differ from the English ones, except for words that both languages share', () => {
    const english = textsByPath(en);
    const same = [...textsByPath(italian)].filter(([path, text]) => text === english.get(path));
    expect(same.filter(([, text]) => text !== '(function)')).toEqual([
      ['/rsvp/email', 'Email'],
      ['/wedding/navigation/rsvp', 'RSVP'],
    ]);
  });

  it('use Italian typography: curly apostrophes, one-character ellipses, accented capitals', () => {
    for (const text of textsByPath(italian).values()) {
      expect(text).not.toMatch(/['"]|\.\.\.|E'|e'/);
    }
  });

  it('use the singular for one second and the plural for more', () => {
    expect(italian.gate.retryAfter(1)).toBe('Aspettate 1 secondo, poi riprovate.');
    expect(italian.gate.retryAfter(9)).toBe('Aspettate 9 secondi, poi riprovate.');
  });
});

describe('the message of a rejected reply', () => {
  const rejected = (
    messages: typeof en.rsvpErrors | typeof italian.rsvpErrors,
    code: unknown,
    hint?: unknown,
  ) => messages.rejected({ body: { code, message: 'Server', hint }, retryAfter: 0 }, 'Chiuso.');

  it.each([undefined, null, '', 'ZZ999', 'toString', '__proto__', 500])(
    'with the unknown code %s is the server’s text in English and empty in Italian',
    (code) => {
      expect(rejected(italian.rsvpErrors, code)).toBe('');
      expect(rejected(en.rsvpErrors, code)).toBe('Server');
    },
  );

  it('is never the server’s English text in Italian, whatever the code', () => {
    const codes = ['PT401', 'PT403', 'PT429', 'PT503', '54000', '23514', '22P02', '08006', '57P01'];
    for (const code of [...codes, '40001', '53100', '55P03', '25006', 'XX000', 'PGRST102']) {
      expect(rejected(italian.rsvpErrors, code), code).toMatch(/^(?!Server).+\.$/);
    }
  });

  it('contains the id of the failed request if the server sent a valid one', () => {
    expect(rejected(italian.rsvpErrors, 'XX000', 'request k7q2')).toMatch(/errore k7q2\.$/);
    for (const hint of [undefined, null, '', 'request <b>x', 7]) {
      expect(rejected(italian.rsvpErrors, 'XX000', hint)).toMatch(/istante\.$/);
    }
  });
});
