import { normalizeText } from '../../domain/guest-list/search-text.ts';

type Named = { name: string; words?: string };

/** Shorter ones are in too many words. */
const MIN_PART_LENGTH = 3;

/** Those in which every word of the text begins a word, or is part of one. The name counts before the other words. */
export function findNamed<Item extends Named>(items: readonly Item[], text: string): Item[] {
  const words = split(text);
  const hasWords = (searched: string) => {
    const all = split(searched);
    return words.every((word) =>
      all.some((one) =>
        word.length < MIN_PART_LENGTH ? one.startsWith(word) : one.includes(word),
      ),
    );
  };
  const inName = items.filter(({ name }) => hasWords(name));
  const inOthers = items.filter((item) => !inName.includes(item) && hasWords(allWords(item)));
  return [...inName, ...inOthers];
}

function allWords({ name, words = '' }: Named): string {
  return `${name} ${words}`;
}

/** 'E-Mail' is found as 'e-mail' and 'mail'; 'd’invito' as 'invito'. */
function split(text: string): string[] {
  return normalizeText(text)
    .split(/[\s'-]+/)
    .filter(Boolean);
}
