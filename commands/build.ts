// `npm run build`: the site as static files in `dist`, for any host.
// With --if-outdated it builds only when a source has changed since the last build.
import { build, buildIfOutdated } from '../build/main.ts';
import { runCommand } from '../server/command-error.ts';
import { staticGlobals } from './static-globals.ts';

await runCommand(async () => {
  const globals = staticGlobals();
  if (process.argv.includes('--if-outdated')) return buildIfOutdated(globals);
  await build(globals);
  if (globals.gate === 'closed') {
    process.stderr.write(
      'GATE=server: a static host cannot check the password. These files contain no password and work with `npm start` only.\n',
    );
  }
});
