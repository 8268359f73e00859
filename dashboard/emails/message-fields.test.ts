import { expect, test } from 'vitest';
import type { MailingMessage } from '../../domain/emails/mailings.ts';
import { listChanges, mergeMessages } from './message-fields.ts';

const SAVED: MailingMessage = {
  texts: { en: { subject: 'Come', body: 'Dear {names}' }, it: { subject: 'Venite', body: 'Ciao' } },
  filter: { who: 'all' },
  except: ['ada@example.com', 'zoe@example.com'],
};

test('the same message has no changes, whatever the order of the addresses that are left out', () => {
  const same = { ...SAVED, except: ['zoe@example.com', 'ada@example.com'] };
  expect(listChanges(SAVED, same)).toEqual([]);
});

test('a text that the server has trimmed is no change', () => {
  const typed = {
    ...SAVED,
    texts: { ...SAVED.texts, en: { subject: 'Come ', body: 'Dear {names}\n' } },
  };
  expect(listChanges(SAVED, typed)).toEqual([]);
});

test('every changed field is listed, also in a language that one of both does not have', () => {
  const other: MailingMessage = {
    texts: {
      en: { subject: 'Please come', body: 'Dear {names}' },
      de: { subject: 'Kommt', body: '' },
    },
    filter: { who: 'tag', tag: 'School' },
    except: [],
  };
  expect(listChanges(SAVED, other)).toEqual([
    'subject:en',
    'subject:it',
    'body:it',
    'subject:de',
    'filter',
    'except',
  ]);
});

test('a merged message has the chosen fields, and keeps all others as they were saved', () => {
  const mine: MailingMessage = {
    texts: { en: { subject: 'Mine', body: 'Mine too' }, de: { subject: 'Meins', body: '' } },
    filter: { who: 'no-reply' },
    except: [],
  };
  expect(mergeMessages(SAVED, mine, ['body:en', 'subject:de', 'filter'])).toEqual({
    texts: {
      en: { subject: 'Come', body: 'Mine too' },
      it: { subject: 'Venite', body: 'Ciao' },
      de: { subject: 'Meins', body: '' },
    },
    filter: { who: 'no-reply' },
    except: ['ada@example.com', 'zoe@example.com'],
  });
  expect(mergeMessages(SAVED, mine, [])).toEqual(SAVED);
});
