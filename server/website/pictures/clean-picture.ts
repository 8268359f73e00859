import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import { runLimitedProcess } from '../../platform/child-process.ts';
import { rejections } from '../../platform/rejections.ts';
import type { CleanPicture, PictureType } from './pictures.ts';

export type PictureIssue = 'drawing' | 'unknown-format' | 'too-many-pixels' | 'damaged';

/** The first line of the process's result; after a picture come its bytes and its thumbnail's. */
export type CleanResult =
  | { type: PictureType; width: number; height: number; size: number }
  | RejectedResult;
type RejectedResult = { rejection: PictureIssue; width?: number; height?: number };

const PROCESS = join(import.meta.dirname, 'clean-picture-process.ts');
// A picture of 48 million pixels takes ten seconds on a small server.
const DECODING_TIMEOUT_MS = 60_000;

/**
 * Decodes an uploaded picture and encodes it again, in a process with limits of memory and time. The
 * result has none of the upload's bytes or metadata. Throws Rejection with a sentence.
 */
export async function cleanPicture(
  upload: Readable,
  { timeoutMs = DECODING_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<CleanPicture> {
  const output = await runLimitedProcess(PROCESS, upload, { timeoutMs }).catch(() => {
    throw rejections.pictureRejected(getMessages('website').errors.incomplete);
  });
  const end = output?.indexOf('\n') ?? -1;
  if (!output || end === -1)
    throw rejections.pictureRejected(getMessages('website').errors.exhausted);
  const result = JSON.parse(output.toString('utf8', 0, end)) as CleanResult;
  if ('rejection' in result) throw rejections.pictureRejected(toMessage(result));
  const { size, ...picture } = result;
  const files = output.subarray(end + 1);
  return { ...picture, bytes: files.subarray(0, size), thumbnail: files.subarray(size) };
}

function toMessage({ rejection, width = 0, height = 0 }: RejectedResult): string {
  const { damaged, drawing, tooManyPixels, unknownFormat } = getMessages('website').errors;
  switch (rejection) {
    case 'too-many-pixels':
      return tooManyPixels(width, height);
    case 'unknown-format':
      return unknownFormat;
    case 'drawing':
      return drawing;
    case 'damaged':
      return damaged;
  }
}
