import { useId } from 'react';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../domain/wedding/languages.ts';
import styles from './language-tabs.module.css';

type Props = {
  /** For screen readers. */
  label: string;
  languages: readonly LanguageCode[];
  language: LanguageCode;
  onChoose: (language: LanguageCode) => void;
};

/** Chooses the language in which texts are shown and edited. */
export function LanguageTabs({ label, languages, language, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{label}</legend>
      {languages.map((code) => (
        <label key={code}>
          <input
            type="radio"
            name={name}
            checked={code === language}
            onChange={() => onChoose(code)}
          />
          <span lang={code}>{LANGUAGE_DETAILS[code].name}</span>
        </label>
      ))}
    </fieldset>
  );
}
