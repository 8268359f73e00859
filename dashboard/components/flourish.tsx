import styles from './flourish.module.css';

/** The small gilt ornament under a heading. */
export function Flourish() {
  return (
    <svg className={styles.flourish} viewBox="0 0 120 12" aria-hidden="true">
      <path d="M0 6h48M72 6h48M60 1l5 5-5 5-5-5z" />
    </svg>
  );
}
