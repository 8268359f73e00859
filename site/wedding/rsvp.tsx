import wedding from '#content/wedding.ts';
import { RsvpForm } from '../rsvp/rsvp-form.tsx';
import styles from './rsvp.module.css';
import { Section } from './section.tsx';

export function Rsvp() {
  const { deadlineLine, footnote, heading, text, thanks } = wedding.rsvp;
  return (
    <Section id="rsvp" heading={heading} introduction={text} delay={5} className={styles.section}>
      <p className={styles.deadline}>{deadlineLine}</p>
      <RsvpForm thanks={thanks} />
      <p className={styles.footnote}>{footnote}</p>
    </Section>
  );
}
