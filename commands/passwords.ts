// `npm run passwords`: prints the passwords of the gate and of the dashboard.

import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';
import type { Settings } from '../server/settings.ts';
import { createSecrets, openDatabaseForReading } from '../server/store.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const dashboard = settings.hostPassword ?? (await findGeneratedPassword(settings));
  process.stdout.write(`Site        ${settings.sitePassword}\n`);
  process.stdout.write(`Dashboard   ${dashboard ?? '(generated at the first start)'}\n`);
});

async function findGeneratedPassword(settings: Settings): Promise<string | null> {
  const database = await openDatabaseForReading(settings);
  if (!database) return null;
  try {
    return await createSecrets(settings, database).find('host-password');
  } finally {
    await database.close();
  }
}
