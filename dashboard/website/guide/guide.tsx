import { useEffect, useRef, useState } from 'react';
import { TextButton } from '../../components/text-button.tsx';
import { useDraft } from '../draft/draft-context.tsx';
import { SaveStatusText } from '../draft/save-status.tsx';
import styles from './guide.module.css';
import { BeginStep, DayStep, LanguagesStep, NamesStep, PhotographStep } from './guide-steps.tsx';
import { hasExampleSections, isChanged } from './start-wedding.ts';

const CLOSED_KEY = 'website-guide-closed';

/** Whether to show the guide: until it was closed, or the draft is about another couple. */
export function useGuide() {
  const { state } = useDraft();
  const isUntouched =
    state.isDemo && state.published === null && !isChanged(state.sections.get('couple'));
  const [isOpen, setIsOpen] = useState(() => isUntouched && !wasClosed());
  return {
    isOpen,
    isUseful: state.isDemo && hasExampleSections(state.sections),
    open: () => setIsOpen(true),
    end() {
      try {
        localStorage.setItem(CLOSED_KEY, 'true');
      } catch {
        // The guide then opens again at the next visit.
      }
      setIsOpen(false);
    },
  };
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

const STEPS = [NamesStep, DayStep, LanguagesStep, PhotographStep, BeginStep];

/** Leads a couple from the demo to a website of their own, one screen for each step. */
export function Guide({ onEnd }: { onEnd: () => void }) {
  const [index, setIndex] = useState(0);
  const { hasChanges } = useDraft();
  const [hadChanges] = useState(hasChanges);
  const card = useRef<HTMLDivElement>(null);
  const Step = STEPS[index] ?? BeginStep;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its heading.
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('h2')?.focus();
    scrollTo({ top: 0 });
  }, [index]);

  const goOn = () => (index + 1 < STEPS.length ? setIndex(index + 1) : onEnd());
  return (
    <div ref={card} className={styles.guide}>
      <h1 className="visually-hidden">Website</h1>
      <p className={styles.progress}>
        Step {index + 1} of {STEPS.length}
      </p>
      <Step onDone={goOn} hadChanges={hadChanges} />
      <div className={styles.links}>
        {index > 0 && <TextButton onClick={() => setIndex(index - 1)}>Back</TextButton>}
        {index + 1 < STEPS.length && <TextButton onClick={goOn}>Skip this step</TextButton>}
        <TextButton onClick={onEnd}>Skip the guide</TextButton>
      </div>
      <SaveStatusText />
    </div>
  );
}
