/**
 * The only code that may turn a string into HTML or a script address. The page's Content Security
 * Policy (`require-trusted-types-for`) blocks all other attempts, so injected markup stays text.
 */
const policy = window.trustedTypes?.createPolicy('own-files', {
  createHTML: (html) => html,
  createScriptURL: requireSameOrigin,
});

/** Marks a file of this site as HTML that may be parsed. */
export function toHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Marks an address as a script of this site; throws for any other origin. */
export function toScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? requireSameOrigin(address);
}

function requireSameOrigin(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(address);
  return address;
}
