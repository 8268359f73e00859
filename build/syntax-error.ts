/**
 * What to say of a file of words that is no program, with the line where reading stopped; null for any
 * other error.
 */
export function syntaxErrorMessage(error: unknown, file: string): string | null {
  if (!(error instanceof SyntaxError)) return null;
  const [, line, shown = ''] = /:(\d+)\n([\s\S]*?)\n\n/.exec(error.stack ?? '') ?? [];
  return [
    `content/${file} cannot be read${line ? ` at line ${line}` : ''}:`,
    ...shown.split('\n').map((text) => `  ${text}`),
    'Most often a comma is missing at the end of the line above, or a quote at the end of this one; or',
    "the words hold a straight ' where a curly ’ belongs: It’s, not It's.",
  ].join('\n');
}
