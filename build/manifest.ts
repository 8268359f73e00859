import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from './languages.ts';

const NAME = 'manifest.webmanifest';

/** Moves the manifest of a home screen to where a language's page is, with its name and its start. */
export async function moveManifest(dir: string, { home, words }: Language): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dir, NAME), 'utf8'));
  const { title, lang } = words.page;
  const own = { ...manifest, name: title, short_name: title, lang, id: home, start_url: home };
  await mkdir(join(dir, home), { recursive: true });
  await rename(join(dir, NAME), join(dir, home, NAME));
  await writeFile(join(dir, home, NAME), `${JSON.stringify(own, null, 2)}\n`);
}
