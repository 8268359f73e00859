import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from './platform/command-error.ts';
import { readSettings, SETTING_NAMES, type Settings } from './settings.ts';

/** Loads the settings from the environment and from `.env` in `folder`; the environment wins. */
export function loadSettings(
  env: NodeJS.ProcessEnv = process.env,
  folder = process.cwd(),
): Settings {
  return readSettings({ ...readEnvFile(join(folder, '.env')), ...env });
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  // Some editors write a byte order mark.
  const text = readText(file).replace(/^\uFEFF/, '');
  const values = parseEnv(text);
  // A misspelt name would keep a default: SITE_PASWORD would leave the gate with the demo password.
  const errors = Object.keys(values)
    .filter((name) => !SETTING_NAMES.includes(name) && !/\s/.test(name))
    .map((name) => `${name} in .env is not a setting of this site; .env.example lists them all`);
  errors.push(...findIncompleteLines(text), ...findShortenedValues(text));
  if (errors.length > 0) throw new CommandError(errors.join('\n'));
  return values;
}

/** A line that sets nothing would keep a default: `GATE server` would leave the gate open. Quotes no value. */
function findIncompleteLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(?:#.*)?$|^\s*(?:export\s+)?[^\s=#]+\s*=/.test(line)) return [];
    const word = /^\s*(?:export\s+)?(\w+)/.exec(line)?.[1] ?? '';
    const name = SETTING_NAMES.includes(word) ? word : null;
    return `Line ${index + 1} of .env${name ? ` (${name})` : ''} has no = after a name; write it as ${name ?? 'NAME'}=value, or remove the line`;
  });
}

const LINE = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(.*)$/gm;
const QUOTED = /^\s*(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/;
/** Settings in which a # is rather a part of the value than a comment. */
const FREE_TEXTS = ['SITE_PASSWORD', 'HOST_PASSWORD', 'BACKUP_KEY'];

/** Without quotes a value ends at a #: guests could not enter with the password that is written there. */
function findShortenedValues(text: string): string[] {
  return [...text.matchAll(LINE)].flatMap(([, name = '', value = '']) => {
    if (QUOTED.test(value)) return [];
    if (/^\s*(["'`])(?!.*\1)/.test(value)) {
      return `${name} in .env begins with a quote that is never closed; end the line with the same quote`;
    }
    const isShortened = FREE_TEXTS.includes(name) ? /^#|\S.*#/ : /^#|\S#/;
    if (isShortened.test(value)) {
      return `${name} in .env has a #, which begins a comment; put the whole value in quotes, as in ${name}="a # b", or the comment on a line of its own`;
    }
    return /^\s*(["'`]).*\1/.test(value)
      ? `${name} in .env has quotes in quotes; use another kind around it, as in ${name}='a "b" c'`
      : [];
  });
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
