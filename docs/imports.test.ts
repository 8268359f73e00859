import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = '{build,commands,content,dashboard,domain,publish,server,site,ui}';

/** The files that each file imports at runtime, without tests and their fixtures. */
function readImports(): Map<string, string[]> {
  const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\/(fixtures|node_modules)\//.test(file),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const imports = [...text.matchAll(/^(?:import|export) ([^;'"]*?)from '(\.[^']+)'/gm)]
        .filter(([, names = '']) => !isOnlyTypes(names))
        .map(([, , path = '']) => normalize(join(dirname(file), path)));
      return [file, imports.filter((path) => known.has(path))];
    }),
  );
}

/** As in `type { A }` and `{ type A, type B }`. */
function isOnlyTypes(names: string): boolean {
  const list = /^\{([^}]*)\} $/.exec(names)?.[1]?.split(',') ?? [];
  const named = list.map((name) => name.trim()).filter(Boolean);
  const isEach = named.length > 0 && named.every((name) => name.startsWith('type '));
  return names.startsWith('type ') || isEach;
}

/** One circle of imports as a list of files; null without any. */
function findCircle(imports: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

test('no file imports itself by way of others', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(400);
  expect(findCircle(imports)).toBeNull();
});

test('a circle of imports is found', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(findCircle(imports)).toEqual(['b.ts', 'c.ts', 'b.ts']);
});

test('the platform of the server imports no feature', () => {
  const files = [...readImports()].filter(([file]) => file.startsWith('server/platform/'));
  expect(files.length).toBeGreaterThan(30);
  const features = files.flatMap(([file, paths]) =>
    paths
      .filter((path) => path.startsWith('server/') && !path.startsWith('server/platform/'))
      .map((path) => `${file} imports ${path}`),
  );
  expect(features).toEqual([]);
});

test('only routes and the platform know HTTP: a feature rejects with a code and a sentence', () => {
  const isHandler = (file: string) =>
    /^import [^;]*\{[^}]*\b(?:Context|Hono|MiddlewareHandler)\b[^}]*\} from 'hono'/m.test(
      readFileSync(join(ROOT, file), 'utf8'),
    );
  const files = [...readImports()].filter(([file]) => /^(?:server|commands)\//.test(file));
  const importers = files.flatMap(([file, paths]) =>
    paths.some((path) => /^server\/platform\/http\/(?:api-error|dashboard-answer)\.ts$/.test(path))
      ? [file]
      : [],
  );
  expect(importers).toContain('server/replies/data-api.ts');
  expect(
    importers.filter((file) => !file.startsWith('server/platform/http/') && !isHandler(file)),
  ).toEqual([]);
});

test('the dashboard imports no code of the server, only the types of its routes', () => {
  const files = [...readImports()].filter(([file]) => file.startsWith('dashboard/'));
  expect(files.length).toBeGreaterThan(80);
  const server = files.flatMap(([file, paths]) =>
    paths.filter((path) => path.startsWith('server/')).map((path) => `${file} imports ${path}`),
  );
  expect(server).toEqual([]);
});

test('only the platform, backups and the doctor know SQLite or PostgreSQL', () => {
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|^server\/(fixtures|platform|backups|doctor)\//.test(file),
  );
  const engine = /(?:from |import\()'(?:node:sqlite|pg)'/;
  expect(files.filter((file) => engine.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('pages use no random UUID of the browser, which is missing at an http address of a home network', () => {
  const files = globSync('{dashboard,domain,site,ui}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$/.test(file),
  );
  const call = 'crypto.randomUUID(';
  expect(files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(call))).toEqual([]);
});
