import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

const ROOT = join(import.meta.dirname, '..');

// What requests leave behind is collected before the heap has doubled: 64 connections that send replies
// take half the memory, at the same speed (npm run bench:server).
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=50');

// What was compiled once is not compiled again at the next start, which saves a fifth of its time and
// 20 MB. Hence the imports after it. This file alone has its types stripped at each start, by a compiler
// that holds 10 MB from then on; NODE_COMPILE_CACHE in the environment spares that too.
enableCompileCache(join(ROOT, 'node_modules', '.cache', 'compiled'));
const { runOrExplain } = await import('./start-failure.ts');
const { serve } = await import('./serve.ts');

await runOrExplain(() => serve({ dist: join(ROOT, 'dist') }));
