import { DEMO_NOTICE } from '../../domain/demo/demo-notice.ts';
import { escapeHtml } from '../../domain/pages/escape-html.ts';
import { LANGUAGES } from '../../domain/wedding/languages.ts';
import type { Settings } from '../settings.ts';

// In the page's flow, so that it covers nothing, and in colours that no design changes.
const STYLE =
  'position:relative;z-index:9;padding:.5rem 1rem;background:#1d1b18;color:#fff;font:.875rem/1.4 system-ui,sans-serif;text-align:center';

/** Adds the notice of a demo to a page, in the page's language. */
export function insertDemoNotice(html: string, settings: Settings): string {
  const code = /<html lang="(\w+)/.exec(html)?.[1];
  const language = LANGUAGES.find((known) => known === code) ?? 'en';
  const { text, guests, couple } = DEMO_NOTICE[language];
  const notice =
    `<aside lang="${language}" style="${STYLE}">${text}<br>` +
    `${guests} <b>${escapeHtml(settings.sitePassword)}</b> · ` +
    `<a href="/host" style="color:inherit">${couple}</a> <b>${escapeHtml(settings.hostPassword ?? '')}</b></aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}
