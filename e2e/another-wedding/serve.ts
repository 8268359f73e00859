// Publishes and serves another couple's wedding from its content alone, as `npm start` does.
// The files are written to DATA_DIR, so they are deleted together with the test's data.
import { join } from 'node:path';
import { PATHS } from '../../build/paths.ts';
import { createContentSource, runPublisher } from '../../server/pages/publisher.ts';
import { serve } from '../../server/serve.ts';

const outDir = join(process.env.DATA_DIR ?? '', 'site');
await serve({
  ...createContentSource(PATHS.root),
  async publish() {
    const content = { folder: import.meta.dirname };
    await runPublisher({ appDir: PATHS.app, content, outDir, cacheDir: PATHS.cache });
    return outDir;
  },
});
