import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import type { WeddingDocument } from '../wedding/wedding.ts';
import { listPaperTexts } from './paper-texts.ts';

function listEvents(change: (events: WeddingDocument['celebrate']['events']) => void) {
  const document = structuredClone(content);
  change(document.celebrate.events);
  const { en, it: italian } = listPaperTexts(document);
  return { en: en.events.at(-1), it: italian.events.at(-1) };
}

it('a step of the day is a time and its words, in each language', () => {
  const events = listEvents(() => {});
  expect(events.en?.steps[1]).toEqual({ heading: '6:00 PM', text: 'Ceremony' });
  expect(events.it?.steps[1]).toEqual({ heading: '18.00', text: 'Cerimonia' });
});

it('a menu has the courses that the couple wrote, and one without a name is only its dishes', () => {
  const events = listEvents(([, dinner]) => {
    if (dinner) dinner.menu = { en: 'Starter\nSarde in saor\n\nRisotto', it: 'Risotto' };
  });
  expect(events.en?.menu).toEqual([
    { heading: 'Starter', text: 'Sarde in saor' },
    { heading: '', text: 'Risotto' },
  ]);
  expect(events.it?.menu).toEqual([{ heading: '', text: 'Risotto' }]);
});

it('a language that the website does not have gets the texts of the first one, with its own dates', () => {
  const { de } = listPaperTexts(content);
  expect(de.events[1]).toMatchObject({
    title: 'The Wedding',
    when: 'Samstag, 6. Juni 2026 · 17:30',
  });
});
