import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const ENCODINGS = ['br', 'gzip'] as const;

/** Gives the same bytes whenever it is asked. */
export type Bytes = () => Buffer<ArrayBuffer>;

/** A file of the site as it is sent: its bytes plain and, where it pays, compressed. */
export type Asset = {
  type: string;
  etag: string;
  plain: Bytes;
  br?: Bytes | undefined;
  gzip?: Bytes | undefined;
};

/** The tag of a file whose content has this SHA-256. */
export function etagOf(sha256: Buffer): string {
  // Weak, because one tag stands for all encodings of the file.
  return `W/"${sha256.toString('base64url').slice(0, 22)}"`;
}

/** A page as an asset, compressed as far as it goes; done once, at start. */
export function assetOfHtml(html: string): Asset {
  const plain = Buffer.from(html);
  const br = brotliCompressSync(plain);
  const gzip = gzipSync(plain, { level: 9 });
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(createHash('sha256').update(plain).digest()),
    plain: () => plain,
    br: () => br,
    gzip: () => gzip,
  };
}

/** Answers with the asset, or with 304 when the visitor has it already. */
export function sendAsset(
  c: Context,
  asset: Asset,
  {
    status = 200,
    cacheControl,
    vary = [],
  }: { status?: 200 | 404; cacheControl: string; vary?: readonly string[] },
): Response {
  c.header('Cache-Control', cacheControl);
  c.header('ETag', asset.etag);
  const varies = asset.br || asset.gzip ? [...vary, 'Accept-Encoding'] : vary;
  if (varies.length > 0) c.header('Vary', varies.join(', '));
  if (status === 200 && isKnown(c.req.header('If-None-Match'), asset.etag)) {
    return c.body(null, 304);
  }
  const encoding = encodingFor(c, asset);
  const bytes = ((encoding && asset[encoding]) ?? asset.plain)();
  c.header('Content-Type', asset.type);
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(bytes.length));
  return c.body(bytes, status);
}

function encodingFor(c: Context, asset: Asset): (typeof ENCODINGS)[number] | undefined {
  const name = accepts(c, {
    header: 'Accept-Encoding',
    supports: ENCODINGS.filter((encoding) => asset[encoding]),
    default: '',
    // Browsers list gzip first and hold all for equal; the smaller one is ours to choose.
    match: (wanted, { supports }) =>
      supports.find((name) => wanted.some(({ type, q }) => type === name && q > 0)) ?? '',
  });
  return ENCODINGS.find((encoding) => encoding === name);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
