// Serves the built site and the baseline pages with the project's own server.
import { join } from 'node:path';
import { serve } from '../../server/serve.ts';
import { addBaselinePages } from './baseline-pages.ts';

const dist = join(process.env.DATA_DIR ?? '', 'dist');
await addBaselinePages(dist);
const publish = async () => dist;
await serve({ appFiles: dist, publish, publishDocument: publish });
