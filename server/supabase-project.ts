export type SupabaseProject = {
  /** Without a slash at its end. */
  url: string;
  anonKey: string;
};

const EXAMPLE = 'for example SUPABASE_URL=https://project.supabase.co';

/** What is wrong with an address given as SUPABASE_URL, or nothing. */
export function supabaseUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `SUPABASE_URL must be an address that starts with https:// or http://, ${EXAMPLE}`;
  }
  // The address stands in the page and in its Content-Security-Policy, for all to read.
  if (url.username || url.password || url.search || url.hash || /[\s;,'"]/.test(value)) {
    return `SUPABASE_URL must be the bare address of the project, ${EXAMPLE}`;
  }
  if (/\/rest(\/v1)?\/*$/.test(url.pathname)) {
    return `SUPABASE_URL must not end in /rest/v1, the page adds that itself, ${EXAMPLE}`;
  }
  return undefined;
}

/** What is wrong with a key given as SUPABASE_ANON_KEY, or nothing. Never repeats the key. */
export function supabaseKeyError(value: string): string | undefined {
  if (!/^[\x21-\x7e]{1,2000}$/.test(value)) {
    return 'SUPABASE_ANON_KEY must be one word of plain characters, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  // The key goes into the page. A secret key there would hand every visitor the whole guest list.
  if (value.startsWith('sb_secret_') || roleOf(value) === 'service_role') {
    return 'SUPABASE_ANON_KEY is a secret key, which every visitor could read in the page; give the public one, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  return undefined;
}

function roleOf(key: string): unknown {
  const payload = key.split('.')[1];
  if (!payload) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
