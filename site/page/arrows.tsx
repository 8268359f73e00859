import { formatMessage } from '../../domain/messages/format.ts';
import { useEdition } from '../edition.tsx';
import styles from './arrows.module.css';

export type Direction = 'previous' | 'next';

const PATHS = { previous: 'M15 4 7 12l8 8', next: 'm9 4 8 8-8 8', close: 'm6 6 12 12m0-12L6 18' };

type Props = { index: number; count: number; onMove: (direction: Direction) => void };

/** "2 of 6" between two arrows. */
export function Arrows({ index, count, onMove }: Props) {
  const { language, messages } = useEdition();
  const position = { index: index + 1, count };
  return (
    <div className={styles.arrows}>
      <RoundButton symbol="previous" onClick={() => onMove('previous')} />
      <p className={styles.position} aria-live="polite">
        {formatMessage(messages.wedding.position, position, language)}
      </p>
      <RoundButton symbol="next" onClick={() => onMove('next')} />
    </div>
  );
}

type ButtonProps = {
  symbol: keyof typeof PATHS;
  className?: string | undefined;
  onClick: () => void;
};

export function RoundButton({ symbol, className = '', onClick }: ButtonProps) {
  const messages = useEdition().messages.wedding;
  return (
    <button
      type="button"
      aria-label={messages[symbol]}
      className={`${styles.button} ${className}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[symbol]} />
      </svg>
    </button>
  );
}
