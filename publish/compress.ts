import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOrCreate } from './cache.ts';

const TEXT_EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest']);

/** The guests' pages. They are completed by the server or by build/static-site.ts, and compressed then. */
export const PAGE = /^(?:[a-z]{2}[\\/])?(?:index|entered|404|photos)\.html$/;

/** Writes a `.br` and a `.gz` file beside every text file in a folder, except the pages. */
export async function compressFiles(dir: string, cacheDir?: string): Promise<void> {
  const files = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && TEXT_EXTENSIONS.has(extname(file.name)))
    .map(({ name, parentPath }) => join(parentPath, name));
  const others = paths.filter((path) => !PAGE.test(relative(dir, path)));
  await Promise.all(others.map((path) => compressFile(path, cacheDir)));
}

/** Brotli takes most of a publication's time, so its results are kept in `cacheDir`. */
export async function compressFile(path: string, cacheDir?: string): Promise<void> {
  const bytes = await readFile(path);
  const compress = () => brotliAsync(bytes, BROTLI_OPTIONS);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.br`;
  const brotli = cacheDir ? readOrCreate(join(cacheDir, 'brotli', name), compress) : compress();
  await writeFile(`${path}.br`, await brotli);
  await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
}

const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotliAsync = promisify(brotliCompress) as (
  bytes: Buffer,
  options: object,
) => Promise<Buffer>;
const gzipAsync = promisify(gzip) as (bytes: Buffer, options: object) => Promise<Buffer>;
