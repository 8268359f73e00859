import type { Email, Letterhead, LetterPart } from './email.ts';
import { drawn, type Kind, nightRules } from './email-layout.ts';

const NARROW = '@media (max-width: 480px) { .room { padding: 36px 22px 32px !important; } }';

/** A letter as HTML that needs no picture, no font and no script, by day and by night. */
export function renderEmailHtml(email: Email, head: Letterhead, language: string): string {
  const [one, two] = head.couple.map(escaped);
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(email.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${NARROW}
${nightRules()}
</style>
</head>
<body ${drawn('dashboard')}>
<div aria-hidden="true" style="display: none; max-height: 0; overflow: hidden;">${escaped(email.preview)}${'&#8199;&#847;'.repeat(60)}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${drawn('dashboard')}>
<tr><td align="center" style="padding: 32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${drawnWith('card', 'max-width: 600px;')}>
<tr><td style="padding: 7px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${drawn('sheet')}>
<tr><td class="room" style="padding: 44px 48px 40px;">
<div style="text-align: center;">
<p ${drawn('date')}>${escaped(head.dateLine)}</p>
<h1 ${drawn('names')}>${one} <span ${drawn('amp')}>&amp;</span> ${two}</h1>
<p ${drawn('venue')}>${escaped(head.venueLine)}</p>
</div>
${hairline('28px auto 30px', '64px')}
<p ${drawn('words')}>${escaped(email.greeting)}</p>
${email.parts.map(partAsHtml).join('\n')}
${hairline('30px auto 26px', '64px')}
<p ${drawnWith('closing', 'text-align: center;')}>${escaped(email.closing)}<br>${one} &amp; ${two}</p>
</td></tr>
</table>
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function partAsHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
      return `<p ${drawn('words')}>${escaped(part.text)}</p>`;
    case 'event':
      return `<div style="padding: 2px 0 0;">
${hairline('4px 0 18px', '100%')}
<h2 ${drawn('title')}>${escaped(part.title)}</h2>
<p ${drawn('about')}>${escaped(part.when)}<br>${escaped(part.where)}</p>
${part.answer ? `<p ${drawn(part.answer.isAttending ? 'accepts' : 'declines')}>${escaped(part.answer.text)}</p>` : ''}
<div style="height: 16px; line-height: 16px;">&nbsp;</div>
</div>`;
    case 'facts':
      return `${hairline('4px 0 20px', '100%')}
${part.facts
  .map(
    ({ label, value }) =>
      `<p ${drawn('label')}>${escaped(label)}</p>\n<p ${drawn('value')}><bdi>${escaped(value)}</bdi></p>`,
  )
  .join('\n')}
${hairline('6px 0 22px', '100%')}`;
    case 'link':
      return `<p style="margin: 24px 0 26px; text-align: center;"><a href="${escaped(part.href)}" ${drawn('button')}>${escaped(part.text)}</a></p>`;
  }
}

function hairline(margin: string, width: string): string {
  return `<div ${drawnWith('rule', `margin: ${margin}; width: ${width};`)}>&nbsp;</div>`;
}

function drawnWith(kind: Kind, more: string): string {
  return drawn(kind).replace(/"$/, ` ${more}"`);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, its line breaks kept. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');
}
