import { findDateIssues } from './date-checks.ts';
import { findRoute, MAP_ROUTES } from './map.ts';
import { formatContentPath, type Wedding, weddingSchema } from './wedding.ts';

/**
 * Returns one sentence for each error in the content, with the path of the value.
 * `pictureFiles` are the names of the files in `content/pictures/`.
 */
export function checkWedding(content: unknown, pictureFiles: ReadonlySet<string>): string[] {
  const parsed = weddingSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) return parsed.error.issues.map(formatIssue);
  const wedding = parsed.data;
  return [
    ...findMissingPictures(wedding, pictureFiles),
    ...findDateIssues(wedding),
    ...findMapIssues(wedding),
  ];
}

type PictureUse = { file: string; path: string };

/** Finds every picture in the content. */
export function* findPictures(value: unknown, path: PropertyKey[] = []): Generator<PictureUse> {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && 'alt' in value) {
    yield { file: String(value.file), path: formatContentPath(path) };
  }
  for (const [key, inner] of Object.entries(value)) yield* findPictures(inner, [...path, key]);
}

type Issue = NonNullable<ReturnType<typeof weddingSchema.safeParse>['error']>['issues'][number];

function formatIssue(issue: Issue): string {
  const path = formatContentPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `${path} has the unknown name ${issue.keys.join(', ')}: is it misspelt?`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${path} is missing`;
  return `${path} ${issue.message}`;
}

function findMissingPictures(wedding: Wedding, files: ReadonlySet<string>): string[] {
  return [...findPictures(wedding), { file: wedding.ornament, path: 'ornament' }]
    .filter(({ file }) => !files.has(file))
    .map(({ file, path }) => `${path} names ${file}, which is not in content/pictures/`);
}

/** The map must name every place it leads to, and repeat the travel times of the travel cards. */
function findMapIssues({ travel }: Wedding): string[] {
  const { cards, map } = travel;
  if (!map) return [];
  const facts = cards.flatMap(({ facts }) => facts.map(({ value }) => value.toLowerCase()));
  const ends = map.routes.flatMap(({ from, to }) => [from, to]);
  const unnamed = new Set([map.venue, ...ends].filter((place) => !map.names[place]));
  return [
    ...[...unnamed].map((place) => `travel.map.names.${place} is missing: give the place a name`),
    ...map.routes.flatMap(({ detail, from, to }, index) => {
      const path = `travel.map.routes.${index}`;
      const issues: string[] = [];
      if (!findRoute(from, to)) {
        issues.push(
          `${path} goes from ${from} to ${to}, but the map has only these routes: ${MAP_ROUTES.join(', ')}`,
        );
      }
      if (map.routes.findIndex((other) => other.from === from && other.to === to) < index) {
        issues.push(
          `${path} goes from ${from} to ${to} a second time: one line would hide the other`,
        );
      }
      if (!facts.some((fact) => fact.includes(detail.toLowerCase()))) {
        issues.push(`${path}.detail says '${detail}', but no travel card does`);
      }
      return issues;
    }),
  ];
}
