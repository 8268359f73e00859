/** What the page learns from the HTML around it: where replies go, and how its gate stands. */
export type PageGlobals = {
  /** `url: null` is the page's own origin; `null` for the whole is "not configured". */
  backend: { url: string | null; anonKey: string } | null;
  /** The page compares the password itself; or the server does, and has or has not let it in. */
  gate: { password: string } | 'open' | 'closed';
};

const ELEMENT = /(<script id="page-globals">)[\s\S]*?(<\/script>)/;

/** The HTML with its `<script id="page-globals">` filled; throws when the HTML has no such element. */
export function withPageGlobals(html: string, globals: PageGlobals): string {
  if (!ELEMENT.test(html)) throw new Error('The page has no <script id="page-globals"> element.');
  return html.replace(ELEMENT, (_, open, close) => open + script(globals) + close);
}

function script({ backend, gate }: PageGlobals): string {
  const lines = [
    typeof gate === 'string'
      ? `window.SITE_GATE=${literal(gate)}`
      : `window.SITE_PASSWORD=${literal(gate.password)}`,
  ];
  if (backend) {
    const url = backend.url === null ? 'location.origin' : literal(backend.url);
    lines.push(
      `window.SUPABASE_URL=${url}`,
      `window.SUPABASE_ANON_KEY=${literal(backend.anonKey)}`,
    );
  }
  return lines.join(';');
}

/** A JavaScript literal that cannot end the script element it stands in. */
function literal(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
