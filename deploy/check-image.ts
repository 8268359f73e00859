// `node deploy/check-image.ts`: runs the steps of the Dockerfile in empty folders and starts the site from the
// last one, where there is no Docker. The base image and its user are not checked.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

type Stage = { root: string; folder: string; env: NodeJS.ProcessEnv };

const ROOT = join(import.meta.dirname, '..');
const PORT = '3999';
const START_ATTEMPTS = 120;

const folder = mkdtempSync(join(tmpdir(), 'serenissima-image-'));
try {
  const command = runSteps();
  const site = spawn(command.program, command.args, {
    cwd: command.stage.folder,
    env: { ...command.stage.env, PORT, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
    stdio: 'inherit',
  });
  try {
    await waitUntilHealthy();
    process.stdout.write('The image would work.\n');
  } finally {
    site.kill();
    if (site.exitCode === null) await once(site, 'exit');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs every instruction, and returns the program that the image starts. */
function runSteps(): { program: string; args: string[]; stage: Stage } {
  const context = copyContext();
  const stages = new Map<string, Stage>();
  let stage = createStage('none');
  let command: string[] = [];
  for (const [instruction, rest] of readInstructions()) {
    process.stdout.write(`${instruction} ${rest}\n`);
    if (instruction === 'FROM') {
      const [, name = 'image'] = rest.split(' AS ');
      stage = createStage(name);
      stages.set(name, stage);
    } else if (instruction === 'WORKDIR') {
      stage.folder = join(stage.root, rest);
      mkdirSync(stage.folder, { recursive: true });
    } else if (instruction === 'ENV') {
      for (const pair of rest.split(/\s+/)) {
        const [name = '', value = ''] = pair.split('=');
        stage.env[name] = value;
      }
    } else if (instruction === 'COPY') {
      const [, name] = /^--from=(\S+) /.exec(rest) ?? [];
      copyFiles(stage, rest.replace(/^--from=\S+ /, ''), name ? stages.get(name)?.root : context);
    } else if (instruction === 'RUN' && !rest.includes('chown')) {
      execFileSync('sh', ['-ec', rest], { cwd: stage.folder, env: stage.env, stdio: 'inherit' });
    } else if (instruction === 'CMD') {
      command = JSON.parse(rest) as string[];
    }
  }
  const [program = '', ...args] = command;
  return { program, args, stage };
}

function readInstructions(): [name: string, rest: string][] {
  return readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(' ');
      return [name, rest.join(' ')];
    });
}

function createStage(name: string): Stage {
  const root = join(folder, 'stages', name);
  mkdirSync(root, { recursive: true });
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { root, folder: root, env: { ...process.env, PATH: path } };
}

/** The files that `.dockerignore` lets into the build. */
function copyContext(): string {
  const context = join(folder, 'context');
  const patterns = readFileSync(join(ROOT, '.dockerignore'), 'utf8').match(/^[^#*\s].*|^\*\*.*/gm);
  const allowed = (patterns ?? []).filter((line) => line.startsWith('!'));
  const ignored = (patterns ?? []).filter((line) => !line.startsWith('!'));
  for (const path of allowed.map((line) => line.slice(1))) {
    cpSync(join(ROOT, path), join(context, path), {
      recursive: true,
      filter: (source) =>
        !ignored.some((pattern) => matchesGlob(source.slice(ROOT.length + 1), pattern)),
    });
  }
  return context;
}

function copyFiles(stage: Stage, operands: string, from = ''): void {
  const paths = operands.split(' ');
  const target = resolve(stage.folder, paths.pop() ?? '');
  for (const pattern of paths) {
    const sources =
      pattern === '.' ? [from] : globSync(join(from, pattern)).map((path) => resolve(path));
    if (sources.length === 0) throw new Error(`${pattern} does not exist.`);
    for (const source of sources) {
      const isInto = operands.endsWith('/');
      cpSync(source, isInto ? join(target, basename(source)) : target, { recursive: true });
    }
  }
}

async function waitUntilHealthy(): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
    if (response?.ok) return;
    await pause(500);
  }
  throw new Error('The site does not answer /healthz.');
}
