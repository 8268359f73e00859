// A process of its own, for the same reasons as make-backup-process.ts. The secrets come in the
// environment, because other users of the machine can see arguments.
import { copyNewestBackup } from './remote-backups.ts';

const [dataDir = '', now = ''] = process.argv.slice(2);
const { BACKUP_URL: url = '', BACKUP_KEY: key = null } = process.env;
const result = await copyNewestBackup(dataDir, { url, key }, new Date(now));
process.stdout.write(JSON.stringify(result));
