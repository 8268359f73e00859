import { useEdition } from '../../edition.tsx';
import { LanguageSwitch } from '../../language-switch.tsx';
import { classifyNames, measureLongWord } from '../long-words.ts';
import { listLinks } from '../page-sections.tsx';
import styles from './hero.module.css';

export function Hero() {
  const edition = useEdition();
  const { messages, wedding } = edition;
  const [first, second] = wedding.couple;
  return (
    <header id="top" className={styles.hero} tabIndex={-1}>
      <LanguageSwitch top={0} />
      <p className={styles.date}>{wedding.dateLine}</p>
      <h1
        className={styles.names}
        data-length={classifyNames(wedding.couple)}
        style={measureLongWord(wedding.couple.join(' '), 9)}
      >
        <span>{first}</span> <span className={styles.and}>&amp;</span> <span>{second}</span>
      </h1>
      <p className={styles.venue}>{wedding.venueLine}</p>
      <nav className={styles.navigation} aria-label={messages.wedding.onThisPage}>
        <ul>
          {listLinks(edition).map(({ id, menu }) => (
            <li key={id}>
              <a href={`#${id}`}>{menu}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
