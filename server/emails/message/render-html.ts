import type { Wedding } from '../../../domain/wedding/wedding.ts';
import type { Email, EmailPart } from '../email.ts';
import { renderDarkModeStyles, renderStyleAttributes } from './html-styles.ts';

const NARROW = '@media (max-width: 480px) { .content { padding: 36px 22px 32px !important; } }';

/**
 * Renders an email as HTML without fonts and scripts, in light and dark mode. The only picture is a QR code;
 * `toSource` returns its address.
 */
export function renderHtml(email: Email, wedding: Wedding, toSource = toDataUrl): string {
  const [one, two] = wedding.couple.map(escapeHtml);
  return `<!doctype html>
<html lang="${escapeHtml(wedding.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(email.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${NARROW}
${renderDarkModeStyles()}
</style>
</head>
<body ${renderStyleAttributes('page')}>
<div aria-hidden="true" style="display: none; max-height: 0; overflow: hidden;">${escapeHtml(email.preview)}${'&#8199;&#847;'.repeat(60)}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${renderStyleAttributes('page')}>
<tr><td align="center" style="padding: 32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${renderStyleAttributes('card', 'max-width: 600px;')}>
<tr><td style="padding: 7px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${renderStyleAttributes('frame')}>
<tr><td class="content" style="padding: 44px 48px 40px;">
<div style="text-align: center;">
<p ${renderStyleAttributes('date')}>${escapeHtml(wedding.dateLine)}</p>
<h1 ${renderStyleAttributes('names')}>${one} <span ${renderStyleAttributes('ampersand')}>&amp;</span> ${two}</h1>
<p ${renderStyleAttributes('venue')}>${escapeHtml(wedding.venueLine)}</p>
</div>
${renderHairline('28px auto 30px', '64px')}
${email.greeting && `<p ${renderStyleAttributes('paragraph')}>${escapeHtml(email.greeting)}</p>`}
${email.parts.map((part) => renderPart(part, toSource)).join('\n')}
${renderHairline('30px auto 26px', '64px')}
<p ${renderStyleAttributes('closing', 'text-align: center;')}>${escapeHtml(email.closing)}<br>${one} &amp; ${two}</p>
</td></tr>
</table>
</td></tr>
</table>
${renderUnsubscribe(email)}
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function renderUnsubscribe({ unsubscribe }: Email): string {
  if (!unsubscribe) return '';
  const { text, label, href } = unsubscribe;
  return `<p ${renderStyleAttributes('footer')}>${escapeHtml(text)} <a href="${escapeHtml(href)}" ${renderStyleAttributes('footerLink')}>${escapeHtml(label)}</a></p>`;
}

function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function renderPart(part: EmailPart, toSource: (png: Buffer) => string): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p ${renderStyleAttributes('paragraph')}>${escapeHtml(part.text)}</p>`;
    case 'event':
      return `<div style="padding: 2px 0 0;">
${renderHairline('4px 0 18px', '100%')}
<h2 ${renderStyleAttributes('title')}>${escapeHtml(part.title)}</h2>
<p ${renderStyleAttributes('details')}>${escapeHtml(part.when)}<br>${escapeHtml(part.where)}</p>
${part.answer ? `<p ${renderStyleAttributes(part.answer.isAttending ? 'accepted' : 'declined')}>${escapeHtml(part.answer.text)}</p>` : ''}
<div style="height: 16px; line-height: 16px;">&nbsp;</div>
</div>`;
    case 'facts':
      return `${renderHairline('4px 0 20px', '100%')}
${part.facts
  .map(
    ({ label, value }) =>
      `<p ${renderStyleAttributes('label')}>${escapeHtml(label)}</p>\n<p ${renderStyleAttributes('value')}><bdi>${escapeHtml(value)}</bdi></p>`,
  )
  .join('\n')}
${renderHairline('6px 0 22px', '100%')}`;
    case 'link':
      return `<p style="margin: 24px 0 26px; text-align: center;"><a href="${escapeHtml(part.href)}" ${renderStyleAttributes('button')}>${escapeHtml(part.text)}</a></p>`;
    case 'qr-code':
      return `<div style="margin: 0 0 26px; text-align: center;"><img src="${toSource(part.png)}" alt="" width="160" height="160" style="width: 160px; height: 160px; border: 0;">
<p ${renderStyleAttributes('caption')}>${escapeHtml(part.text)}</p></div>`;
  }
}

function renderHairline(margin: string, width: string): string {
  return `<div ${renderStyleAttributes('rule', `margin: ${margin}; width: ${width};`)}>&nbsp;</div>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and keeps its line breaks. */
function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');
}
