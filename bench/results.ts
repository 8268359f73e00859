import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from './machine.ts';

const FOLDER = join(import.meta.dirname, 'results');

/** Keeps what a bench found, with the machine and the day, as `results/NAME.json`. */
export function keepResults(name: string, results: object): void {
  mkdirSync(FOLDER, { recursive: true });
  const text = JSON.stringify({ machine: machine(), ...results }, null, 2);
  writeFileSync(join(FOLDER, `${name}.json`), `${text}\n`);
}
