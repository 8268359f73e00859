import { expect, it } from 'vitest';
import { createLanguages } from './languages.ts';
import { createOfflineList } from './offline-list.ts';

const toPath = (part: string) => `/private/${part}-AbCd_123.js`;

function list(page: { hasQuestions: boolean; hasAddedSections: boolean }) {
  const parts = ['wedding-page', 'question-fields', 'added-section', 'wishes', 'personal-link'];
  const pages = createLanguages(['en']).map((language) => ({
    ...page,
    language,
    files: new Map(),
  }));
  return JSON.parse(createOfflineList('id', pages, [], { files: parts.map(toPath) }));
}

it('every guest downloads the parts of the page that the wedding uses and that work without a network', () => {
  expect(list({ hasQuestions: true, hasAddedSections: true })).toMatchObject({
    files: { '/': ['added-section', 'question-fields', 'wedding-page'].map(toPath) },
    byNeed: ['personal-link', 'wishes'].map(toPath),
  });
  expect(list({ hasQuestions: false, hasAddedSections: false })).toMatchObject({
    files: { '/': [toPath('wedding-page')] },
    byNeed: ['added-section', 'personal-link', 'question-fields', 'wishes'].map(toPath),
  });
});
