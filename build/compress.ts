import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

/** Writes a `.br` and a `.gz` file beside every text file in a folder. */
export async function compressFiles(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && TEXT_EXTENSIONS.has(extname(file.name)));
  await Promise.all(
    texts.map(async ({ name, parentPath }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      await writeFile(`${path}.br`, await brotliAsync(bytes, BROTLI_OPTIONS));
      await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
    }),
  );
}

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotliAsync = promisify(brotliCompress) as (
  bytes: Buffer,
  options: object,
) => Promise<Buffer>;
const gzipAsync = promisify(gzip) as (bytes: Buffer, options: object) => Promise<Buffer>;
