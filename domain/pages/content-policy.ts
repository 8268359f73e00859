/** Directives of a Content-Security-Policy, in camel case. */
export type ContentPolicy = Record<string, string[]>;

/**
 * Allows a page to load its own files, to run its own scripts and to send replies to its own origin and
 * to the origins in `connectTo`.
 */
export function createContentPolicy({
  inlineScripts,
  connectTo,
}: {
  inlineScripts: readonly string[];
  connectTo: readonly string[];
}) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    // The guests' videos.
    mediaSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...connectTo],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // site/inline-script/trusted-types.ts creates it.
    trustedTypes: ['own-files'],
  } satisfies ContentPolicy;
}

/** Allows a page to load pictures, styles and fonts of one origin, and nothing else: no script runs. */
export function createPreviewPolicy(origin: string) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'none'"],
    styleSrc: [origin, "'unsafe-inline'"],
    imgSrc: [origin, 'data:'],
    fontSrc: [origin, 'data:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  } satisfies ContentPolicy;
}

const CHARSET_TAG = '<meta charset="utf-8"';
const POLICY_TAG = '<meta http-equiv="Content-Security-Policy"';

/** Adds the policy to the HTML, for hosts that cannot send it as a header. */
export function insertPolicy(html: string, policy: ContentPolicy): string {
  const charset = html.indexOf(CHARSET_TAG);
  if (charset === -1) throw new Error(`The page has no ${CHARSET_TAG}> element.`);
  const directives = Object.entries(policy).map(([name, sources]) => {
    const directive = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [directive, ...sources].join(' ');
  });
  // A policy applies only to the elements after it, so it goes right behind the charset.
  const at = html.indexOf('>', charset) + 1;
  return `${html.slice(0, at)}${POLICY_TAG} content="${directives.join('; ')}">${html.slice(at)}`;
}

/** Removes the policy: the server fills in other scripts and sends its own policy as a header. */
export function removePolicy(html: string): string {
  const start = html.indexOf(POLICY_TAG);
  if (start === -1) return html;
  return html.slice(0, start) + html.slice(html.indexOf('>', start) + 1);
}
