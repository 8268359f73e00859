// Serves the demo, in the design of the setting DESIGN, and the baseline pages with the project's own server.
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '../../build/paths.ts';
import content from '../../content/wedding.ts';
import { APP_FILES, loadApp } from '../../publish/app.ts';
import { publish } from '../../publish/publish.ts';
import { serve } from '../../server/serve.ts';
import { addBaselinePages } from './baseline-pages.ts';

const { DATA_DIR = '', DESIGN } = process.env;
const [appFiles, published] = [join(DATA_DIR, 'app'), join(DATA_DIR, 'demo')];
await cp(join(PATHS.app, APP_FILES.files), appFiles, { recursive: true });
await publish(
  DESIGN ? { ...content, theme: { design: DESIGN } } : content,
  (file) => readFile(join(PATHS.content, 'pictures', file)),
  { app: await loadApp(PATHS.app), outDir: published, cacheDir: PATHS.cache },
);
await addBaselinePages(appFiles, published);
const getPublished = async () => published;
await serve({ appFiles, publish: getPublished, publishDocument: getPublished });
