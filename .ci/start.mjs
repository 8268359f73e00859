// Starts the site as `npm start` does after a clone, and ends it when it answers.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = '3999';
const ATTEMPTS = 600;

const site = spawn(process.execPath, ['commands/launch.mjs', 'start'], {
  stdio: 'inherit',
  env: { ...process.env, PORT },
});
let isHealthy = false;
for (let attempt = 0; attempt < ATTEMPTS && !isHealthy && site.exitCode === null; attempt++) {
  await pause(500);
  const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
  isHealthy = response?.ok === true;
}
site.kill();
process.stdout.write(isHealthy ? 'The site answers.\n' : 'The site does not answer.\n');
process.exit(isHealthy ? 0 : 1);
