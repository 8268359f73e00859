import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { LANGUAGES } from '../../domain/wedding/languages.ts';
import { speakLanguage } from './language.ts';

const app = new Hono();
app.use(speakLanguage());
app.get('/', async (c) => {
  // Another request is answered meanwhile.
  await new Promise(setImmediate);
  return c.text(`${getLanguage()}: ${getMessages('errors').notFound}`);
});
app.get('/check', (c) => {
  const { error } = z.string().check(z.minLength(2)).safeParse('a');
  return c.text(error?.issues[0]?.message ?? '');
});

const ask = async (headers: Record<string, string>, path = '/') =>
  (await app.request(path, { headers })).text();

test('answers in the first language of the browser that the dashboard has, and in English without one', async () => {
  expect(await ask({ 'Accept-Language': 'nl, pt-PT;q=0.9, de;q=0.8' })).toBe(
    'pt: Esta página não existe.',
  );
  expect(await ask({ 'Accept-Language': 'nl' })).toBe('en: This page does not exist.');
  expect(await ask({})).toBe('en: This page does not exist.');
});

test('the choice on this device outranks the browser’s languages, unless there is no such language', async () => {
  const choose = (code: string) =>
    ask({ 'Accept-Language': 'fr', Cookie: `dashboard-language=${code}` });
  expect(await choose('de')).toBe('de: Diese Seite gibt es nicht.');
  expect(await choose('nl')).toBe('fr: Cette page n’existe pas.');
});

test('requests that are answered at the same time each have their own language', async () => {
  const answers = await Promise.all(LANGUAGES.map((code) => ask({ 'Accept-Language': code })));
  expect(answers.map((text) => text.slice(0, 2))).toEqual([...LANGUAGES]);
});

test('checks without words of their own are reported in the language of the request', async () => {
  expect(await ask({ 'Accept-Language': 'de' }, '/check')).toMatch(/^Zu klein/);
  expect(await ask({ 'Accept-Language': 'en' }, '/check')).toMatch(/^Too small/);
});
