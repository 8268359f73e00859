import type { Plural } from './messages.ts';

/** Fills the placeholders, such as `{name}`, of a message. */
export function formatMessage(
  message: string | Plural,
  values: Record<string, string | number>,
  language: string,
): string {
  const text = typeof message === 'string' ? message : choosePlural(message, values, language);
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/** Languages have different plural rules: in French, zero is singular. */
function choosePlural(
  forms: Plural,
  { count }: Record<string, string | number>,
  language: string,
): string {
  return forms[new Intl.PluralRules(language).select(Number(count))] ?? forms.other;
}
