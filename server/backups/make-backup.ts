import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getDatabaseFile } from '../database/sqlite-connection.ts';
import { flushToDisk } from '../flush.ts';
import { backupFolder } from './backup.ts';
import { backupName, halfOf, listBackups, listHalves, type Occasion } from './backup-files.ts';
import { superfluous } from './superfluous.ts';

const BUSY_TIMEOUT = 5_000;

/**
 * Copies the database into the folder of backups by SQLite's own means, also while it is in use, reads
 * the copy through to see that it is whole, and removes what is superfluous. Until it is whole and on
 * disk it has another name. It takes its time: the server has it done beside itself. Throws.
 */
export function makeBackup(dataDir: string, occasion: Occasion, now = new Date()): void {
  const folder = backupFolder(dataDir);
  makePrivateFolder(folder);
  for (const half of listHalves(dataDir)) rmSync(half, { force: true });
  refuseFullDisk(dataDir);
  const file = join(folder, backupName(now, occasion));
  const half = halfOf(file);
  try {
    copyInto(half, dataDir);
    refuseDamagedCopy(half);
    // SQLite takes care of its own files, not of what they are called afterwards.
    flushToDisk(half);
    renameSync(half, file);
    flushToDisk(folder);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  for (const { path } of superfluous(listBackups(dataDir, now))) rmSync(path, { force: true });
}

function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  // It may be older, and open to all.
  chmodSync(folder, 0o700);
}

/** The last room on the disk is for replies. */
function refuseFullDisk(dataDir: string): void {
  const size = sizeOf(getDatabaseFile(dataDir)) + sizeOf(`${getDatabaseFile(dataDir)}-wal`);
  const { blocks, bavail, bsize } = statfsSync(dataDir);
  const room = bavail * bsize;
  // Some file systems do not say what they hold.
  if (blocks === 0 || room > 2 * size) return;
  throw new Error(`The disk has no room for it: ${megabytes(size)} twice, of ${megabytes(room)}.`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * VACUUM INTO reads as of one moment, whoever writes meanwhile. SQLite's online backup does not do
 * here: it begins anew at every write of another connection, and so never ends under a flood.
 */
function copyInto(half: string, dataDir: string): void {
  closeSync(openSync(half, 'wx', 0o600));
  // A connection of its own: in the server's, a transaction may be open.
  const source = new DatabaseSync(getDatabaseFile(dataDir), {
    readOnly: true,
    timeout: BUSY_TIMEOUT,
  });
  try {
    source.prepare('VACUUM INTO ?').run(half);
  } finally {
    source.close();
  }
}

function refuseDamagedCopy(half: string): void {
  const copy = new DatabaseSync(half, { readOnly: true });
  try {
    const [row] = copy.prepare('PRAGMA quick_check(1)').all();
    if (row?.quick_check !== 'ok') throw new Error('The copy is damaged.');
  } finally {
    copy.close();
  }
}
