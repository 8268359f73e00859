import type { SupabaseProject } from '../platform/supabase-project.ts';
import { isProbeFailure, type ProbeFailure, type ProbeResponse, probe } from './probe.ts';
import { type CheckResult, error } from './report.ts';

export type ApiResponse = {
  status: number;
  /** PostgREST's error code, or empty. */
  code: string;
  message: string;
  /** Null when the body is no list. */
  rowCount: number | null;
  /** The number of rows in the table, when it was requested and sent. */
  totalCount: number | null;
  isJson: boolean;
};

export type DataApi = (
  method: string,
  path: string,
  options?: { body?: object; prefer?: string; accept?: string },
) => Promise<ApiResponse | ProbeFailure>;

/** Calls a project as anyone can, with the key that every guest's page contains. */
export function createDataApi({ url, anonKey }: SupabaseProject): DataApi {
  return async (method, path, { body, prefer, accept = 'application/json' } = {}) => {
    const response = await probe(`${url}/rest/v1/${path}`, {
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
    return isProbeFailure(response) ? response : parseResponse(response);
  };
}

/** Whether the database denied the request for lack of permission. */
export function isDenied(response: ApiResponse | ProbeFailure): boolean {
  return (
    !isProbeFailure(response) && [401, 403].includes(response.status) && response.code === '42501'
  );
}

/** Whether the request passed all permissions; it may have failed because of the row itself. */
export function isPermitted(response: ApiResponse | ProbeFailure): boolean {
  return (
    !isProbeFailure(response) && (response.status < 300 || /^(22|23|PGRST116)/.test(response.code))
  );
}

/** The result of one attempt on a project's tables. */
export type AccessResult = {
  result: CheckResult;
  /** The access that anybody has ("read the table rsvps"); unset when access is correct. */
  exposed?: string;
  /** The table whose permissions have to be restored. */
  table?: string;
  /** Whether anyone can read private data. */
  isLeak?: boolean;
};

/** A table that anonymous visitors can use in a way that they must not. */
export function reportExposed(
  table: string,
  exposed: string,
  { isLeak = false }: { isLeak?: boolean } = {},
): AccessResult {
  return { result: error(`Anybody can ${exposed}.`), exposed, table, isLeak };
}

/** The table of replies lacks a permission, so that no guest can reply. */
export function reportBlocked(message: string): AccessResult {
  return { result: error(message), table: 'rsvps' };
}

/** No response came, or one that a project of this site does not give. */
export function reportUnknown(
  question: string,
  response: ApiResponse | ProbeFailure,
): AccessResult {
  const reason = isProbeFailure(response)
    ? response.reason
    : ['status', response.status, response.code].filter(Boolean).join(' ');
  return {
    result: error(`It is unknown whether ${question}: ${reason}.`, 'Try again in a moment'),
  };
}

function parseResponse({ status, headers, text }: ProbeResponse): ApiResponse {
  const body = parseJson(text);
  const { code, message } = Object(body) as { code?: unknown; message?: unknown };
  const total = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1];
  return {
    status,
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
    rowCount: Array.isArray(body) ? body.length : null,
    totalCount: total === undefined ? null : Number(total),
    isJson: body !== undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
