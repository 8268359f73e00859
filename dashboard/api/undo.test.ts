import { beforeEach, expect, it, vi } from 'vitest';
import { forgetLastChange, toastWithUndo, undoLastChange } from './undo.ts';

beforeEach(forgetLastChange);

it('takes back nothing before the first change', () => {
  expect(undoLastChange()).toBe(false);
});

it('takes back the last of two changes, once', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  toastWithUndo('Saved', 'Mia is saved.', first);
  toastWithUndo('Saved', 'Leo is saved.', second);
  expect(undoLastChange()).toBe(true);
  expect(undoLastChange()).toBe(false);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('takes back nothing after a change that cannot be taken back', () => {
  const undo = vi.fn();
  toastWithUndo('Saved', 'Mia is saved.', undo);
  forgetLastChange();
  expect(undoLastChange()).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});
