import styles from './gate.module.css';

const LEAVES = [
  [14, -4, 28],
  [27, -9, 18],
  [40, -12, 6],
  [53, -13, -8],
  [65, -11, -24],
] as const;

/** Two sprigs that meet, in a fine gilt line: the gate's own ornament, telling nothing. */
export function Sprig() {
  return (
    <svg className={styles.sprig} viewBox="-84 -30 168 48" aria-hidden="true">
      <Branch />
      <Branch mirrored />
      <circle cx="-4" cy="4" r="6.5" />
      <circle cx="4" cy="4" r="6.5" />
    </svg>
  );
}

function Branch({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <g transform={mirrored ? 'scale(-1 1)' : undefined}>
      <path d="M13 4C30-3 52-14 80-8" />
      {LEAVES.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y + 3}) rotate(${turn})`}>
          <path className={styles.leaf} d="M0 0C2-7 7-10 13-11 12-5 7-1 0 0Z" />
          <path className={styles.leaf} d="M0 0C6 1 10 5 13 10 6 10 1 6 0 0Z" />
        </g>
      ))}
    </g>
  );
}
