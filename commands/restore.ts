// `npm run restore -- FILE`: puts a backup into an empty installation.
import '../server/restore.ts';
