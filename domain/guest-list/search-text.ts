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

/** Something that the couple searches for. */
export type Searchable = {
  /** Normalized, so that accents and capitals make no difference. */
  getSearchText: () => string;
  tags: readonly string[];
};

/** Tells whether something contains every word of the text, in any order, or its telephone number. */
export function createTextFilter(text: string): (searched: Searchable) => boolean {
  const words = normalizeText(text).split(' ').filter(Boolean);
  const digits = /^[+\d][\d\s()/.-]{3,}$/.test(text.trim()) ? getPhoneDigits(text) : '';
  return ({ getSearchText }) =>
    words.every((word) => getSearchText().includes(word)) ||
    (digits.length > 3 && getSearchText().includes(digits));
}

/** Without the zeros that a country code replaces, so that '0170 123' is found in '+49 170 123'. */
export function getPhoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** Moves those whose tag is the text to the top: 'Table 9' is also in 'Table 99' and in a note. */
export function putTagFirst<Item extends Searchable>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const tag = normalizeText(text);
  const hasTag = ({ tags }: Item) => tags.some((one) => normalizeText(one) === tag);
  return tag === '' ? items : [...items.filter(hasTag), ...items.filter((item) => !hasTag(item))];
}
