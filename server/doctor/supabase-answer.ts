import type { SupabaseProject } from '../supabase-project.ts';
import { type Answer, ask, isSilent, type Silence } from './answer.ts';

/** What the data API answered: PostgREST's code where it refused, rows where it gave some. */
export type ApiAnswer = {
  status: number;
  code: string;
  message: string;
  /** Null when the answer is no list. */
  rows: number | null;
  /** How many rows there are in all, where that was asked for and told. */
  count: number | null;
  isJson: boolean;
};

export type DataApi = (
  method: string,
  path: string,
  wish?: { body?: object; prefer?: string; accept?: string },
) => Promise<ApiAnswer | Silence>;

/** Asks a project as a stranger can, with the key that stands in every guest's page. */
export function dataApiOf({ url, anonKey }: SupabaseProject): DataApi {
  return async (method, path, { body, prefer, accept = 'application/json' } = {}) => {
    const answer = await ask(`${url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        Accept: accept,
        'Content-Type': 'application/json',
        ...(prefer && { Prefer: prefer }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return isSilent(answer) ? answer : read(answer);
  };
}

/** Whether the database itself said that this is not allowed. */
export function isDenied(answer: ApiAnswer | Silence): boolean {
  return !isSilent(answer) && [401, 403].includes(answer.status) && answer.code === '42501';
}

function read({ status, headers, text }: Answer): ApiAnswer {
  const body = parsed(text);
  const { code, message } = Object(body) as { code?: unknown; message?: unknown };
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return {
    status,
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    rows: Array.isArray(body) ? body.length : null,
    count: total === undefined ? null : Number(total),
    isJson: body !== undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
