// The tus protocol (https://tus.io), as far as this page needs it: tus-js-client is 20 kB of script.
import { PHOTO_LIMITS, PHOTO_UPLOADS_PATH, type UploadRejection } from './photos-api.ts';

/** A phone that has lost its network may not say so. */
const SILENCE_MS = 60_000;

export type Upload = {
  file: Blob;
  /** Of an upload that was begun before; null for a new one. */
  address: string | null;
  metadata: Record<string, string>;
  signal: AbortSignal;
  onAddress: (address: string) => void;
  onProgress: (sentBytes: number) => void;
};

/** Why the server rejects a file: 'failed' for a reason that this page does not know. */
export type UploadFailure = Exclude<UploadRejection, 'too-many-uploads'> | 'failed';

/** The id of the stored photograph, or why the server rejects it. */
export type UploadResult = { id: string } | { rejection: UploadFailure };

/** Sends a file in parts, after the last one that the server has. Throws without an answer of the server. */
export async function uploadFile(upload: Upload, path = PHOTO_UPLOADS_PATH): Promise<UploadResult> {
  const { file, onAddress, onProgress, signal } = upload;
  let { address } = upload;
  let offset = address && (await findOffset(address, signal));
  for (;;) {
    if (!address || offset === null) {
      const created = await createUpload(upload, path);
      if (typeof created !== 'string') return created;
      address = created;
      offset = 0;
      onAddress(address);
    }
    const start = Number(offset);
    const response = await send('PATCH', address, {
      headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': `${start}` },
      // Empty if only the answer to the last part was lost.
      body: file.slice(start, start + PHOTO_LIMITS.partBytes),
      onProgress: (bytes) => onProgress(start + bytes),
      signal,
    });
    const id = response.getHeader('Photo-Id');
    if (response.status === 204 && id) return { id };
    if (response.status === 204) offset = Number(response.getHeader('Upload-Offset'));
    else if (response.status === 409) offset = await findOffset(address, signal);
    // The server has deleted it after days of silence.
    else if (response.status === 404 || response.status === 410) offset = null;
    else return readRejection(response);
  }
}

/** Deletes what the server has of a file. Returns the id of its photograph if the file was complete. */
export async function abortUpload(address: string): Promise<string | null> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  const { headers: answer } = await fetch(address, { method: 'DELETE', headers, keepalive: true });
  return answer.get('Photo-Id');
}

async function createUpload({ file, metadata, signal }: Upload, path: string) {
  const response = await send('POST', path, {
    headers: {
      'Upload-Length': String(file.size),
      'Upload-Metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${encodeBase64(value)}`)
        .join(','),
    },
    signal,
  });
  const location = response.getHeader('Location');
  // A proxy may have changed the origin.
  if (response.status === 201 && location) return new URL(location, document.baseURI).pathname;
  if (response.body.code === 'exists' && response.body.id) return { id: response.body.id };
  return readRejection(response);
}

/** How many bytes the server has; null if it does not know the upload any more. */
async function findOffset(address: string, signal: AbortSignal): Promise<number | null> {
  const { getHeader, status } = await send('HEAD', address, { signal });
  const offset = getHeader('Upload-Offset');
  if (status === 200 && offset !== null) return Number(offset);
  // The creation of another one says why.
  if (isFinal(status)) return null;
  throw new Error(`The upload answers ${status}.`);
}

/** Throws for an answer that another attempt may change: a proxy’s, or of a server that is busy or starting. */
function readRejection({ body, status }: Response): { rejection: UploadFailure } {
  const { code = '' } = body;
  if (isFailure(code)) return { rejection: code };
  if (isFinal(status)) return { rejection: 'failed' };
  throw new Error(`The server answers ${status}.`);
}

/** Too many requests, a locked upload or a slow request can succeed later. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 423, 429].includes(status);
}

const FAILURES: Record<UploadFailure, true> = {
  exists: true,
  full: true,
  closed: true,
  'too-large': true,
  'wrong-kind': true,
  damaged: true,
  'no-access': true,
  failed: true,
};

function isFailure(code: string): code is UploadFailure {
  return Object.hasOwn(FAILURES, code);
}

function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

type Response = {
  status: number;
  getHeader: (name: string) => string | null;
  body: { code?: string; id?: string };
};

type Request = {
  headers?: Record<string, string>;
  body?: Blob;
  onProgress?: (bytes: number) => void;
  signal: AbortSignal;
};

/** With XMLHttpRequest, because fetch reports no progress. */
function send(
  method: string,
  address: string,
  { body, headers = {}, onProgress, signal }: Request,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, SILENCE_MS);
    request.open(method, address);
    request.setRequestHeader('Tus-Resumable', '1.0.0');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
      onProgress?.(loaded);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      if (request.status === 0) return reject(new Error('There is no connection.'));
      resolve({
        status: request.status,
        getHeader: (name) => request.getResponseHeader(name),
        body: parseObject(request.responseText),
      });
    };
    signal.throwIfAborted();
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}

function parseObject(text: string): Response['body'] {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
