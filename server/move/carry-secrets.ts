import { SECRET_NAMES, type SecretName, type Secrets } from '../access/secrets.ts';
import { StartFailure } from '../start-failure.ts';

/** The lines that keep hosts signed in and guests let in. Never printed. */
export type SecretLines = ReadonlyMap<SecretName, string>;

/** Those that are there. Throws StartFailure or StorageError. */
export async function secretLines(secrets: Secrets): Promise<SecretLines> {
  const lines = new Map<SecretName, string>();
  for (const name of SECRET_NAMES) {
    const line = await secrets.find(name);
    if (line !== null) lines.set(name, line);
  }
  return lines;
}

/** Writes the lines where there are none yet; throws StartFailure where there is another. */
export async function carrySecrets(lines: SecretLines, to: Secrets): Promise<void> {
  for (const [name, line] of lines) {
    if ((await to.getOrCreate(name, () => line)) !== line) throw another(to, name);
  }
}

/** Throws StartFailure when a line of the same name and another content is there. */
export async function refuseOtherSecrets(lines: SecretLines, to: Secrets): Promise<void> {
  for (const [name, line] of await secretLines(to)) {
    if (lines.has(name) && lines.get(name) !== line) throw another(to, name);
  }
}

function another(to: Secrets, name: SecretName): StartFailure {
  return new StartFailure(
    `A site was started there already and made a secret of its own, ${to.describeLocation(name)}. ` +
      'Nothing was moved, and it was left as it is. Name a new folder or a new database in --to.',
  );
}
