// Publishes a wedding in a process of its own, because encoding pictures takes much memory, and the process
// that starts this one (server/pages/publisher.ts) goes on to serve the site.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { inspect } from 'node:util';
import { CommandError } from '../server/command-error.ts';
import type { PublishReport, PublishRequest } from '../server/pages/publisher.ts';
import { loadApp } from './app.ts';
import { loadDocument } from './content.ts';
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

async function publishContent({ appDir, cacheDir, content, outDir }: PublishRequest) {
  const isFolder = 'folder' in content;
  const document = isFolder ? await loadDocument(content.folder) : content.document;
  const pictures = isFolder ? join(content.folder, 'pictures') : content.picturesFolder;
  await publish(document, (file) => readFile(join(pictures, basename(file))), {
    app: await loadApp(appDir),
    outDir,
    cacheDir,
    onProgress: (done, total) => report({ kind: 'progress', done, total }),
  });
}

function report(message: PublishReport): void {
  process.send?.(message);
}
