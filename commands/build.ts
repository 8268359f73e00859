// `npm run build`: the site as static files in `dist`, for any host.
import { build } from '../build/main.ts';
import { explainErrors } from './explain-errors.ts';
import { staticGlobals } from './static-globals.ts';

await explainErrors(async () => {
  const globals = staticGlobals();
  await build(globals);
  if (globals.gate === 'closed') {
    process.stderr.write(
      'GATE=server: a static host cannot hold the lock; these files hold no password and open behind `npm start` alone.\n',
    );
  }
});
