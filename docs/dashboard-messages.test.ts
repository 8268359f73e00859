import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

// The dashboard's texts are in domain/dashboard/messages/, in every language.

const ROOT = join(import.meta.dirname, '..');

/** Attributes and properties that nobody reads. */
const SILENT = new Set([
  ...['className', 'key', 'id', 'href', 'type', 'role', 'name', 'autoComplete', 'autoCapitalize'],
  ...['inputMode', 'htmlFor', 'lang', 'rel', 'src', 'target', 'd', 'viewBox', 'style', 'path'],
  ...['queryKey', 'method', 'headers', 'swipeDirection', 'align', 'side', 'sizes', 'sandbox'],
  'aria-keyshortcuts',
]);

/** Attributes, and properties of options, that people read even if they are one word. */
const READ = new Set([
  ...[
    'label',
    'title',
    'placeholder',
    'alt',
    'hint',
    'lead',
    'note',
    'words',
    'heading',
    'message',
  ],
  ...[
    'aria-label',
    'confirmLabel',
    'cancelLabel',
    'copyLabel',
    'description',
    'text',
    'error',
    'failed',
  ],
]);

/** Functions whose texts are for browsers, and functions that show theirs to the couple. */
const SILENT_CALLS =
  /^(URL|RegExp|querySelector(All)?|getElementById|matches|closest|load|matchMedia|test)$/;
const READING_CALLS = /^(toast|setError|copyText)$/;

/** Errors for developers, and fonts. */
const FOR_MACHINES =
  /^(use\w+ is used outside |The page has no element |The dashboard adds no |<!doctype |1em )/;

type Node = { type: string; start: number; [name: string]: unknown };

/** Calls `visit` for each node with its ancestors, the nearest first; not below a node for which it returns false. */
function walk(file: string, text: string, visit: (node: Node, above: Node[]) => boolean): void {
  const descend = (value: unknown, above: Node[]): void => {
    if (Array.isArray(value)) for (const item of value) descend(item, above);
    else if (isNode(value) && visit(value, above)) {
      for (const child of Object.values(value)) descend(child, [value, ...above]);
    }
  };
  const { program, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  descend(program, []);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The English words of a module with their lines. */
function findEnglish(file: string, text = read(file)): string[] {
  const found: string[] = [];
  walk(file, text, (node, above) => {
    if (
      /^(Import|Export(All|Named))Declaration$|^TS\w*(Type|TypeAnnotation|Declaration)\w*$/.test(
        node.type,
      )
    ) {
      return node.type === 'ExportNamedDeclaration' && node.declaration !== null;
    }
    const words = readWords(node);
    if (words !== null && isEnglish(words, node, above)) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push(`${file}:${line}: ${words.trim().replaceAll(/\s+/g, ' ')}`);
    }
    return true;
  });
  return found;
}

/** The words of JSX text, a string or a template; null for any other node. */
function readWords(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…');
}

/** One word is English only where a person reads it: `'Escape'` is the name of a key. */
function isEnglish(words: string, node: Node, above: Node[]): boolean {
  if (!/\p{L}{2}/u.test(words.replaceAll(/&\w+;/g, '')) || FOR_MACHINES.test(words)) return false;
  if (node.type === 'JSXText') return true;
  const { isSilent, isRead } = findUse(node, above);
  if (isSilent) return false;
  const isSentence = /\p{L}{2,}[,:.?!’]? (\p{L}|…)|… \p{L}{2}/u.test(words);
  return isSentence || (isRead && /^[A-Z‘“][\p{L}’…-]+[.…?!]?$/u.test(words));
}

/** What becomes of a literal, by what is around it, up to its statement. */
function findUse(node: Node, above: Node[]): { isSilent: boolean; isRead: boolean } {
  let child = node;
  for (const at of above) {
    const name = nameOf(
      at.type === 'CallExpression' || at.type === 'NewExpression' ? at.callee : (at.name ?? at.key),
    );
    if (at.type === 'JSXAttribute' || (at.type === 'Property' && at.value === child)) {
      return { isSilent: SILENT.has(name), isRead: READ.has(name) };
    }
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      if (SILENT_CALLS.test(name)) return { isSilent: true, isRead: false };
      if (READING_CALLS.test(name)) return { isSilent: false, isRead: true };
    }
    if (at.type === 'BinaryExpression') return { isSilent: true, isRead: false };
    if (at.type === 'JSXExpressionContainer' && child.type !== 'CallExpression') {
      const [, parent] = above.slice(above.indexOf(at));
      if (parent?.type !== 'JSXAttribute') return { isSilent: false, isRead: true };
    }
    if (/Statement$|Declaration$/.test(at.type)) break;
    child = at;
  }
  return { isSilent: false, isRead: false };
}

/** As in `label`, of `label`, `'label'` and `form.label`. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return typeof value === 'string' ? value : '';
  return nameOf(value.name ?? value.property ?? value.value ?? '');
}

/** The places where a module reads texts while it is loaded, before the language is known. */
function findEarlyReads(file: string): string[] {
  const text = read(file);
  const found: string[] = [];
  // Parsing all files takes seconds.
  if (!/getMessages|plural/.test(text)) return found;
  walk(file, text, (node) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'CallExpression' && /^(getMessages|plural)$/.test(nameOf(node.callee))) {
      found.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    }
    return true;
  });
  return found;
}

const modules = globSync('dashboard/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !file.endsWith('.test.ts'),
);

it('no module of the dashboard has English words of its own', () => {
  expect(modules.flatMap((file) => findEnglish(file))).toEqual([]);
});

it('no module reads texts while it is loaded', () => {
  const files = globSync('{dashboard,domain,server}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.filter((file) => !file.endsWith('.test.ts')).flatMap(findEarlyReads)).toEqual([]);
});

it.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p title="Close" />', 'Close'],
  ["<p aria-label={isOpen ? 'Close' : 'Open the list'} />", 'Close'],
  ["<p>{isSaving ? 'Saving…' : count}</p>", 'Saving…'],
  ["const title = 'Remove the guest'", 'Remove the guest'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ['const title = `Remove ${name}`', 'Remove …'],
  ["toast('Removed', text)", 'Removed'],
  ["const columns = [{ heading: 'Guests' }]", 'Guests'],
])('finds the English word of %s', (code, words) => {
  expect(findEnglish('a.tsx', code)).toContain(`a.tsx:1: ${words}`);
});

it.each([
  '<p className="stack gap-4" />',
  "<p className={isOpen ? 'row between' : 'row'} />",
  "if (key === 'Escape') close()",
  "import { a } from './some words.ts'",
  "throw new Error('useTexts is used outside its provider.')",
  '<p>{count} · {total}</p>',
])('finds no English words in %s', (code) => {
  expect(findEnglish('a.tsx', code)).toEqual([]);
});
