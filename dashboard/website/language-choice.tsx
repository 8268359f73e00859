import { useMemo } from 'react';
import { LANGUAGE_DETAILS } from '../../domain/wedding/languages.ts';
import { formatCount } from '../ui/format-count.ts';
import { LanguageTabs } from '../ui/language-tabs.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { listFields } from './content-schema.ts';
import { describePath } from './describe-path.ts';
import { toPathKey } from './document-path.ts';
import { useEditor } from './form/editor-context.tsx';
import styles from './language-choice.module.css';
import { readText } from './translations.ts';

/** The language of the form and the preview, with the texts that it does not have yet. */
export function LanguageChoice() {
  const { document, languages, language, setLanguage, goTo } = useEditor();
  const missing = useMemo(
    () =>
      [...listFields(document)].filter(
        ({ field, value }) =>
          field.isTranslated && !field.isOverride && !readText(value, language, languages[0]),
      ),
    [document, language, languages],
  );
  if (languages.length < 2) return null;
  return (
    <div className={styles.choice}>
      <LanguageTabs
        label="Language of the texts"
        languages={languages}
        language={language}
        onChoose={setLanguage}
      />
      {missing.length > 0 && (
        <details className={styles.missing}>
          <summary>
            {formatCount(missing.length, 'text is', 'texts are')} not in{' '}
            {LANGUAGE_DETAILS[language].name} yet
          </summary>
          <ul>
            {missing.map(({ path }) => (
              <li key={toPathKey(path)}>
                <TextButton onClick={() => goTo(path, language)}>
                  {describePath(path, document).join(' → ')}
                </TextButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
