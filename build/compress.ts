import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

/** Lays a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFiles(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT.has(extname(file.name)));
  await Promise.all(
    texts.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await brotli(bytes, BROTLI));
      await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
    }),
  );
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotli = promisify(brotliCompress) as (bytes: Buffer, options: object) => Promise<Buffer>;
const gzipped = promisify(gzip) as (bytes: Buffer, options: object) => Promise<Buffer>;
