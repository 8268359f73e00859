// What every npm script of the project starts with. It runs under any Node of the last years:
// it installs what is missing and goes on under the Node that the project brings along.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const forHosts = ['start', 'dev', 'build', 'replies', 'restore', 'move', 'doctor', 'qr'];
const forDevelopers = ['test', 'check', 'screenshots'];
const tasks = [...forHosts, ...forDevelopers];
const [task = '', ...rest] = process.argv.slice(2);
const WANTED_NODE = 24;

if (!tasks.includes(task)) {
  fail(`Usage: node commands/launch.mjs ${tasks.join('|')}`);
}
await install({ forTests: forDevelopers.includes(task) });

if (Number.parseInt(process.versions.node, 10) >= WANTED_NODE) {
  // Before the first file with types in it: what was compiled once needs no compiler any more, which
  // would stay in the server's memory (10 MB).
  nodeModule.enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));
  process.argv.splice(2, 1);
  await import(`./${task}.ts`);
} else {
  await goOnUnderOwnNode();
}

/** Runs `npm ci` when `node_modules` is absent, older than the lockfile or without the test tools. */
async function install({ forTests }) {
  const lockfile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
  const hasTools = existsSync(join(root, 'node_modules', 'vitest'));
  if (isCurrent && (hasTools || !forTests)) return;

  process.stderr.write('Installing what the project needs …\n');
  const scope = forTests || hasTools ? '--include=dev' : '--omit=dev';
  // A shell, because npm is a script of another name on Windows.
  const code = await run(`npm ci ${scope} --loglevel=error`, [], { shell: true });
  if (code !== 0) fail('The installation failed; what npm said of it stands above.');
}

async function goOnUnderOwnNode() {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(own)) {
    fail(
      `Serenissima needs Node ${WANTED_NODE} or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
  process.exitCode = await run(own, [fileURLToPath(import.meta.url), task, ...rest]);
}

/** Runs a program on this terminal, hands signals on to it, and returns its exit code. */
function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
