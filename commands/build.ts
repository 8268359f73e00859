// `npm run build`: the whole site as static files in `dist/site`, for any host.
import { buildStaticSite } from '../build/main.ts';
import { runCommand } from '../server/command-error.ts';
import { staticGlobals } from './static-globals.ts';

await runCommand(async () => {
  const globals = staticGlobals();
  await buildStaticSite(globals);
  if (globals.gate === 'closed') {
    process.stderr.write(
      'GATE=server: a static host cannot check the password. These files contain no password and work with `npm start` only.\n',
    );
  }
});
