import { useEdition } from '../../edition.tsx';
import { LanguageSwitch } from '../../language-switch.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { messages: allMessages, wedding } = useEdition();
  const messages = allMessages.wedding;
  const [first, second] = wedding.couple;
  return (
    <header className={styles.hero}>
      <LanguageSwitch top={0} />
      <p className={styles.date}>{wedding.dateLine}</p>
      <h1 className={styles.names}>
        <span>{first}</span> <span className={styles.and}>&amp;</span> <span>{second}</span>
      </h1>
      <p className={styles.venue}>{wedding.venueLine}</p>
      <nav className={styles.navigation} aria-label={messages.onThisPage}>
        <ul>
          {Object.entries(messages.navigation).map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
