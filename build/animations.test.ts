import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

/** Browsers animate these without layout or paint. */
const COMPOSITED = ['opacity', 'transform'];

/** All styles of the built guests' pages. */
async function readGuestStyles(): Promise<string> {
  const names = (await readdir(PATHS.staticSite, { recursive: true })).filter(
    (name) => /^(assets|private).*\.css$/.test(name) || /^[^/]+\.html$/.test(name),
  );
  const texts = await Promise.all(
    names.map((name) => readFile(join(PATHS.staticSite, name), 'utf8')),
  );
  return texts.join('\n');
}

const styles = await readGuestStyles();

/** The height of one answer that the guest opens, which moves what is below it. */
const HEIGHT = ['grid-template-rows', 'visibility'];

it('transitions only change properties that the compositor animates, and the height of an answer', () => {
  const transitions = [...styles.matchAll(/[{;]transition(?:-property)?:([^;}]+)/g)];
  expect(transitions.length).toBeGreaterThan(1);
  const properties = transitions
    .flatMap(([, value = '']) => value.replaceAll(/\([^)]*\)/g, '').split(','))
    .map((part) => part.trim().split(' ')[0])
    .filter((property) => property !== 'none' && property !== 'none!important');
  const others = [...new Set(properties)].filter((name) => !COMPOSITED.includes(name ?? ''));
  expect(others.sort()).toEqual(HEIGHT);
});

it('animations only change properties that the compositor animates', () => {
  const keyframes = [...styles.matchAll(/@keyframes [\w-]+\{((?:[^{}]+\{[^{}]*\})+)\}/g)];
  expect(keyframes.length).toBeGreaterThan(3);
  const properties = keyframes
    .flatMap(([, frames = '']) => [...frames.matchAll(/\{([^{}]*)\}/g)])
    .flatMap(([, declarations = '']) => declarations.split(';'))
    .map((declaration) => declaration.split(':')[0]?.trim() ?? '')
    .filter(Boolean);
  expect([...new Set(properties)].sort()).toEqual(COMPOSITED);
});
