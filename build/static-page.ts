import { contentPolicy, withPolicy } from '../domain/content-policy.ts';
import { type PageGlobals, withPageGlobals } from '../domain/page-globals.ts';
import { inlineScripts } from '../server/pages/inline-scripts.ts';

/**
 * A page as it lies on a host without this project's server: filled with the globals, and with the
 * policy of what it may load and reach, which that host does not send.
 */
export function staticPage(html: string, globals: PageGlobals): string {
  const page = withPageGlobals(html, globals);
  const url = globals.backend?.url;
  return withPolicy(
    page,
    contentPolicy({
      inlineScripts: inlineScripts(page),
      connectTo: url ? [new URL(url).origin] : [],
    }),
  );
}
