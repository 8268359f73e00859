import type { ReactNode } from 'react';
import { Flourish } from '../../ui/flourish.tsx';
import { measureLongWord } from './long-words.ts';
import styles from './section.module.css';

/** What the page's order decides about a section. */
export type SectionProps = {
  /** Seconds until the section fades in. */
  delay?: number | undefined;
};

type Props = SectionProps & {
  id: string;
  heading?: string;
  introduction?: string | undefined;
  /** The accessible name of a section without a heading. */
  label?: string;
  /** A washed band as wide as the page. */
  tone?: 'band';
  /** On wide screens the heading is to the left of the content. */
  layout?: 'spread';
  isHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A section of the wedding page. A section with a delay shows at once when a link targets it or it
 * receives focus, and fades in early when it is in view (site/inline-script/reveal-sections.ts).
 */
export function Section({
  id,
  heading,
  introduction,
  label,
  delay,
  tone,
  layout,
  isHidden,
  className = '',
  children,
}: Props) {
  const isDelayed = delay !== undefined;
  const isSpread = layout === 'spread';
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      className={[
        styles.section,
        isDelayed && styles.delayed,
        tone && styles[tone],
        isSpread && styles.spread,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      data-delay={delay}
      hidden={isHidden}
      style={isDelayed ? { animationDelay: `${delay}s` } : undefined}
      aria-label={label}
      aria-labelledby={heading ? headingId : undefined}
      tabIndex={-1}
    >
      {heading && (
        <div className={styles.header}>
          <h2 id={headingId} className={styles.heading} style={measureLongWord(heading, 16)}>
            {heading}
          </h2>
          <Flourish className={styles.flourish} />
          {introduction && <p className={styles.introduction}>{introduction}</p>}
        </div>
      )}
      {isSpread ? <div>{children}</div> : children}
    </section>
  );
}
