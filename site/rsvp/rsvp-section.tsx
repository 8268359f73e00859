import { useEffect, useState } from 'react';
import { getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { useEdition } from '../edition.tsx';
import { Section } from '../wedding/section.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import styles from './rsvp-section.module.css';

export function RsvpSection() {
  const { afterwards, rsvp } = useEdition().wedding;
  const { closed, deadlineLine, footnote, heading, text } = rsvp;
  const [isClosed, setClosed] = useState(false);
  const [isOver, setOver] = useState(false);

  // Checked once: a form that is open at closing time keeps the answers, and submitting explains why
  // they are too late.
  useEffect(() => {
    setClosed(Date.now() >= getClosingTime(rsvp));
    setOver(afterwards !== undefined && Date.now() >= Date.parse(afterwards.startsAt));
  }, [afterwards, rsvp]);

  if (afterwards && isOver) {
    return (
      <Section id="rsvp" heading={afterwards.heading} delay={5} className={styles.section}>
        <div className={styles.closed}>
          {afterwards.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    );
  }

  return (
    <Section id="rsvp" heading={heading} introduction={text} delay={5} className={styles.section}>
      <p className={styles.deadline}>{deadlineLine}</p>
      {closed && isClosed ? (
        <p className={styles.closed}>
          {closed.text}
          <a href={closed.link.href}>{closed.link.text}</a>
        </p>
      ) : (
        <>
          <RsvpForm />
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </>
      )}
    </Section>
  );
}
