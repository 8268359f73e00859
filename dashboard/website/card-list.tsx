import { Link } from 'wouter';
import { TextButton } from '../components/text-button.tsx';
import { createBlank } from './blank-values.ts';
import styles from './card-list.module.css';
import { CARDS, type Card, findCardOf, isOff } from './cards.ts';
import { useDraft } from './draft/draft-context.tsx';
import { useEditor } from './form/editor-context.tsx';

/** The sections of the website, in the order of its page. */
export function CardList({ onOpenGuide }: { onOpenGuide: (() => void) | undefined }) {
  const { document, issues } = useEditor();
  return (
    <>
      <ol className={styles.cards} aria-label="Sections">
        {CARDS.filter((card) => !isOff(card, document)).map((card) => (
          <CardRow
            key={card.id}
            card={card}
            problemCount={issues.filter(({ path }) => findCardOf(path) === card).length}
          />
        ))}
      </ol>
      <OffCards cards={CARDS.filter((card) => isOff(card, document))} />
      {onOpenGuide && (
        <p className={styles.guide}>
          This is still the example. <TextButton onClick={onOpenGuide}>Open the guide</TextButton>
        </p>
      )}
    </>
  );
}

function CardRow({ card, problemCount }: { card: Card; problemCount: number }) {
  const { state } = useDraft();
  const isChanged = card.sections.some(({ key }) => state.sections.get(String(key))?.saved.change);
  return (
    <li>
      <Link href={`/website/${card.id}`} className={styles.card}>
        <span className={styles.title}>{card.title}</span>
        {problemCount > 0 && <span className={styles.problems}>{problemCount} to correct</span>}
        {isChanged && problemCount === 0 && <span className={styles.state}>changed</span>}
      </Link>
    </li>
  );
}

/** Sections that the website does not have. */
function OffCards({ cards }: { cards: Card[] }) {
  const { document, change, goTo } = useEditor();
  if (cards.length === 0) return null;

  function add({ id, sections }: Card) {
    const [section] = sections;
    if (!section) return;
    change([id], createBlank(section.schema, document));
    goTo([id]);
  }

  return (
    <section className={styles.off} aria-labelledby="sections-to-add">
      <h2 id="sections-to-add" className={styles.offTitle}>
        Add to your page
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <TextButton onClick={() => add(card)}>
              <span className="visually-hidden">Add: </span>
              {card.title}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
