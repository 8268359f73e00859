import { escapeHtml } from '../pages/escape-html.ts';
import type { LanguageCode } from '../wedding/languages.ts';

/** What guests read at the top of the page: `GET /private/announcement/:language`. */
export type Announcement = {
  /** Another text has another id: a guest who has closed this one sees the next one. */
  id: number;
  /** When the couple changed it last. */
  changedAt: string;
  /** Empty while nothing is announced. */
  text: string;
  /** The text's language: a page without a translation shows the first language's text. */
  language: LanguageCode;
  shownUntil: string;
};

/** Where the server puts the announcement. Only the published pages know the name of the button. */
export function createAnnouncementPlace(closeLabel: string): string {
  return `<div id="announcement" role="status" data-close="${escapeHtml(closeLabel)}"></div>`;
}

const PLACE = /<div id="announcement" role="status" data-close="([^"]*)"><\/div>/;

/**
 * Inserts the announcement into a page. Without one, as into the gate's page, it only marks that the
 * server has announcements; site/announcement.ts then asks for it.
 */
export function insertAnnouncement(html: string, announcement?: Announcement | null): string {
  return html.replace(PLACE, (_, label: string) => {
    const state = announcement === undefined ? '' : escapeHtml(JSON.stringify(announcement));
    const attributes = `data-close="${label}" data-id="${announcement?.id ?? 0}" data-state="${state}"`;
    return `<div id="announcement" role="status" ${attributes}>${createContent(announcement, label)}</div>`;
  });
}

function createContent(announcement: Announcement | null | undefined, label: string): string {
  if (!announcement?.text) return '';
  const { language, text } = announcement;
  return `<p lang="${language}">${escapeHtml(text)}</p><button type="button" aria-label="${label}"></button>`;
}
