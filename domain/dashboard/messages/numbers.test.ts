import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as it_ from './it.ts';
import { type Messages, setMessagesSource } from './messages.ts';
import * as pt from './pt.ts';

const ENGLISH = join(import.meta.dirname, 'en');
const LOCALES: Messages[] = [en, de, it_, fr, es, pt];

type Node = { type: string; [name: string]: unknown };
type Text = (...values: (number | string)[]) => string;

/** The texts with numbers in them: their paths, and for each parameter whether English says that it is a number. */
const texts = globSync('*.ts', { cwd: ENGLISH }).flatMap((file) => {
  const { program } = parseSync(file, readFileSync(join(ENGLISH, file), 'utf8'));
  return (program.body as unknown as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (declaration as { declarations: Node[] }).declarations)
    .flatMap(({ id, init }) => listNumbers(init as Node, [(id as { name: string }).name]));
});

function listNumbers(node: Node, path: string[]): { path: string[]; isNumber: boolean[] }[] {
  if (node.type === 'ObjectExpression') {
    return (node.properties as { key: Node; value: Node }[]).flatMap(({ key, value }) =>
      listNumbers(value, [...path, String(key.name ?? key.value)]),
    );
  }
  if (node.type !== 'ArrowFunctionExpression') return [];
  // A port is a name, not a quantity.
  const isNumber = (
    node.params as { name: string; typeAnnotation: { typeAnnotation: Node } }[]
  ).map(
    ({ name, typeAnnotation }) =>
      name !== 'port' && typeAnnotation.typeAnnotation.type === 'TSNumberKeyword',
  );
  return isNumber.includes(true) ? [{ path, isNumber }] : [];
}

it.each(LOCALES)('every number in a text has the format of $language', (messages) => {
  const before = setMessagesSource(() => messages);
  const wrong = texts.filter(({ path, isNumber }) => {
    const values = isNumber.map((is) => (is ? 12_345 : ''));
    const text = path.reduce<unknown>((at, name) => at?.[name as keyof typeof at], messages);
    return (text as Text)(...values).includes('12345');
  });
  setMessagesSource(before);
  expect(texts.length).toBeGreaterThan(100);
  expect(wrong.map(({ path }) => path.join('/'))).toEqual([]);
});
