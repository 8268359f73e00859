// The entry of most npm scripts: `node commands/launch.mjs TASK`. It installs missing packages, then runs
// commands/TASK.ts in the Node that the project installs. It must itself run in older versions of Node.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const productionTasks = [
  'start',
  'dev',
  'build',
  'replies',
  'restore',
  'move',
  'doctor',
  'passwords',
  'qr',
  'content',
];
const developmentTasks = ['test', 'check', 'screenshots'];
const tasks = [...productionTasks, ...developmentTasks];
const [task = '', ...rest] = process.argv.slice(2);
const MIN_NODE_MAJOR = 24;

if (!tasks.includes(task)) {
  fail(`Usage: node commands/launch.mjs ${tasks.join('|')}`);
}
await installPackages({ needsDevTools: developmentTasks.includes(task) });

if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_MAJOR) {
  // Before the first TypeScript file is imported: without the cache the compiler stays in the server's
  // memory, which costs 10 MB.
  nodeModule.enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));
  process.argv.splice(2, 1);
  await import(`./${task}.ts`);
} else {
  await restartWithProjectNode();
}

/** Runs `npm ci` when packages are missing or older than the lockfile, or when a task needs dev tools. */
async function installPackages({ needsDevTools }) {
  const lockfile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
  const hasDevTools = existsSync(join(root, 'node_modules', 'vitest'));
  if (isCurrent && (hasDevTools || !needsDevTools)) return;

  process.stderr.write('Installing packages …\n');
  const scope = needsDevTools || hasDevTools ? '--include=dev' : '--omit=dev';
  // In a shell, because npm's executable has another name on Windows.
  const code = await run(`npm ci ${scope} --loglevel=error`, [], { shell: true });
  if (code !== 0) fail("The installation failed. npm's error message is above.");
}

async function restartWithProjectNode() {
  const projectNode = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(projectNode)) {
    fail(
      `Serenissima needs Node ${MIN_NODE_MAJOR} or newer. This is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
  process.exitCode = await run(projectNode, [fileURLToPath(import.meta.url), task, ...rest]);
}

/** Runs a program in this terminal, forwards signals to it and returns its exit code. */
function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
