// Builds and serves another couple's wedding, as `npm start` does theirs: from its content alone.
// The build lies in DATA_DIR, so that it goes when the data goes.
import { join } from 'node:path';
import { buildSite } from '../../build/site.ts';
import { serve } from '../../server/serve.ts';

const dist = join(process.env.DATA_DIR ?? '', 'dist');
await buildSite({
  contentDir: import.meta.dirname,
  outDir: dist,
  globals: { backend: null, gate: { password: 'unused' } },
});
await serve({ dist });
