// The entry of the npm scripts that a fresh clone offers: `node commands/launch.mjs TASK`. It installs missing
// packages, then runs commands/TASK.ts; where Node is too old, in a newer one that it installs in
// commands/node. It must itself run in older versions of Node.
import { spawn } from 'node:child_process';
import { existsSync, rmSync, statSync, symlinkSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const productionTasks = [
  'start',
  'dev',
  'build',
  'replies',
  'restore',
  'seed',
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
// With a lockfile of its own, because only machines with an older Node need it.
const nodeFolder = join(root, 'commands', 'node');
const projectNode = join(nodeFolder, 'node_modules', '.bin', 'node');

if (!tasks.includes(task)) {
  fail(`Usage: node commands/launch.mjs ${tasks.join('|')}`);
}
await installPackages({ needsDevTools: developmentTasks.includes(task) });
const needsNode = Number.parseInt(process.versions.node, 10) < MIN_NODE_MAJOR;
// npm scripts run in the project's Node once it is linked, so that it must be updated and linked here, too.
if (needsNode || existsSync(projectNode)) await installNode();

if (needsNode) {
  process.exitCode = await run(projectNode, [fileURLToPath(import.meta.url), task, ...rest]);
} else {
  // Before the first TypeScript file is imported: without the cache the compiler stays in the server's
  // memory, which costs 10 MB.
  nodeModule.enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));
  process.argv.splice(2, 1);
  // Commands speak English.
  await import('../domain/dashboard/messages/english.ts');
  await import(`./${task}.ts`);
}

/** Installs the project's Node, and links it where npm scripts and the tools that they call find it first. */
async function installNode() {
  if (!isInstalled(nodeFolder) || !existsSync(projectNode)) await downloadNode();
  const link = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), projectNode), link);
}

async function downloadNode() {
  process.stderr.write(`Installing Node ${MIN_NODE_MAJOR} …\n`);
  await runNpmCi(nodeFolder, '--no-audit --no-fund');
  if (!existsSync(projectNode)) {
    fail(
      `Serenissima needs Node ${MIN_NODE_MAJOR} or newer. This is Node ${process.versions.node}. See https://nodejs.org`,
    );
  }
  // Headers for native modules, a third of the package.
  const name = `node-${process.platform}-${process.arch}`;
  rmSync(join(nodeFolder, 'node_modules', name, 'include'), { recursive: true, force: true });
}

/** Installs packages when some are missing or older than the lockfile, or when a task needs dev tools. */
async function installPackages({ needsDevTools }) {
  const hasDevTools = existsSync(join(root, 'node_modules', 'vitest'));
  if (isInstalled(root) && (hasDevTools || !needsDevTools)) return;
  process.stderr.write('Installing packages …\n');
  await runNpmCi(root, needsDevTools || hasDevTools ? '--include=dev' : '--omit=dev');
}

function isInstalled(folder) {
  const lockfile = join(folder, 'package-lock.json');
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  // The container has the packages without their lockfile.
  return !existsSync(lockfile) || statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

async function runNpmCi(folder, options) {
  // In a shell, because npm's executable has another name on Windows.
  const command = `npm ci ${options} --loglevel=error`;
  const code = await run(command, [], { cwd: folder, shell: true });
  if (code !== 0) fail("The installation failed. npm's error message is above.");
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
