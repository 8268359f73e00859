import { describe, expect, it } from 'vitest';
import type { DraftSection, WebsiteDraft } from '../../domain/website/website-api.ts';
import {
  createDraftState,
  editSection,
  listConflicts,
  listEditsToKeep,
  listUnsaved,
  receiveConflict,
  receiveDraft,
  resolveConflict,
  restoreEdits,
  toDocument,
} from './draft-state.ts';

const section = (name: string, content: unknown, revision: string): DraftSection => ({
  name,
  content,
  revision,
  change: { at: '2026-03-01T10:00:00Z', by: 'Safari on iPhone' },
});

const draft = (...sections: DraftSection[]): WebsiteDraft => ({
  sections,
  revision: sections.map(({ revision }) => revision).join(),
  issues: [],
  published: null,
  hasChanges: true,
  isDemo: false,
});

const START = createDraftState(draft(section('faq', 'a', '1'), section('stay', 'x', '1')));

describe('two editors', () => {
  const edited = editSection(START, 'faq', 'mine');

  it('an edit is not overwritten by a later version of the same section', () => {
    const received = receiveDraft(
      edited,
      draft(section('faq', 'theirs', '2'), section('stay', 'y', '2')),
    );
    expect(toDocument(received)).toEqual({ faq: 'mine', stay: 'y' });
    expect(listConflicts(received)).toMatchObject([{ theirs: { content: 'theirs' } }]);
    expect(listUnsaved(received)).toEqual([]);
  });

  it('the couple keeps their own version, based on the other device’s, or takes the other device’s', () => {
    const conflict = receiveConflict(edited, [section('faq', 'theirs', '2')]);
    const mine = resolveConflict(conflict, 'faq', 'mine');
    expect(listUnsaved(mine)).toEqual([{ name: 'faq', revision: '2', content: 'mine' }]);
    const theirs = resolveConflict(conflict, 'faq', 'theirs');
    expect(toDocument(theirs).faq).toBe('theirs');
    expect(listUnsaved(theirs)).toEqual([]);
  });

  it('the same change by both is no conflict', () => {
    const received = receiveDraft(edited, draft(section('faq', 'mine', '2')));
    expect(listConflicts(received)).toEqual([]);
    expect(listUnsaved(received)).toEqual([]);
  });

  it('a conflict in one section does not hold back the others', () => {
    const both = editSection(edited, 'stay', 'mine too');
    const conflict = receiveConflict(both, [section('faq', 'theirs', '2')]);
    expect(listUnsaved(conflict)).toEqual([{ name: 'stay', revision: '1', content: 'mine too' }]);
  });
});

it('text that is typed during a save is kept and saved next', () => {
  const first = editSection(START, 'faq', 'ab');
  const sent = listUnsaved(first);
  const typing = editSection(first, 'faq', 'abc');
  const saved = receiveDraft(
    typing,
    draft(section('faq', 'ab', '2'), section('stay', 'x', '1')),
    sent,
  );
  expect(listUnsaved(saved)).toEqual([{ name: 'faq', revision: '2', content: 'abc' }]);
});

it('a save that is sent while another is under way conflicts with none of its own', () => {
  const first = listUnsaved(editSection(START, 'faq', 'ab'));
  const typing = editSection(START, 'faq', 'abc');
  const sent = [...first, ...listUnsaved(typing)];
  const rejected = receiveConflict(typing, [section('faq', 'ab', '2')], sent);
  expect(listUnsaved(rejected)).toEqual([{ name: 'faq', revision: '2', content: 'abc' }]);
});

it('an edit back to the former content during a save is kept and saved next', () => {
  const first = editSection(START, 'faq', 'ab');
  const sent = listUnsaved(first);
  const undone = editSection(first, 'faq', 'a');
  expect(listEditsToKeep(undone, sent)).toEqual([
    { name: 'faq', revision: '1', content: 'a', sent: ['ab'] },
  ]);
  const answer = draft(section('faq', 'ab', '2'), section('stay', 'x', '1'));
  const saved = receiveDraft(undone, answer, sent);
  expect(listUnsaved(saved)).toEqual([{ name: 'faq', revision: '2', content: 'a' }]);
  // The same after a reload of the page, which does not get the answer.
  const restored = restoreEdits(createDraftState(answer), listEditsToKeep(undone, sent));
  expect(listConflicts(restored)).toEqual([]);
  expect(listUnsaved(restored)).toEqual([{ name: 'faq', revision: '2', content: 'a' }]);
});

it('a removed section is saved without content', () => {
  const removed = editSection(START, 'stay', undefined);
  expect(listUnsaved(removed)).toEqual([{ name: 'stay', revision: '1' }]);
  expect(toDocument(removed)).toEqual({ faq: 'a' });
});

it('a new section is saved with the revision of an absent one', () => {
  const added = editSection(START, 'registry', { heading: 'Gifts' });
  expect(listUnsaved(added)).toEqual([
    { name: 'registry', revision: 'absent', content: { heading: 'Gifts' } },
  ]);
});

it('edits of an earlier visit are restored, or wait for a choice if the section has changed', () => {
  const kept = restoreEdits(START, [{ name: 'faq', revision: '1', content: 'mine' }]);
  expect(listUnsaved(kept)).toEqual([{ name: 'faq', revision: '1', content: 'mine' }]);
  const outdated = restoreEdits(START, [{ name: 'faq', revision: '0', content: 'mine' }]);
  const conflict = [{ content: 'mine', theirs: { content: 'a' } }];
  expect(listConflicts(outdated)).toMatchObject(conflict);
  const other = draft(section('faq', 'a', '1'), section('stay', 'y', '2'));
  expect(listConflicts(receiveDraft(outdated, other))).toMatchObject(conflict);
});
