import { formatMessage } from '../../domain/messages/format.ts';
import { usePublicEdition } from '../edition.tsx';
import styles from './arrows.module.css';

export type Direction = 'previous' | 'next';

const PATHS = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  close: 'm6 6 12 12m0-12L6 18',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  delete: 'M5 7h14M10 7V4.5h4V7m-7 0 .8 12.5h8.4L17 7m-6.7 3.5.3 5.5m3.1-5.5-.3 5.5',
};

type Props = { index: number; count: number; onMove: (direction: Direction) => void };

/** "2 of 6" between two arrows. */
export function Arrows({ index, count, onMove }: Props) {
  const { language, messages } = usePublicEdition();
  const { next, position, previous } = messages.site.pictures;
  return (
    <div className={styles.arrows}>
      <RoundButton symbol="previous" label={previous} onClick={() => onMove('previous')} />
      <p className={styles.position} aria-live="polite">
        {formatMessage(position, { index: index + 1, count }, language)}
      </p>
      <RoundButton symbol="next" label={next} onClick={() => onMove('next')} />
    </div>
  );
}

type ButtonProps = { symbol: keyof typeof PATHS; label: string; onClick: () => void };

export function RoundButton({ symbol, label, onClick }: ButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles.button} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[symbol]} />
      </svg>
    </button>
  );
}
