/** The settings that the page reads from its HTML: the backend for replies and the state of the gate. */
export type PageGlobals = {
  /** `url: null` is the page's own origin; `backend: null` means that no backend is configured. */
  backend: { url: string | null; anonKey: string } | null;
  /** The page checks the password itself, or the server does and has granted or refused access. */
  gate: { password: string } | 'open' | 'closed';
};

const OPENING_TAG = '<script id="page-globals">';
const CLOSING_TAG = '</script>';

/** Fills the element `page-globals` of the HTML, and throws when there is none. */
export function insertPageGlobals(html: string, globals: PageGlobals): string {
  const start = html.indexOf(OPENING_TAG);
  if (start === -1) throw new Error(`The page has no ${OPENING_TAG} element.`);
  const end = html.indexOf(CLOSING_TAG, start);
  return html.slice(0, start) + OPENING_TAG + createScript(globals) + html.slice(end);
}

function createScript({ backend, gate }: PageGlobals): string {
  const statements = [
    typeof gate === 'string'
      ? `window.SITE_GATE=${toLiteral(gate)}`
      : `window.SITE_PASSWORD=${toLiteral(gate.password)}`,
  ];
  if (backend) {
    const url = backend.url === null ? 'location.origin' : toLiteral(backend.url);
    statements.push(
      `window.SUPABASE_URL=${url}`,
      `window.SUPABASE_ANON_KEY=${toLiteral(backend.anonKey)}`,
    );
  }
  return statements.join(';');
}

/** A JavaScript string literal that cannot close the script element around it. */
function toLiteral(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
