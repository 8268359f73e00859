import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base, expect } from 'vitest';

/** Installs what the tests need: a record of its calls, a Node, and the file by which npm marks an installation. */
const NPM = `#!/bin/sh
echo "$(basename "$PWD") $*" >> "$NPM_CALLS"
[ -z "$NPM_FAILS" ] || exit 1
rm -rf node_modules && mkdir -p node_modules/.bin && touch node_modules/.package-lock.json
case "$PWD-$NPM_HAS_NO_NODE" in
  */commands/node-) ;;
  *) exit 0 ;;
esac
mkdir -p "node_modules/$NODE_PACKAGE/include"
ln -s "$NODE" node_modules/.bin/node
`;
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
/** Makes the Node that runs this an older one. */
const OLD_NODE = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } });`;
const TASK = `process.stdout.write(JSON.stringify([process.versions.node, ...process.argv.slice(2)]));`;

type Copy = {
  root: string;
  launch: (
    args: string[],
    options?: { isOldNode?: boolean; env?: Record<string, string> },
  ) => Promise<{ code: number | null; stdout: string; stderr: string; npm: string[] }>;
};

/** The launcher in a folder of its own, with tasks that print the version of Node and their arguments. */
const test = base.extend<{ copy: Copy }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern
  copy: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'serenissima-launch-'));
    const root = join(folder, 'site');
    const calls = join(folder, 'npm-calls');
    const messages = 'domain/dashboard/messages';
    for (const name of ['commands/node', messages, 'bin']) {
      mkdirSync(join(name === 'bin' ? folder : root, name), { recursive: true });
    }
    cpSync(join(import.meta.dirname, 'launch.mjs'), join(root, 'commands', 'launch.mjs'));
    for (const task of ['start', 'check'])
      writeFileSync(join(root, 'commands', `${task}.ts`), TASK);
    for (const name of ['', 'commands/node'])
      writeFileSync(join(root, name, 'package-lock.json'), '');
    writeFileSync(join(root, messages, 'english.ts'), '');
    writeFileSync(join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'bin', 'npm'), NPM, { mode: 0o755 });

    await use({
      root,
      async launch(args, { isOldNode = false, env = {} } = {}) {
        writeFileSync(calls, '');
        const preload = isOldNode ? ['--import', `data:text/javascript,${OLD_NODE}`] : [];
        const file = join(root, 'commands', 'launch.mjs');
        const child = spawn(process.execPath, [...preload, file, ...args], {
          env: {
            PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
            NODE: process.execPath,
            NODE_PACKAGE,
            NPM_CALLS: calls,
            ...env,
          },
        });
        const [code, stdout, stderr] = await Promise.all([
          new Promise<number | null>((resolve) => child.on('close', resolve)),
          text(child.stdout),
          text(child.stderr),
        ]);
        const npm = readFileSync(calls, 'utf8').split('\n').slice(0, -1);
        return { code, stdout, stderr, npm };
      },
    });
    rmSync(folder, { recursive: true });
  },
});

const PACKAGES = 'site ci --omit=dev --loglevel=error';
const NODE = 'node ci --no-audit --no-fund --loglevel=error';
const CURRENT_NODE = process.versions.node;

test('rejects an unknown task before it installs anything', async ({ copy }) => {
  for (const args of [[], ['steps'], ['../start']]) {
    const { code, stderr, npm } = await copy.launch(args, { isOldNode: true });
    expect(stderr).toMatch(/^Usage: node commands\/launch\.mjs start\|/);
    expect({ code, npm }).toEqual({ code: 1, npm: [] });
  }
});

test('a failed installation ends the task with a sentence', async ({ copy }) => {
  const { code, stdout, stderr } = await copy.launch(['start'], { env: { NPM_FAILS: '1' } });
  expect(stderr).toMatch(/^Installing packages …\nThe installation failed\. .*\n$/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});

test('where no newer Node can be installed, every attempt says which one is needed', async ({
  copy,
}) => {
  const options = { isOldNode: true, env: { NPM_HAS_NO_NODE: '1' } };
  for (const attempt of [1, 2]) {
    const { code, stderr, npm } = await copy.launch(['start'], options);
    expect(stderr, `attempt ${attempt}`).toContain('needs Node 24 or newer. This is Node 20.19.0.');
    expect({ code, npm }).toEqual({ code: 1, npm: attempt === 1 ? [PACKAGES, NODE] : [NODE] });
  }
});

test('a task installs missing packages once and keeps its arguments', async ({ copy }) => {
  const first = await copy.launch(['start', '--csv', 'a b']);
  expect(first).toMatchObject({ code: 0, npm: [PACKAGES] });
  expect(JSON.parse(first.stdout)).toEqual([CURRENT_NODE, '--csv', 'a b']);

  expect(await copy.launch(['start'])).toMatchObject({ code: 0, npm: [], stderr: '' });
});

test('packages are installed again when the lockfile is newer', async ({ copy }) => {
  await copy.launch(['start']);
  changeLockfile(copy, 'package-lock.json');
  expect((await copy.launch(['start'])).npm).toEqual([PACKAGES]);
});

test('tasks run in a container, which has the packages without a lockfile', async ({ copy }) => {
  mkdirSync(join(copy.root, 'node_modules'));
  writeFileSync(join(copy.root, 'node_modules', '.package-lock.json'), '');
  rmSync(join(copy.root, 'package-lock.json'));
  rmSync(join(copy.root, 'commands', 'node'), { recursive: true });
  expect(await copy.launch(['start'])).toMatchObject({ code: 0, npm: [], stderr: '' });
});

test('a task that needs dev tools installs them, and later tasks keep them', async ({ copy }) => {
  await copy.launch(['start']);
  const withTools = 'site ci --include=dev --loglevel=error';
  expect((await copy.launch(['check'])).npm).toEqual([withTools]);

  mkdirSync(join(copy.root, 'node_modules', 'vitest'), { recursive: true });
  rmSync(join(copy.root, 'node_modules', '.package-lock.json'));
  expect((await copy.launch(['start'])).npm).toEqual([withTools]);
});

test('an older Node installs a newer one without its headers and runs the task in it', async ({
  copy,
}) => {
  const first = await copy.launch(['start', '--all'], { isOldNode: true });
  expect(first).toMatchObject({ code: 0, npm: [PACKAGES, NODE] });
  expect(JSON.parse(first.stdout)).toEqual([CURRENT_NODE, '--all']);
  expect(readdirSync(join(copy.root, 'commands/node/node_modules', NODE_PACKAGE))).toEqual([]);

  expect(await copy.launch(['start'], { isOldNode: true })).toMatchObject({ code: 0, npm: [] });
});

test('the newer Node comes first for npm scripts, also after packages were installed by hand', async ({
  copy,
}) => {
  const bin = join(copy.root, 'node_modules', '.bin');
  await copy.launch(['start'], { isOldNode: true });
  rmSync(bin, { recursive: true });
  mkdirSync(bin);
  expect(await copy.launch(['start'], { isOldNode: true })).toMatchObject({ code: 0, npm: [] });
  expect(realpathSync(join(bin, 'node'))).toBe(realpathSync(process.execPath));
});

test('an update of the packages and of the newer Node keeps its link, though npm runs it in that Node', async ({
  copy,
}) => {
  await copy.launch(['start'], { isOldNode: true });
  changeLockfile(copy, 'package-lock.json');
  changeLockfile(copy, 'commands/node/package-lock.json');
  expect(await copy.launch(['start'])).toMatchObject({ code: 0, npm: [PACKAGES, NODE] });
  const link = join(copy.root, 'node_modules', '.bin', 'node');
  expect(realpathSync(link)).toBe(realpathSync(process.execPath));
});

function changeLockfile(copy: Copy, file: string): void {
  const future = new Date(Date.now() + 60_000);
  utimesSync(join(copy.root, file), future, future);
}
