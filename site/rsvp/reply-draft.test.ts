import { expect, it, vi } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './reply-draft.ts';

it.each([null, '', '{', '[]', 'null', '5', '"text"'])('a draft of %j has no answers', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readDraft().email).toBeUndefined();
});

it('without storage there is no draft, and nothing fails', () => {
  const fail = () => {
    throw new Error('The storage is disabled.');
  };
  vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail });
  expect(saveDraft({ email: 'portia@belmont.example' })).toBe(false);
  expect(readDraft()).toEqual({});
  clearDraft();
});
