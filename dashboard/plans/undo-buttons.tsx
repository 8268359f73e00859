import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { getKeyCaps, KEYS } from '../shell/keys.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { usePlan } from './use-plan.ts';

type History = Pick<
  ReturnType<typeof usePlan>,
  'undo' | 'redo' | 'canUndo' | 'canRedo' | 'isSaving'
>;

export function UndoButtons({ undo, redo, canUndo, canRedo, isSaving }: History) {
  const texts = getMessages('plans');
  const button = (label: string, key: 'undo' | 'redo', canRun: boolean, run: () => void) => (
    <TextButton
      aria-disabled={!canRun || isSaving}
      title={getKeyCaps(KEYS[key]).join(' ')}
      onClick={() => canRun && !isSaving && run()}
    >
      {label}
    </TextButton>
  );
  return (
    <>
      {button(texts.undo, 'undo', canUndo, undo)}
      {button(texts.redo, 'redo', canRedo, redo)}
    </>
  );
}
