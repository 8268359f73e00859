import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from './command-error.ts';
import { readSettings, SETTING_NAMES, type Settings } from './settings.ts';

/** Loads the settings from the environment and from `.env` in `folder`; the environment wins. */
export function loadSettings(
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): Settings {
  return readSettings({ ...readEnvFile(join(folder, '.env')), ...env });
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  const values = parseEnv(readText(file));
  // A misspelt name would keep a default: SITE_PASWORD would leave the gate with the demo password.
  const errors = Object.keys(values)
    .filter((name) => !SETTING_NAMES.includes(name))
    .map((name) => `${name} in .env is not a setting of this site; .env.example lists them all`);
  if (errors.length > 0) throw new CommandError(errors.join('\n'));
  return values;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new CommandError(`${file} cannot be read. Make it readable or remove it`, {
      cause: error,
    });
  }
}
