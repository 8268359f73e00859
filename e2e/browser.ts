import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How to start a browser: the system's, or `CHROMIUM_PATH`, or else the one that npm brought along. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const own = [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_CHROMIUMS].find((path) =>
    existsSync(path),
  );
  if (own) {
    return { executablePath: own, args: ['--no-sandbox', '--disable-background-networking'] };
  }
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: packed.args };
}
