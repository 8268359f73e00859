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
  args: ['--no-sandbox', '--disable-background-networking'],
  env: { ...process.env, FONTCONFIG_FILE: await installFallbackFonts() },
};

/** A whole browser, as guests have it: `CHROMIUM_PATH` or the system's; null without one. */
export function wholeBrowser(): LaunchOptions | null {
  const executablePath = [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_CHROMIUMS].find((path) =>
    existsSync(path),
  );
  return executablePath ? { ...SHARED_OPTIONS, executablePath } : null;
}

/** A whole browser, or else the one without windows that npm brought along. */
export async function browserLaunch(): Promise<LaunchOptions> {
  return wholeBrowser() ?? (await packedBrowser());
}

/** The tests' browser: `CHROMIUM_PATH`, or npm's where it runs, or else the system's (ADR 0017). */
export async function testBrowserLaunch(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return browserLaunch();
  const packed = await packedBrowser().catch(() => null);
  const runs = packed?.executablePath && spawnSync(packed.executablePath, ['--version']);
  return packed && runs && runs.status === 0 ? packed : browserLaunch();
}

async function packedBrowser(): Promise<LaunchOptions> {
  const { default: packed } = await import('@sparticuz/chromium');
  // Not its own arguments: they are for one page in one process, without the web's own security.
  return { ...SHARED_OPTIONS, executablePath: await packed.executablePath() };
}
