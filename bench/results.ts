import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');

/** Writes the results of a benchmark to `results/NAME.json`, with the machine and the date. */
export function saveResults(name: string, results: object): void {
  writeJson(name, { machine: describeMachine(), ...results });
}

export function writeJson(name: string, content: object): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}

export function describeMachine(browser?: string) {
  const [cpu] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: os.availableParallelism(),
    memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    cpu: cpu?.model.trim() ?? 'unknown',
    node: process.version,
    ...(browser ? { browser } : {}),
  };
}

/** Formats rows as aligned columns. The first row is the heading. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => pad(cell, column, widths?.[column] ?? 0)).join('  '))
    .join('\n');
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
