import type { ContentIssue, ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { LANGUAGE_DETAILS, type LanguageCode } from '../../../domain/wedding/languages.ts';

/** The errors of a field in one text; those of another language say which. */
export function joinMessages(
  issues: readonly ContentIssue[],
  path: ContentPath,
  language?: LanguageCode,
): string | undefined {
  const messages = issues.map((issue) => {
    const code = issue.path[path.length] as LanguageCode | undefined;
    const isOther = code !== undefined && code !== language && code in LANGUAGE_DETAILS;
    return isOther ? `${LANGUAGE_DETAILS[code].name}: ${issue.message}` : issue.message;
  });
  return messages.join(' ') || undefined;
}
