import { isTranslations } from '../../../domain/wedding/languages.ts';
import { pickChanges } from '../../api/pick-changes.ts';
import { isGroup } from '../document-path.ts';

type Replacement = {
  /** The picture, or only its file, when the upload of the next one began. */
  before: unknown;
  now: unknown;
  blank: unknown;
  file: string;
};

/**
 * The picture with another file. The description, the focal point and the version for wide screens of the former one
 * go; those that the couple wrote during the upload stay. Null if it has another file by now.
 */
export function replacePicture({ before, now, blank, file }: Replacement): unknown {
  const former = readFile(before);
  if (readFile(now) !== former) return null;
  if (!isGroup(blank)) return file;
  if (!isGroup(now)) return { ...blank, file };
  return { ...blank, ...(former && isGroup(before) ? pickWritten(before, now) : now), file };
}

function readFile(picture: unknown): string {
  return String((isGroup(picture) ? picture.file : picture) ?? '');
}

/** Of a description in several languages, those that were written. */
function pickWritten(before: Record<string, unknown>, now: Record<string, unknown>) {
  const changes = Object.entries(pickChanges(before, now)).map(([key, value]) => {
    const former = before[key];
    const areTexts = isTranslations(former) && isTranslations(value);
    return [key, areTexts ? pickChanges(former, value) : value] as const;
  });
  return Object.fromEntries(changes);
}
