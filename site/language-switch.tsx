import type { CSSProperties } from 'react';
import { type LanguageLink, usePublicEdition } from './edition.tsx';
import styles from './language-switch.module.css';

/**
 * Links to the same page in the other languages; site/inline-script/language.ts remembers the choice.
 * Positioned absolutely, so that it moves nothing else.
 */
export function LanguageSwitch({ top }: { top: CSSProperties['top'] }) {
  const style = { position: 'absolute', top, left: '50%', translate: '-50%' } as const;
  const { otherLanguages } = usePublicEdition();
  const [first, second] = otherLanguages;
  if (!second) return first && <Link {...first} style={style} />;
  return (
    <ul className={styles.languages} style={style}>
      {otherLanguages.map((link) => (
        <li key={link.language}>
          <Link {...link} />
        </li>
      ))}
    </ul>
  );
}

function Link({ home, language, name, style }: LanguageLink & { style?: CSSProperties }) {
  return (
    <a href={home} hrefLang={language} lang={language} className={styles.language} style={style}>
      {name}
    </a>
  );
}
