import { describe, expect, it } from 'vitest';
import { MESSAGES } from './all-messages.ts';
import { formatMessage } from './format.ts';

const { en, it: italian } = MESSAGES;

/** Every text of one language by its path. */
function textsByPath(messages: object, parent = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([name, message]): [string, string][] => {
    const path = `${parent}/${name}`;
    if (typeof message === 'string') return [[path, message]];
    return message === null ? [] : [...textsByPath(message, path)];
  });
  return new Map(entries);
}

it.each(Object.entries(MESSAGES))(
  'the messages of %s are data, which JSON keeps',
  (_, messages) => {
    const values = Object.values(messages).flatMap((group) => Object.values<unknown>(group));
    expect(JSON.parse(JSON.stringify(values))).toEqual(values);
  },
);

describe('the Italian messages', () => {
  it('have the same keys as the English ones, and a text for each error of the server', () => {
    const isServerError = (path: string) => path.startsWith('/rsvpErrors/serverErrors/');
    const paths = [...textsByPath(italian).keys()].filter((path) => !isServerError(path));
    expect(paths.sort()).toEqual([...textsByPath(en).keys()].sort());
    expect(italian.rsvpErrors.serverErrors).not.toBeNull();
  });

  it('differ from the English ones, except for words that both languages share', () => {
    const english = textsByPath(en);
    const same = [...textsByPath(italian)].filter(([path, text]) => text === english.get(path));
    expect(same).toEqual([
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
    const { retryAfter } = italian.gate;
    expect(formatMessage(retryAfter, { count: 1 }, 'it')).toBe(
      'Aspettate 1 secondo, poi riprovate.',
    );
    expect(formatMessage(retryAfter, { count: 9 }, 'it')).toBe(
      'Aspettate 9 secondi, poi riprovate.',
    );
  });
});
