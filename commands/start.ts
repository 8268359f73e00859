// `npm start`: builds the site if anything changed since, then serves it.
import './build-if-stale.ts';

await import('../server/main.ts');
