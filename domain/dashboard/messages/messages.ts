import type { LanguageCode } from '../../wedding/languages.ts';
import type * as EnglishSignIn from './en/sign-in.ts';
import type * as English from './en.ts';

export type { LanguageCode };

// The texts of the dashboard, in the language that the couple chose for it. The guests' pages and the emails have
// theirs in domain/messages/.

/** Everything that a language says: its code, its locale for `Intl`, and the texts of each feature. */
export type Messages = typeof English;
/** What the dashboard needs before the couple has signed in. */
export type SignInMessages = typeof EnglishSignIn;

type Source = () => Messages | undefined;

let source: Source = () => undefined;
let english: Messages | undefined;

/**
 * Sets where the texts come from, and returns where they came from before: in a browser from the language that it
 * loaded, on the server from that of the request which is being answered.
 */
export function setMessagesSource(next: Source): Source {
  const before = source;
  source = next;
  return before;
}

/** Sets the texts where no language is chosen; `english.ts` calls it. */
export function setDefaultMessages(messages: Messages): void {
  english = messages;
}

function readMessages(): Messages {
  const messages = source() ?? english;
  if (!messages) throw new Error('No language is loaded.');
  return messages;
}

/** The texts of a feature. To be called where a text is used: while a module is loaded, no language is known. */
export function getMessages<Feature extends keyof Messages>(feature: Feature): Messages[Feature] {
  return readMessages()[feature];
}

export function getLanguage(): LanguageCode {
  return readMessages().language;
}

/** For `Intl`, as in `pt-PT`. */
export function getLocale(): string {
  return readMessages().locale;
}

/** As in '2,000'. The first use of `Intl` takes a slow phone 10 ms and more, and few numbers are large. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1000
    ? String(value)
    : findFormat(Intl.NumberFormat).format(value);
}

/**
 * Chooses the text for a number of things, and replaces its `#` by the number: `plural(2, '# guest', '# guests')`.
 * A third form, as some languages have it, is not needed by those of the dashboard.
 */
export function plural(count: number, one: string, other: string): string {
  const form = findFormat(Intl.PluralRules).select(count);
  return (form === 'one' ? one : other).replace('#', formatNumber(count));
}

/** As in 'Catering, People and Guest list'. */
export function formatList(items: Iterable<string>): string {
  return findFormat(Intl.ListFormat).format(items);
}

const formats = new Map<string, unknown>();

/** The formatter of the current language; creating one takes long. */
function findFormat<Format>(Format: new (locale: string) => Format): Format {
  const locale = getLocale();
  const key = `${Format.name} ${locale}`;
  const format = (formats.get(key) as Format | undefined) ?? new Format(locale);
  formats.set(key, format);
  return format;
}
