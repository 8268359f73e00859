import type { Wedding } from '../../domain/wedding/wedding.ts';
import type { Email, EmailPart } from './email.ts';

const LINE_WIDTH = 72;

/** Renders an email as plain text, in lines that every mail program shows unbroken. */
export function renderText(email: Email, { couple }: Pick<Wedding, 'couple'>): string {
  return [
    wrap(email.greeting),
    ...email.parts.map(renderPart),
    `${email.closing}\n${couple.join(' & ')}`,
    renderUnsubscribe(email),
  ]
    .filter(Boolean)
    .concat('')
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** After the signature's separator, so that mail programs fold it away. */
function renderUnsubscribe({ unsubscribe }: Email): string {
  if (!unsubscribe) return '';
  const { text, label, href } = unsubscribe;
  return `-- \n${wrap(text)}\n${label}: ${href}`;
}

function renderPart(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return wrap(part.text);
    case 'event':
      return [part.title.toUpperCase(), part.when, part.where, part.answer?.text]
        .flatMap((line) => (line ? wrap(line) : []))
        .join('\n');
    case 'facts':
      return part.facts
        .map(({ label, value }) => `${wrap(addColon(label))}\n${indent(value)}`)
        .join('\n');
    case 'link':
      return `${part.text}:\n${part.href}`;
    // The link is above it.
    case 'qr-code':
      return '';
  }
}

/** Unless the label ends like a sentence, as a question of the couple does. */
function addColon(label: string): string {
  return /[?!.:]$/.test(label) ? label : `${label}:`;
}

function indent(text: string): string {
  return wrap(text, LINE_WIDTH - 2)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

function wrap(text: string, width = LINE_WIDTH): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const fits = last !== undefined && last.length + 1 + word.length <= width;
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
