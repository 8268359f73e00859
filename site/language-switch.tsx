import type { CSSProperties } from 'react';
import styles from './language-switch.module.css';

/**
 * Links to the same page in the other language; site/inline-script/language.ts remembers the choice.
 * Positioned absolutely, so that it moves nothing else.
 */
export function LanguageSwitch({ position }: { position: CSSProperties }) {
  if (!__OTHER_LANGUAGE__) return null;
  const { home, lang, name } = __OTHER_LANGUAGE__;
  return (
    <a href={home} hrefLang={lang} lang={lang} className={styles.language} style={position}>
      {name}
    </a>
  );
}
