import type { Email, Letterhead, LetterPart } from './email.ts';

const WIDTH = 72;

/** A letter as plain text, its lines short enough for every mail program. */
export function plainText(email: Email, { couple }: Letterhead): string {
  return [
    email.greeting,
    ...email.parts.map(partAsText),
    `${email.closing}\n${couple.join(' & ')}`,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function partAsText(part: LetterPart): string {
  switch (part.kind) {
    case 'words':
      return wrapped(part.text);
    case 'event':
      return [part.title.toUpperCase(), part.when, part.where, part.answer?.text]
        .flatMap((line) => (line ? wrapped(line) : []))
        .join('\n');
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}:\n${indented(value)}`).join('\n');
    case 'link':
      return `${part.text}:\n${part.href}`;
  }
}

function indented(text: string): string {
  return wrapped(text, WIDTH - 2)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}

function wrapped(text: string, width = WIDTH): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => wrappedLine(line, width))
    .join('\n');
}

function wrappedLine(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && last.length + 1 + word.length <= width;
    if (isRoom) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
