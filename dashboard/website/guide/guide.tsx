import { useEffect, useRef, useState } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { WebsiteStep } from '../../shell/page-state.tsx';
import { keep, readKept } from '../../ui/kept-value.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { SaveStatusText, useWebsiteDraft } from '../website-draft.tsx';
import styles from './guide.module.css';
import { BeginStep, DayStep, LanguagesStep, NamesStep, PhotographStep } from './guide-steps.tsx';
import { hasExampleSections, isChanged } from './start-wedding.ts';

const CLOSED_KEY = 'website-guide-closed';
const PROGRESS_KEY = 'website-guide';

/** Where the couple is in the guide, also after a reload. */
type Progress = {
  step: number;
  /** Whether the draft was changed before the guide was opened. */
  hadChanges: boolean;
};

/**
 * The guide opens at the first visit, and is kept open until the couple ends it. `openedFor` is the step that the
 * couple came for.
 */
export function useGuide(openedFor: WebsiteStep | null) {
  const { state, hasChanges } = useWebsiteDraft();
  const isUseful = state.isDemo && hasExampleSections(state.sections);
  const isUntouched = state.published === null && !isChanged(state.sections.get('couple'));
  const [progress, setProgress] = useState<Progress | null>(() => {
    if (!isUseful || openedFor === 'publish') return null;
    const kept =
      readProgress() ?? (isUntouched && !wasClosed() ? { step: 0, hadChanges: hasChanges } : null);
    if (!kept || openedFor !== 'names') return kept;
    const step = isChanged(state.sections.get('couple')) ? DayStep : NamesStep;
    return { ...kept, step: STEPS.indexOf(step) };
  });
  useEffect(() => {
    if (progress) keep(PROGRESS_KEY, progress);
  }, [progress]);
  return {
    progress,
    isUseful,
    open: () => setProgress({ step: 0, hadChanges: hasChanges }),
    goTo: (step: number) => setProgress((before) => before && { ...before, step }),
    end() {
      keep(CLOSED_KEY, true);
      keep(PROGRESS_KEY, undefined);
      setProgress(null);
    },
  };
}

function readProgress(): Progress | null {
  return (readKept(PROGRESS_KEY) as Progress | undefined) ?? null;
}

function wasClosed(): boolean {
  return readKept(CLOSED_KEY) !== undefined;
}

// The texts of later steps are in the first language.
const STEPS = [NamesStep, LanguagesStep, DayStep, PhotographStep, BeginStep];

type Props = {
  progress: Progress;
  /** Whether the couple came for the fields of this step. */
  hasFocusInField: boolean;
  onGoTo: (step: number) => void;
  onEnd: () => void;
};

/** Leads a couple from the demo to a website of their own, one screen for each step. */
export function Guide({ progress, hasFocusInField, onGoTo, onEnd }: Props) {
  const { step: index, hadChanges } = progress;
  const first = useRef(index);
  const card = useRef<HTMLDivElement>(null);
  const Step = STEPS[index] ?? BeginStep;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts at its heading.
  useEffect(() => {
    const start = hasFocusInField && index === first.current ? 'input' : 'h2';
    card.current?.querySelector<HTMLElement>(start)?.focus();
    scrollTo({ top: 0 });
  }, [index]);

  const texts = getMessages('website').guide;
  const goOn = () => (index + 1 < STEPS.length ? onGoTo(index + 1) : onEnd());
  return (
    <div ref={card} className={`stack gap-4 ${styles.guide}`}>
      <h1 className="visually-hidden">{getMessages('shell').pages.website}</h1>
      <p className="caps">{texts.step(index + 1, STEPS.length)}</p>
      <Step onDone={goOn} hadChanges={hadChanges} />
      <div className="buttons">
        {index > 0 && <TextButton onClick={() => onGoTo(index - 1)}>{texts.back}</TextButton>}
        {index + 1 < STEPS.length && <TextButton onClick={goOn}>{texts.skipStep}</TextButton>}
        <TextButton onClick={onEnd}>{texts.skip}</TextButton>
      </div>
      <SaveStatusText />
    </div>
  );
}
