import { getLanguage, getMessages } from '../../domain/dashboard/messages/messages.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type LanguageCode } from '../../domain/wedding/languages.ts';
import { chooseLanguage } from '../shell/language.ts';
import { SelectField } from '../ui/fields.tsx';
import { PageSection } from '../ui/page.tsx';

/** Chooses the dashboard's language on this device. */
export function LanguageChoice() {
  const { language, languageHint } = getMessages('shell');
  return (
    <PageSection id="language" title={language}>
      <SelectField
        label={languageHint}
        value={getLanguage()}
        onChange={({ target }) => chooseLanguage(target.value as LanguageCode)}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_DETAILS[code].name}
          </option>
        ))}
      </SelectField>
    </PageSection>
  );
}
