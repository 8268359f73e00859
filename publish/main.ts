// Publishes a wedding in a process of its own, because encoding pictures takes much memory, and the process
// that starts this one (server/pages/publisher.ts) goes on to serve the site.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import type { PublishReport, PublishRequest } from '../server/pages/publisher.ts';
import { CommandError } from '../server/platform/command-error.ts';
import { loadApp } from './app.ts';
import { publish } from './publish.ts';

const [request] = (await once(process, 'message')) as [PublishRequest];
process.once('disconnect', () => process.exit());
try {
  await publishContent(request);
  report({ kind: 'published' });
} catch (error) {
  const message = error instanceof CommandError ? error.message : inspect(error);
  report({ kind: 'failed', message });
}
process.disconnect();

async function publishContent({ appDir, cacheDir, content, invitedTo, outDir }: PublishRequest) {
  const isFolder = 'folder' in content;
  const document = isFolder ? await loadFolder(content.folder) : content.document;
  const pictures = isFolder ? join(content.folder, 'pictures') : content.picturesFolder;
  await publish(document, (file) => readFile(join(pictures, basename(file))), {
    app: await loadApp(appDir),
    outDir,
    cacheDir,
    invitedTo,
    onProgress: (done, total) => report({ kind: 'progress', done, total }),
  });
}

/** A document has been checked already, so the checks are loaded for a folder only. */
async function loadFolder(folder: string): Promise<WeddingDocument> {
  const { loadDocument } = await import('./content.ts');
  return loadDocument(folder);
}

function report(message: PublishReport): void {
  process.send?.(message);
}
