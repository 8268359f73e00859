import { Accordion } from 'radix-ui';
import type { Question } from '../../../domain/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Section } from '../section.tsx';
import styles from './faq.module.css';

export function Faq() {
  const { heading, items, subtitle } = useEdition().wedding.faq;
  return (
    <Section id="faq" heading={heading} introduction={subtitle} delay={4}>
      <Accordion.Root type="single" collapsible className={styles.list}>
        {items.map((item) => (
          <FaqItem key={item.question} item={item} />
        ))}
      </Accordion.Root>
    </Section>
  );
}

/** A closed answer stays in the page, so that it can be printed. */
function FaqItem({ item: { answer, link, question } }: { item: Question }) {
  return (
    <Accordion.Item value={question} className={styles.item}>
      <Accordion.Header className={styles.header}>
        <Accordion.Trigger className={styles.question}>
          {question}
          <span className={styles.icon} aria-hidden="true" />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content forceMount className={styles.content}>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <a href={link.href}>{link.text}</a>
            </p>
          )}
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
}
