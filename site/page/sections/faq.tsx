import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import type { Question } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { Section, type SectionProps } from '../section.tsx';
import styles from './faq.module.css';

export function Faq({ delay }: SectionProps) {
  const { groups, heading, items, subtitle } = useEdition().wedding.faq;
  const [openItem, setOpenItem] = useState('');
  const toggle = (item: string) => setOpenItem((current) => (current === item ? '' : item));
  const state = { openItem, toggle };
  return (
    <Section
      id="faq"
      heading={heading}
      introduction={subtitle}
      delay={delay}
      layout="spread"
      className={styles.section}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its buttons. */}
      <div className={groups.length === 0 ? styles.list : undefined} onKeyDown={moveFocus}>
        {groups.length === 0 ? (
          <Items {...state} items={items} prefix="" />
        ) : (
          <>
            {items.length > 0 && (
              <div className={styles.list}>
                <Items {...state} items={items} prefix="" />
              </div>
            )}
            {groups.map((group) => (
              <Fragment key={group.heading}>
                <h3 className={styles.heading}>{group.heading}</h3>
                <div className={styles.list}>
                  <Items {...state} items={group.items} prefix={group.heading} isInGroup />
                </div>
              </Fragment>
            ))}
          </>
        )}
      </div>
    </Section>
  );
}

/** The arrow keys, Home and End move between the questions, as in the ARIA accordion pattern. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const questions = [...event.currentTarget.querySelectorAll('button')];
  const index = questions.indexOf(event.target as HTMLButtonElement);
  const { length } = questions;
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  questions.at(next % length)?.focus();
}

type State = { openItem: string; toggle: (item: string) => void };
type ItemsProps = State & { items: readonly Question[]; prefix: string; isInGroup?: boolean };

function Items({ items, openItem, prefix, toggle, isInGroup = false }: ItemsProps) {
  return items.map((item) => {
    const name = prefix + item.question;
    return (
      <FaqItem
        key={name}
        item={item}
        isOpen={name === openItem}
        onToggle={() => toggle(name)}
        level={isInGroup ? 'h4' : 'h3'}
      />
    );
  });
}

type ItemProps = { item: Question; isOpen: boolean; onToggle: () => void; level: 'h3' | 'h4' };

/** A closed answer stays in the page, so that it can be printed. */
function FaqItem({ item: { answer, link, question }, isOpen, onToggle, level }: ItemProps) {
  const id = useId();
  const Heading = level;
  const state = isOpen ? 'open' : 'closed';
  return (
    <div className={styles.item}>
      <Heading className={styles.header}>
        <button
          type="button"
          id={id}
          className={styles.question}
          data-state={state}
          aria-expanded={isOpen}
          aria-controls={`${id}answer`}
          onClick={onToggle}
        >
          {question}
          <span className={styles.icon} aria-hidden="true" />
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a section within the section would count as its own. */}
      <div
        role="region"
        id={`${id}answer`}
        className={styles.content}
        data-state={state}
        aria-labelledby={id}
      >
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
      </div>
    </div>
  );
}
