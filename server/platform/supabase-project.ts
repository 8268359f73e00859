export type SupabaseProject = {
  /** Without a slash at the end. */
  url: string;
  anonKey: string;
};

const EXAMPLE = 'for example SUPABASE_URL=https://project.supabase.co';

/** Checks a value of SUPABASE_URL; returns an error message or undefined. */
export function findSupabaseUrlError(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return `SUPABASE_URL must be an address that starts with https:// or http://, ${EXAMPLE}`;
  }
  // The address is public: it is part of the page and of its Content-Security-Policy.
  if (url.username || url.password || url.search || url.hash || /[\s;,'"]/.test(value)) {
    return `SUPABASE_URL must be the bare address of the project, ${EXAMPLE}`;
  }
  if (/\/rest(\/v1)?\/*$/.test(url.pathname)) {
    return `SUPABASE_URL must not end in /rest/v1, the page adds that itself, ${EXAMPLE}`;
  }
  return undefined;
}

/** Checks a value of SUPABASE_ANON_KEY; the error message never quotes it. */
export function findSupabaseKeyError(value: string): string | undefined {
  if (!/^[\x21-\x7e]{1,2000}$/.test(value)) {
    return 'SUPABASE_ANON_KEY must be one word of plain characters, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  // The key is part of the page. A secret key would give every visitor all replies.
  if (value.startsWith('sb_secret_') || getRole(value) === 'service_role') {
    return 'SUPABASE_ANON_KEY is a secret key, which every visitor could read in the page; use the public key, for example SUPABASE_ANON_KEY=sb_publishable_…';
  }
  return undefined;
}

/** The role in a key of the old format, which is a JWT. */
function getRole(key: string): unknown {
  const payload = key.split('.')[1];
  if (!payload) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
