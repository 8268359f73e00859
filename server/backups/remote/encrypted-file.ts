import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { CommandError } from '../../platform/command-error.ts';
import { writePrivateFile } from '../../platform/files.ts';

// The format, also in ADR 1: MAGIC, salt, nonce and key check, then the ciphertext, then the tag.
const MAGIC = Buffer.from('SERENBK1');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const CHECK_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES + CHECK_BYTES;
// 32 MB of memory, because the smallest server has 1 GB.
const SCRYPT = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

const deriveBytes = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt);

/** The check tells a wrong key from a damaged file; it reveals nothing about the key. */
export type EncryptionKey = { salt: Buffer; key: Buffer; check: Buffer };

const derived = new Map<string, Promise<EncryptionKey>>();

/** Derives a key from a passphrase, once for each salt: this takes a tenth of a second of CPU time. */
export function deriveKey(
  passphrase: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<EncryptionKey> {
  const name = `${salt.toString('hex')} ${passphrase}`;
  const known = derived.get(name) ?? derive(passphrase, salt);
  derived.set(name, known);
  return known;
}

async function derive(passphrase: string, salt: Buffer): Promise<EncryptionKey> {
  const bytes = await deriveBytes(passphrase, salt, KEY_BYTES + CHECK_BYTES, SCRYPT);
  return { salt, key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

/** For another process. */
export function formatKey({ salt, key, check }: EncryptionKey): string {
  return Buffer.concat([salt, key, check]).toString('hex');
}

export function parseKey(text: string): EncryptionKey {
  const bytes = Buffer.from(text, 'hex');
  const end = SALT_BYTES + KEY_BYTES;
  return {
    salt: bytes.subarray(0, SALT_BYTES),
    key: bytes.subarray(SALT_BYTES, end),
    check: bytes.subarray(end),
  };
}

/** Encrypts the content into a new file with AES-256-GCM. */
export async function encryptFile(
  content: AsyncIterable<Uint8Array>,
  target: string,
  { salt, key, check }: EncryptionKey,
): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES);
  const header = Buffer.concat([MAGIC, salt, nonce, check]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header);
  async function* encrypt() {
    yield header;
    for await (const chunk of content) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  }
  await writePrivateFile(target, encrypt());
}

/** Decrypts a file into a new one. Throws CommandError for a wrong key or a changed file. */
export async function decryptFile(source: string, target: string, passphrase: string) {
  const { header, tag, end } = await readEnds(source);
  const [salt, nonce, expected] = splitHeader(header);
  const { key, check } = await deriveKey(passphrase, salt);
  if (!check.equals(expected)) {
    throw new CommandError(
      'The backup cannot be decrypted: BACKUP_KEY is not the key that it was encrypted with.',
    );
  }
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(tag);
  async function* decrypt() {
    const ciphertext = createReadStream(source, { start: HEADER_BYTES, end });
    for await (const chunk of ciphertext) yield decipher.update(chunk);
    yield decipher.final();
  }
  try {
    await writePrivateFile(target, decrypt());
  } catch (error) {
    // Unverified content must not be used.
    rmSync(target, { force: true });
    if (isSystemError(error)) throw error;
    throw new CommandError('The backup cannot be decrypted: its file is damaged.', {
      cause: error,
    });
  }
}

async function readEnds(file: string): Promise<{ header: Buffer; tag: Buffer; end: number }> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const header = Buffer.alloc(HEADER_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(header, 0, HEADER_BYTES, 0);
  // An SQLite file is never empty, so neither is its ciphertext.
  if (size <= HEADER_BYTES + TAG_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw new CommandError(
      'The backup cannot be decrypted: it is not an encrypted backup of this program.',
    );
  }
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  return { header, tag, end: size - TAG_BYTES - 1 };
}

function splitHeader(header: Buffer): [salt: Buffer, nonce: Buffer, check: Buffer] {
  const afterSalt = MAGIC.length + SALT_BYTES;
  return [
    header.subarray(MAGIC.length, afterSalt),
    header.subarray(afterSalt, afterSalt + NONCE_BYTES),
    header.subarray(afterSalt + NONCE_BYTES),
  ];
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
