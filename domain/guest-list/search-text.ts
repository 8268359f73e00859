// Letters that Unicode does not decompose into a base letter and a mark.
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(UNDECOMPOSED).join('')}]`, 'g');
// Only accents: in Thai or Hindi a mark is a vowel, and without it the word is a different one.
const ACCENTS = /[\u0300-\u036f]|[\u064b-\u0655]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]/g;

/** Removes accents, capitals and repeated spaces, so that texts can be searched and compared. */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a function that composes and normalizes a text at its first search: rows show sooner without it. */
export function createSearchText(compose: () => (string | null)[]): () => string {
  let text: string | undefined;
  return () => {
    text ??= normalizeText(compose().filter(Boolean).join('\n'));
    return text;
  };
}
