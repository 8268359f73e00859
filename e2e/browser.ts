import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { installFallbackFonts } from './fallback-fonts.ts';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const SHARED_OPTIONS: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    // Host names of a home network.
    '--host-resolver-rules=MAP *.home.test 127.0.0.1',
  ],
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

/** Returns the tests' browser: `CHROMIUM_PATH`, else the headless shell, else a full Chromium (ADR 17). */
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
