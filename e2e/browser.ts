import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ARGS = ['--no-sandbox', '--disable-background-networking'];

/** How to start a browser: `CHROMIUM_PATH`, the system's, or else the one that npm brought along. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const own = [process.env.CHROMIUM_PATH ?? '', ...SYSTEM_CHROMIUMS].find((path) =>
    existsSync(path),
  );
  if (own) return { executablePath: own, args: ARGS };
  // Not its own arguments: they are for one page in one process, without the web's own security.
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: [...ARGS, '--no-zygote'] };
}
