import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readSettings, SETTING_NAMES, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** The settings of the environment and of `.env` in `folder`; the environment wins. */
export function loadSettings(
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): Settings {
  return readSettings({ ...envFile(join(folder, '.env')), ...env });
}

function envFile(file: string): NodeJS.Dict<string> {
  const values = parseEnv(textOf(file));
  // A misspelt name would leave its default standing: SITE_PASWORD, and the gate has the demo's.
  const faults = Object.keys(values)
    .filter((name) => !SETTING_NAMES.includes(name))
    .map((name) => `${name} in .env is no setting of this site; .env.example lists them all`);
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
  return values;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new StartFailure(`${file} cannot be read. Make it readable or remove it`, {
      cause: error,
    });
  }
}
