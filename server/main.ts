import { join } from 'node:path';
import { serve } from './serve.ts';
import { runOrExplain } from './start-failure.ts';

await runOrExplain(() => serve({ dist: join(import.meta.dirname, '..', 'dist') }));
