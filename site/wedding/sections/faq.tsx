import { Accordion } from 'radix-ui';
import { Fragment } from 'react';
import type { Question } from '../../../domain/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Section } from '../section.tsx';
import styles from './faq.module.css';

export function Faq() {
  const { groups, heading, items, subtitle } = useEdition().wedding.faq;
  if (items.length + groups.length === 0) return null;
  return (
    <Section
      id="faq"
      heading={heading}
      introduction={subtitle}
      delay={4}
      layout="spread"
      className={styles.section}
    >
      <Accordion.Root
        type="single"
        collapsible
        className={groups.length === 0 ? styles.list : undefined}
      >
        {groups.length === 0 ? (
          <Items items={items} prefix="" />
        ) : (
          <>
            {items.length > 0 && (
              <div className={styles.list}>
                <Items items={items} prefix="" />
              </div>
            )}
            {groups.map((group) => (
              <Fragment key={group.heading}>
                <h3 className={styles.heading}>{group.heading}</h3>
                <div className={styles.list}>
                  <Items items={group.items} prefix={group.heading} isInGroup />
                </div>
              </Fragment>
            ))}
          </>
        )}
      </Accordion.Root>
    </Section>
  );
}

type ItemsProps = { items: readonly Question[]; prefix: string; isInGroup?: boolean };

function Items({ items, prefix, isInGroup = false }: ItemsProps) {
  return items.map((item) => (
    <FaqItem
      key={item.question}
      item={item}
      value={prefix + item.question}
      level={isInGroup ? 'h4' : 'h3'}
    />
  ));
}

type ItemProps = { item: Question; value: string; level: 'h3' | 'h4' };

/** A closed answer stays in the page, so that it can be printed. */
function FaqItem({ item: { answer, link, question }, value, level: Heading }: ItemProps) {
  return (
    <Accordion.Item value={value} className={styles.item}>
      <Accordion.Header asChild>
        <Heading className={styles.header}>
          <Accordion.Trigger className={styles.question}>
            {question}
            <span className={styles.icon} aria-hidden="true" />
          </Accordion.Trigger>
        </Heading>
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
