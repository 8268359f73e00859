import { expect, it } from 'vitest';
import content from '../../content/wedding.ts';
import { compareDocuments } from '../website/compare-documents.ts';
import { checkWedding, findPictures, formatContentIssues } from './checks/wedding-checks.ts';
import { keepFormerQuestions } from './former-questions.ts';
import type { WeddingDocument } from './wedding.ts';

type Questions = WeddingDocument['rsvp']['questions'];

const withQuestions = (questions: Questions): WeddingDocument => ({
  ...content,
  rsvp: { ...content.rsvp, questions },
});
const menu = {
  ...{ id: 'menu', label: { en: 'Menu', it: 'Menù' }, kind: 'choice' as const, perPerson: true },
  choices: [
    { id: 'fish', label: { en: 'Sea bass', it: 'Branzino' } },
    { id: 'meat', label: 'Veal' },
  ],
};
const song = { id: 'song', label: 'Song', kind: 'text' as const };

it('a wedding without removed questions stays as it is', () => {
  expect(keepFormerQuestions(content, content)).toEqual(content);
  const both = withQuestions([menu, song]);
  expect(keepFormerQuestions(both, content)).toEqual(both);
  expect(keepFormerQuestions(both, both)).toEqual(both);
});

it('a removed question keeps its words, until it is on the form again', () => {
  const published = withQuestions([menu, song]);
  const once = keepFormerQuestions(withQuestions([song]), published);
  expect(once.rsvp.formerQuestions).toEqual([
    {
      ...{ id: 'menu', label: 'Menu', kind: 'choice', perPerson: true },
      choices: [
        { id: 'fish', label: 'Sea bass' },
        { id: 'meat', label: 'Veal' },
      ],
    },
  ]);
  const twice = keepFormerQuestions(content, once);
  expect(twice.rsvp.formerQuestions?.map(({ id }) => id)).toEqual(['menu', 'song']);
  expect(keepFormerQuestions(published, twice).rsvp).not.toHaveProperty('formerQuestions');
  const files = new Set([...findPictures(content)].map(({ file }) => file)).add('corner.svg');
  expect(formatContentIssues(checkWedding(twice, files))).toEqual([]);
  expect(compareDocuments(content, twice)).toEqual([]);
});
