import type { Wedding } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { LanguageSwitch } from '../../language-switch.tsx';
import { measureLongWord } from '../long-words.ts';
import styles from './hero.module.css';

export function Hero() {
  const { messages: allMessages, wedding } = useEdition();
  const messages = allMessages.wedding;
  const [first, second] = wedding.couple;
  return (
    <header id="top" className={styles.hero} tabIndex={-1}>
      <LanguageSwitch top={0} />
      <p className={styles.date}>{wedding.dateLine}</p>
      <h1 className={styles.names} style={measureLongWord(wedding.couple.join(' '), 9)}>
        <span>{first}</span> <span className={styles.and}>&amp;</span> <span>{second}</span>
      </h1>
      <p className={styles.venue}>{wedding.venueLine}</p>
      <nav className={styles.navigation} aria-label={messages.onThisPage}>
        <ul>
          {listSections(wedding, messages.navigation).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

type Navigation = Record<'celebrate' | 'stay' | 'travel' | 'faq' | 'rsvp', string>;

/** The ids and names of the sections that the page has. */
export function listSections(wedding: Wedding, texts: Navigation): [id: string, text: string][] {
  const { faq, goodToKnow, registry, stay, travel } = wedding;
  const sections: [id: string, text: string | false | undefined][] = [
    ['celebrate', texts.celebrate],
    ['stay', stay.groups.length > 0 && texts.stay],
    ['travel', travel.cards.length > 0 && texts.travel],
    ['good-to-know', goodToKnow?.heading],
    ['faq', faq.items.length + faq.groups.length > 0 && texts.faq],
    ['rsvp', texts.rsvp],
    ['registry', registry?.heading],
  ];
  return sections.filter((entry): entry is [string, string] => Boolean(entry[1]));
}
