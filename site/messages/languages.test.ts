import { describe, expect, it } from 'vitest';
import { Refusal } from '../rsvp/refusal.ts';
import { WORDS } from './languages.ts';

const { en, it: italian } = WORDS;

/** Every text of one language, by its place. */
function texts(words: object, place = ''): Map<string, string> {
  const found = Object.entries(words).flatMap(([name, said]): [string, string][] => {
    const here = `${place}/${name}`;
    if (typeof said === 'string') return [[here, said]];
    return typeof said === 'object' ? [...texts(said, here)] : [[here, '(made)']];
  });
  return new Map(found);
}

describe('Italian', () => {
  it('says what English says, no less and no more', () => {
    expect([...texts(italian).keys()].sort()).toEqual([...texts(en).keys()].sort());
  });

  it('says it in Italian', () => {
    const english = texts(en);
    const same = [...texts(italian)].filter(([place, text]) => text === english.get(place));
    expect(same.filter(([, text]) => text !== '(made)')).toEqual([
      ['/rsvp/email', 'Email'],
      ['/wedding/ways/rsvp', 'RSVP'],
    ]);
  });

  it('is set as Italian is', () => {
    for (const text of texts(italian).values()) expect(text).not.toMatch(/['"]|\.\.\.|E'|e'/);
  });

  it('counts seconds', () => {
    expect(italian.gate.waitFor(1)).toBe('Aspettate 1 secondo, poi riprovate.');
    expect(italian.gate.waitFor(9)).toBe('Aspettate 9 secondi, poi riprovate.');
  });
});

describe('the server’s words', () => {
  const refused = (words: typeof en.reply | typeof italian.reply, code: unknown, hint?: unknown) =>
    words.refused(new Refusal({ row: { code, message: 'Server', hint }, seconds: 0 }), 'Chiuso.');

  it.each([undefined, null, '', 'ZZ999', 'toString', '__proto__', 500])(
    'of the code %s are not said in Italian, and are in English',
    (code) => {
      expect(refused(italian.reply, code)).toBe('');
      expect(refused(en.reply, code)).toBe('Server');
    },
  );

  it('are never said in Italian, whatever the code', () => {
    const codes = ['PT401', 'PT403', 'PT429', 'PT503', '54000', '23514', '22P02', '08006', '57P01'];
    for (const code of [...codes, '40001', '53100', '55P03', '25006', 'XX000', 'PGRST102']) {
      expect(refused(italian.reply, code), code).toMatch(/^(?!Server).+\.$/);
    }
  });

  it('name a request that failed, when it has a name', () => {
    expect(refused(italian.reply, 'XX000', 'request k7q2')).toMatch(/errore k7q2\.$/);
    for (const hint of [undefined, null, '', 'request <b>x', 7]) {
      expect(refused(italian.reply, 'XX000', hint)).toMatch(/istante\.$/);
    }
  });
});
