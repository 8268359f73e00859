// Serves the built site with the bare pages beside it, by the product's own server.
import { join } from 'node:path';
import { serve } from '../../server/serve.ts';
import { layBarePages } from './bare-pages.ts';

const dist = join(process.env.DATA_DIR ?? '', 'dist');
await layBarePages(dist);
await serve({ dist });
