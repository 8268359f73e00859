import { apiErrors } from './api-error.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The one JSON object a request carries; throws ApiError for anything else. */
export async function jsonObject(request: Request): Promise<Record<string, unknown>> {
  if (!JSON_TYPE.test(request.headers.get('Content-Type') ?? '')) {
    throw apiErrors.body('The Content-Type must be application/json');
  }
  const body = parsed(await bytesOf(request));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw apiErrors.body('The request body must be one JSON object');
  }
  return body as Record<string, unknown>;
}

/** A guest whose connection broke halfway has sent no reply: that is no fault of ours. */
async function bytesOf(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer();
  } catch {
    throw apiErrors.body('The request body did not arrive whole');
  }
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // The parser's own message quotes what it could not read, and that is a guest's letter.
    throw apiErrors.body('Empty or invalid json');
  }
}
