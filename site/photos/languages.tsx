import { getPhotosPath } from '../../domain/photos/photos-api.ts';
import { readChosenHome, rememberHome } from '../chosen-language.ts';
import type { PublicEdition } from '../edition.tsx';
import { usePhotosEdition } from './photos-edition.ts';
import styles from './photos-page.module.css';

/**
 * Opens the page in the language that the guest chose on the wedding page, or else in the browser's: a table link has no
 * language. Returns whether it does.
 */
export function openChosenLanguage({ home, language, otherLanguages }: PublicEdition): boolean {
  const { hash, pathname, search } = location;
  // Only the first language, which nobody has chosen.
  if (home !== '/') return false;
  const chosen = readChosenHome();
  // A link of the wedding page is in its language.
  const isOpenedHere = document.referrer.startsWith(`${location.origin}/`);
  const preferred = (isOpenedHere ? [language] : navigator.languages)
    .map((tag) => tag.split('-')[0])
    .find((code) => code === language || otherLanguages.some((other) => other.language === code));
  const target = otherLanguages.find((other) =>
    chosen === null ? other.language === preferred : other.home === chosen,
  );
  if (target) location.replace(target.home + pathname.slice(1) + search + hash);
  return target !== undefined;
}

/** Links to this page in the other languages. */
export function Languages() {
  const { messages, otherLanguages } = usePhotosEdition();
  if (otherLanguages.length === 0) return null;
  return (
    <nav aria-label={messages.photos.languages}>
      <ul className={styles.languages}>
        {otherLanguages.map(({ home, language, name }) => (
          <li key={language}>
            <a
              href={getPhotosPath(home)}
              hrefLang={language}
              lang={language}
              onClick={() => rememberHome(home)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
