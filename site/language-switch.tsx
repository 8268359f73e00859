import type { CSSProperties } from 'react';
import styles from './language-switch.module.css';

/**
 * Leads to the same page in the other language; what it takes along is site/early/language.ts. It lies
 * over the paper at the edge that `place` names, and moves nothing.
 */
export function LanguageSwitch({ place }: { place: CSSProperties }) {
  if (!__ELSEWHERE__) return null;
  const { home, lang, name } = __ELSEWHERE__;
  return (
    <a href={home} hrefLang={lang} lang={lang} className={styles.language} style={place}>
      {name}
    </a>
  );
}
