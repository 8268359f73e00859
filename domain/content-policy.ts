/** The directives of a Content-Security-Policy that a page can carry itself, in camel case. */
export type ContentPolicy = Record<string, string[]>;

/**
 * What a page may load, run and reach; nothing else. `connectTo` are the origins, besides its own,
 * that it may send replies to.
 */
export function contentPolicy({
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
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...connectTo],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    // site/inline-script/trusted-types.ts
    trustedTypes: ['own-files'],
  } satisfies ContentPolicy;
}

const ELEMENT = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The HTML with the policy in it, ahead of all that it rules; for hosts that send no header. */
export function withPolicy(html: string, policy: ContentPolicy): string {
  const charset = /<meta charset=[^>]*>/;
  if (!charset.test(html)) throw new Error('The page does not say its charset.');
  const directives = Object.entries(policy).map(([name, sources]) => {
    const directive = name.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`);
    return [directive, ...sources].join(' ');
  });
  const element = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return html.replace(charset, (found) => `${found}${element}`);
}

/** The HTML without: whoever fills it anew has other scripts in it, and a header of its own. */
export function withoutPolicy(html: string): string {
  return html.replace(ELEMENT, '');
}
