import { useEffect } from 'react';
import styles from './personal.module.css';

type Props = { text: string; notYou: string; onForget: () => void };

/** A longer greeting does not fit between the ornaments of a phone. */
const MAX_HERO_LETTERS = 32;

/** Greets a household by name at the form, and at the top of the page. */
export function Greeting({ text, notYou, onForget }: Props) {
  useEffect(() => greetInHero(text), [text]);
  return (
    <>
      <p className={styles.greeting}>{text}</p>
      <button type="button" className={styles.forget} onClick={onForget}>
        {notYou}
      </button>
    </>
  );
}

/** Without a portal: importing react-dom would load the entry's stylesheet a second time. */
function greetInHero(text: string): (() => void) | undefined {
  if (text.length > MAX_HERO_LETTERS) return;
  const greeting = document.createElement('p');
  greeting.className = styles.welcome ?? '';
  greeting.style.setProperty('--letters', String(text.length));
  greeting.textContent = text;
  document.getElementById('top')?.append(greeting);
  return () => greeting.remove();
}
