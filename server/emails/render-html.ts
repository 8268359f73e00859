import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Email, EmailPart } from './email.ts';
import { type EmailColours, readEmailLook } from './email-look.ts';

const NARROW = '@media (max-width: 480px) { .content { padding: 36px 22px 32px !important; } }';

/**
 * Renders an email as HTML without fonts and scripts, in light and dark mode. The only picture is a QR code;
 * `toSource` returns its address.
 */
export function renderHtml(email: Email, wedding: Wedding, toSource = toDataUrl): string {
  const [one, two] = wedding.couple.map(escapeHtml);
  const { align, colours } = readEmailLook(wedding.theme);
  const style = createStyles(colours.light);
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
${renderDarkModeStyles(colours.dark)}
</style>
</head>
<body ${style('page')}>
<div aria-hidden="true" style="display: none; max-height: 0; overflow: hidden;">${escapeHtml(email.preview)}${'&#8199;&#847;'.repeat(60)}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('page')}>
<tr><td align="center" style="padding: 32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('card', 'max-width: 600px;')}>
<tr><td style="padding: 7px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${style('frame')}>
<tr><td class="content" style="padding: 44px 48px 40px;">
<div style="text-align: ${align};">
<p ${style('date')}>${escapeHtml(wedding.dateLine)}</p>
<h1 ${style('names')}>${one} <span ${style('ampersand')}>&amp;</span> ${two}</h1>
<p ${style('venue')}>${escapeHtml(wedding.venueLine)}</p>
</div>
${renderHairline(style, align === 'left' ? '28px 0 30px' : '28px auto 30px', '64px')}
${email.greeting && `<p ${style('paragraph')}>${escapeHtml(email.greeting)}</p>`}
${email.parts.map((part) => renderPart(part, style, toSource)).join('\n')}
${renderHairline(style, align === 'left' ? '30px 0 26px' : '30px auto 26px', '64px')}
<p ${style('closing', `text-align: ${align};`)}>${escapeHtml(email.closing)}<br>${one} &amp; ${two}</p>
</td></tr>
</table>
</td></tr>
</table>
${renderUnsubscribe(email, style)}
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function renderUnsubscribe({ unsubscribe }: Email, style: StyleOf): string {
  if (!unsubscribe) return '';
  const { text, label, href } = unsubscribe;
  return `<p ${style('footer')}>${escapeHtml(text)} <a href="${escapeHtml(href)}" ${style('footerLink')}>${escapeHtml(label)}</a></p>`;
}

function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function renderPart(part: EmailPart, style: StyleOf, toSource: (png: Buffer) => string): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p ${style('paragraph')}>${escapeHtml(part.text)}</p>`;
    case 'event':
      return `<div style="padding: 2px 0 0;">
${renderHairline(style, '4px 0 18px', '100%')}
<h2 ${style('title')}>${escapeHtml(part.title)}</h2>
<p ${style('details')}>${escapeHtml(part.when)}<br>${escapeHtml(part.where)}</p>
${part.answer ? `<p ${style(part.answer.isAttending ? 'accepted' : 'declined')}>${escapeHtml(part.answer.text)}</p>` : ''}
<div style="height: 16px; line-height: 16px;">&nbsp;</div>
</div>`;
    case 'facts':
      return `${renderHairline(style, '4px 0 20px', '100%')}
${part.facts
  .map(
    ({ label, value }) =>
      `<p ${style('label')}>${escapeHtml(label)}</p>\n<p ${style('value')}><bdi>${escapeHtml(value)}</bdi></p>`,
  )
  .join('\n')}
${renderHairline(style, '6px 0 22px', '100%')}`;
    case 'link':
      return `<p style="margin: 24px 0 26px; text-align: center;"><a href="${escapeHtml(part.href)}" ${style('button')}>${escapeHtml(part.text)}</a></p>`;
    case 'qr-code':
      return `<div style="margin: 0 0 26px; text-align: center;"><img src="${toSource(part.png)}" alt="" width="160" height="160" style="width: 160px; height: 160px; border: 0;">
<p ${style('caption')}>${escapeHtml(part.text)}</p></div>`;
  }
}

function renderHairline(style: StyleOf, margin: string, width: string): string {
  return `<div ${style('rule', `margin: ${margin}; width: ${width};`)}>&nbsp;</div>`;
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

// Fonts that readers' devices have: an email loads no files.
const DISPLAY = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const TEXT = "Optima, Candara, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const SMALL_CAPS = 'font-size: 13px; line-height: 20px; letter-spacing: 2px;';

type Style = [fixed: string, coloured: (colours: EmailColours) => string];

/** The styles of each element: a fixed part, and a part with the colours of the light or dark mode. */
const STYLES = {
  page: ['margin: 0; padding: 0;', ({ page }) => `background-color: ${page};`],
  card: ['', ({ card, hairline }) => `background-color: ${card}; border: 1px solid ${hairline};`],
  frame: ['', ({ pale }) => `border: 1px solid ${pale};`],
  date: [`margin: 0; font-family: ${TEXT}; ${SMALL_CAPS}`, ({ gilt }) => `color: ${gilt};`],
  names: [
    `margin: 10px 0 8px; font-family: ${DISPLAY}; font-size: 36px; line-height: 44px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  ampersand: ['font-style: italic;', ({ gilt }) => `color: ${gilt};`],
  venue: [
    `margin: 0; font-family: ${TEXT}; font-size: 15px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  rule: ['font-size: 0; line-height: 0;', ({ hairline }) => `border-top: 1px solid ${hairline};`],
  paragraph: [
    `margin: 0 0 16px; font-family: ${TEXT}; font-size: 17px; line-height: 27px;`,
    ({ ink }) => `color: ${ink};`,
  ],
  title: [
    `margin: 0 0 4px; font-family: ${DISPLAY}; font-size: 23px; line-height: 30px; font-weight: normal;`,
    ({ ink }) => `color: ${ink};`,
  ],
  details: [
    `margin: 0; font-family: ${TEXT}; font-size: 16px; line-height: 24px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  accepted: [
    `margin: 8px 0 0; font-family: ${DISPLAY}; font-size: 18px; line-height: 26px; font-style: italic;`,
    ({ accent }) => `color: ${accent};`,
  ],
  declined: [
    `margin: 8px 0 0; font-family: ${DISPLAY}; font-size: 18px; line-height: 26px; font-style: italic;`,
    ({ second }) => `color: ${second};`,
  ],
  label: [
    `margin: 0; font-family: ${TEXT}; ${SMALL_CAPS} text-transform: uppercase;`,
    ({ gilt }) => `color: ${gilt};`,
  ],
  value: [
    `margin: 0 0 14px; font-family: ${TEXT}; font-size: 17px; line-height: 26px; overflow-wrap: anywhere;`,
    ({ ink }) => `color: ${ink};`,
  ],
  button: [
    `display: inline-block; padding: 12px 28px; font-family: ${TEXT}; font-size: 17px; line-height: 22px; text-decoration: none;`,
    ({ accent }) => `color: ${accent}; border: 1px solid ${accent};`,
  ],
  caption: [
    `margin: 10px 0 0; font-family: ${TEXT}; font-size: 15px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  footer: [
    `margin: 20px auto 0; max-width: 560px; font-family: ${TEXT}; font-size: 14px; line-height: 22px;`,
    ({ soft }) => `color: ${soft};`,
  ],
  footerLink: ['', ({ soft }) => `color: ${soft};`],
  closing: [
    `margin: 0; font-family: ${DISPLAY}; font-size: 19px; line-height: 30px; font-style: italic;`,
    ({ ink }) => `color: ${ink};`,
  ],
} satisfies Record<string, Style>;

type StyledElement = keyof typeof STYLES;

/** Returns the class and inline style of an element; `more` is added to the style. */
type StyleOf = (element: StyledElement, more?: string) => string;

function createStyles(light: EmailColours): StyleOf {
  return (element, more = '') => {
    const [fixed, coloured] = STYLES[element];
    const style = [fixed, coloured(light), more].filter((part) => part !== '').join(' ');
    return `class="${element}" style="${style}"`;
  };
}

/** Rules for mail programs with a dark mode; all others keep the inline styles. */
function renderDarkModeStyles(dark: EmailColours): string {
  const rules = Object.entries(STYLES).map(([element, [, coloured]]) => {
    const declarations = coloured(dark).replaceAll(';', ' !important;');
    return `.${element} { ${declarations} }`;
  });
  return `@media (prefers-color-scheme: dark) {\n${rules.join('\n')}\n}`;
}
