// Letters that Unicode does not take apart into a base and a mark.
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
// Accents alone: in Thai or Hindi a mark is a vowel, and without it the word is another one.
const ACCENTS = /[\u0300-\u036f]|[\u064b-\u0655]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]/g;

/** A text as it is searched and compared: no accents, no capitals, single spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (email) => UNDECOMPOSED[email] ?? email)
    .replace(/\s+/g, ' ')
    .trim();
}
