// Builds and serves another couple's wedding from its content alone, as `npm start` does.
// The build is written to DATA_DIR, so it is deleted together with the test's data.
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
