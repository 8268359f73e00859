import { contentPlace } from './content-place.ts';
import { dateIssues } from './date-checks.ts';
import { mapIssues } from './map-checks.ts';
import { type Wedding, weddingSchema } from './wedding.ts';

/**
 * What is wrong with the content, one sentence a fault, each naming its place; empty when all is well.
 * `pictureFiles` are the names of the files that exist in `content/pictures/`.
 */
export function checkWedding(content: unknown, pictureFiles: ReadonlySet<string>): string[] {
  const parsed = weddingSchema.safeParse(content, { reportInput: true });
  if (!parsed.success) {
    return parsed.error.issues.map(shapeFault);
  }
  const wedding = parsed.data;
  return [...missingPictures(wedding, pictureFiles), ...dateIssues(wedding), ...mapIssues(wedding)];
}

type Issue = NonNullable<ReturnType<typeof weddingSchema.safeParse>['error']>['issues'][number];

function shapeFault(issue: Issue): string {
  const where = contentPlace(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `${where} has no place for ${issue.keys.join(', ')}: is it misspelt?`;
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${where} is missing`;
  return `${where} ${issue.message}`;
}

/** Every picture of the content with the place it stands in. */
export function* pictures(value: unknown, path: PropertyKey[] = []): Generator<PicturePlace> {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && 'alt' in value)
    yield { file: String(value.file), place: contentPlace(path) };
  for (const [key, inner] of Object.entries(value)) yield* pictures(inner, [...path, key]);
}

type PicturePlace = { file: string; place: string };

function missingPictures(wedding: Wedding, files: ReadonlySet<string>): string[] {
  return [...pictures(wedding), { file: wedding.ornament, place: 'ornament' }]
    .filter(({ file }) => !files.has(file))
    .map(({ file, place }) => `${place} names ${file}, which is not in content/pictures/`);
}
