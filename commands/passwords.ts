// `npm run passwords`: prints the passwords of the gate and of the dashboard, and where a passkey takes the place of the latter, a code.

import { createDeployerCode } from '../server/accounts/recovery-codes.ts';
import { loadSettings } from '../server/env-file.ts';
import { runCommand } from '../server/platform/command-error.ts';
import type { Settings } from '../server/settings.ts';
import { createSecrets, openDatabaseForReading } from '../server/store.ts';

await runCommand(async () => {
  const settings = loadSettings();
  const { password, secret } = await findSecrets(settings);
  const dashboard = settings.hostPassword ?? password;
  process.stdout.write(`Site        ${settings.sitePassword}\n`);
  process.stdout.write(`Dashboard   ${dashboard ?? '(generated at the first start)'}\n`);
  if (settings.requirePasskeys && secret !== null) {
    const code = createDeployerCode(secret);
    process.stdout.write(
      `Without a passkey   ${code}   (in place of the password, for ten minutes)\n`,
    );
  }
});

async function findSecrets(
  settings: Settings,
): Promise<{ password: string | null; secret: string | null }> {
  const database = await openDatabaseForReading(settings);
  if (!database) return { password: null, secret: null };
  try {
    const secrets = createSecrets(settings, database);
    return {
      password: await secrets.find('host-password'),
      secret: await secrets.find('session-secret'),
    };
  } finally {
    await database.close();
  }
}
