import type { Wedding } from './wedding.ts';

/** What is no words: the same in every language. */
const FACTS = [
  /^(date|ornament|couple\.\d)$/,
  /\.(file|focus|startsAt|endsAt|revision|featured|category|website|icon|href)$/,
  /\.hotels\.\d\.name$/,
  /\.map\.(venue|routes\.\d\.(from|to))$/,
  /\.(deadline|plusOneNamesDue|closesAt)$/,
];

/**
 * In what a translation of the content tells of another wedding than the `original`, one sentence a
 * fault; empty when they agree. `file` is where the original stands. Both have passed `checkWedding`.
 */
export function checkTranslation(translation: Wedding, original: Wedding, file: string): string[] {
  return [...differences(translation, original, file, [])];
}

function* differences(
  own: unknown,
  other: unknown,
  file: string,
  path: readonly string[],
): Generator<string> {
  const here = path.join('.');
  if (own === undefined) yield `${here} is missing; it stands in ${file}`;
  else if (other === undefined) yield `${here} does not stand in ${file}`;
  else if (Array.isArray(own) && Array.isArray(other) && own.length !== other.length) {
    yield `${here} holds ${own.length}, but ${other.length} in ${file}`;
  } else if (isHolder(own) && isHolder(other)) {
    for (const key of new Set([...Object.keys(other), ...Object.keys(own)])) {
      yield* differences(own[key], other[key], file, [...path, key]);
    }
  } else if (own !== other && FACTS.some((fact) => fact.test(here))) {
    yield `${here} is ${own}, but ${other} in ${file}`;
  }
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
