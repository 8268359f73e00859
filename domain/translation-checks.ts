import type { Wedding } from './wedding.ts';

/** Paths of values that are not text: they must be the same in every language. */
const FACTS = [
  /^(date|ornament|couple\.\d)$/,
  /\.(file|focus|startsAt|endsAt|revision|featured|category|website|icon|href)$/,
  /\.hotels\.\d\.name$/,
  /\.map\.(venue|routes\.\d\.(from|to))$/,
  /\.(deadline|plusOneNamesDue|closesAt)$/,
];

/**
 * Returns one sentence for each difference in facts between a translation and the `original`, which
 * is in `file`. Both must have passed `checkWedding`.
 */
export function checkTranslation(translation: Wedding, original: Wedding, file: string): string[] {
  return [...findDifferences(translation, original, file, [])];
}

function* findDifferences(
  translated: unknown,
  original: unknown,
  file: string,
  keys: readonly string[],
): Generator<string> {
  const path = keys.join('.');
  if (translated === undefined) yield `${path} is missing, but it is in ${file}`;
  else if (original === undefined) yield `${path} is not in ${file}`;
  else if (
    Array.isArray(translated) &&
    Array.isArray(original) &&
    translated.length !== original.length
  ) {
    yield `${path} has ${translated.length} items, but ${original.length} in ${file}`;
  } else if (isObject(translated) && isObject(original)) {
    for (const key of new Set([...Object.keys(original), ...Object.keys(translated)])) {
      yield* findDifferences(translated[key], original[key], file, [...keys, key]);
    }
  } else if (translated !== original && FACTS.some((fact) => fact.test(path))) {
    yield `${path} is ${translated}, but ${original} in ${file}`;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
