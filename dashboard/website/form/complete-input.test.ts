import { expect, it } from 'vitest';
import { completeLink, completeTimeZone } from './complete-input.ts';

it('a time zone is found by its name and by its town, in lower case and with spaces', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(completeTimeZone('europe/lisbon', zones)).toBe('Europe/Lisbon');
  expect(completeTimeZone('New York', zones)).toBe('America/New_York');
  expect(completeTimeZone('rome ', zones)).toBe('Europe/Rome');
  expect(completeTimeZone('America/Dawson Creek', zones)).toBe('America/Dawson_Creek');
  expect(completeTimeZone('Nowhere', zones)).toBe('Nowhere');
});

it('a web address without https:// becomes a link, and everything else stays', () => {
  expect(completeLink('www.zur-post.de')).toBe('https://www.zur-post.de');
  expect(completeLink(' zur-post.de/zimmer ')).toBe('https://zur-post.de/zimmer');
  for (const text of [
    'https://zur-post.de',
    'mailto:us@zur-post.de',
    'us@zur-post.de',
    'post',
    '',
  ]) {
    expect(completeLink(text)).toBe(text);
  }
});
