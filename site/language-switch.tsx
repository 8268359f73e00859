import type { CSSProperties } from 'react';
import { usePublicEdition } from './edition.tsx';
import styles from './language-switch.module.css';

/**
 * Links to the same page in the other languages; site/inline-script/language.ts remembers the choice.
 * Positioned absolutely, so that it moves nothing else.
 */
export function LanguageSwitch({ position }: { position: CSSProperties }) {
  const { otherLanguages } = usePublicEdition();
  if (otherLanguages.length === 0) return null;
  return (
    <div className={styles.languages} style={position}>
      {otherLanguages.map(({ home, language, name }) => (
        <a key={language} href={home} hrefLang={language} lang={language} className={styles.link}>
          {name}
        </a>
      ))}
    </div>
  );
}
