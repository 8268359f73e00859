import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { installFallbackFonts } from './fallback-fonts.ts';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const MIN_SHARED_MEMORY_BYTES = 2 ** 30;

const SHARED_OPTIONS: LaunchOptions = {
  // Playwright has Chromium share memory in files on the disk, which takes 8% more CPU time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: ['--no-sandbox', '--disable-background-networking'],
  env: { ...process.env, FONTCONFIG_FILE: await installFallbackFonts() },
};

/** Finds a full Chromium, as guests have it: `CHROMIUM_PATH` or the system's. */
export function findFullBrowser(): LaunchOptions | null {
  const executablePath = [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_CHROMIUMS].find((path) =>
    existsSync(path),
  );
  return executablePath ? { ...SHARED_OPTIONS, executablePath } : null;
}

/** Returns a full Chromium, or else the headless shell that npm installs. */
export async function getBrowserOptions(): Promise<LaunchOptions> {
  return findFullBrowser() ?? (await getHeadlessShell());
}

/** Returns the tests' browser: `CHROMIUM_PATH`, else the headless shell, else a full Chromium (ADR 0017). */
export async function getTestBrowserOptions(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return getBrowserOptions();
  const packed = await getHeadlessShell().catch(() => null);
  const runs = packed?.executablePath && spawnSync(packed.executablePath, ['--version']);
  return packed && runs && runs.status === 0 ? packed : getBrowserOptions();
}

async function getHeadlessShell(): Promise<LaunchOptions> {
  const { default: packed } = await import('@sparticuz/chromium');
  // The package's own arguments run everything in one process and disable web security.
  return { ...SHARED_OPTIONS, executablePath: await packed.executablePath() };
}

/** Containers have 64 MB by default, with which Chromium crashes. */
function hasSharedMemory(): boolean {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MIN_SHARED_MEMORY_BYTES;
}
