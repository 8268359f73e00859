import { useEffect, useState } from 'react';
import { getClosingTime } from '../../domain/replies/rsvp-closing.ts';
import { useEdition } from '../edition.tsx';
import { Section } from '../wedding/section.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import styles from './rsvp-section.module.css';
import { usePersonalLink } from './use-personal-link.ts';

export function RsvpSection() {
  const { afterwards, rsvp } = useEdition().wedding;
  const { closed, deadlineLine, footnote, heading, text } = rsvp;
  const [isClosed, setClosed] = useState(false);
  const [isOver, setOver] = useState(false);
  const personal = usePersonalLink();

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

  const isTooLate = closed !== undefined && isClosed;
  return (
    <Section
      id="rsvp"
      heading={heading}
      greeting={personal?.greeting}
      introduction={text}
      delay={5}
      className={styles.section}
    >
      <p className={styles.deadline}>{deadlineLine}</p>
      {isTooLate && (
        <p className={styles.closed}>
          {closed.text}
          <a href={closed.link.href}>{closed.link.text}</a>
        </p>
      )}
      {personal?.form?.(isTooLate)}
      {!isTooLate && !personal?.form && (
        <>
          <RsvpForm />
          {footnote && <p className={styles.footnote}>{footnote}</p>}
        </>
      )}
    </Section>
  );
}
