import type { PhotoSettings } from '../../domain/photos/photos-api.ts';
import { DEFAULT_PHOTO_SETTINGS } from '../../domain/photos/photos-api.ts';
import type { Queries } from '../platform/database/database.ts';
import { defineTable } from '../platform/database/table.ts';

/** One row, or none before the couple changes a setting. */
export const photoSettingsTable = defineTable(
  'photo_settings',
  {
    id: 'text',
    changed_at: 'text',
    mode: 'text',
    reveal_at: 'text?',
    shows_names: 'integer',
    opens: 'text',
    max_bytes: 'integer',
  },
  { title: 'settings of photographs', contains: 'settings' },
);

export async function readPhotoSettings(queries: Queries): Promise<PhotoSettings> {
  const [row] = await queries.query<Omit<PhotoSettings, 'showsNames'> & { showsNames: number }>(
    'SELECT mode, reveal_at AS "revealAt", shows_names AS "showsNames", opens,' +
      ' max_bytes AS "maxBytes" FROM photo_settings',
  );
  return row ? { ...row, showsNames: row.showsNames === 1 } : DEFAULT_PHOTO_SETTINGS;
}

export async function putPhotoSettings(
  queries: Queries,
  { mode, revealAt, showsNames, opens, maxBytes }: PhotoSettings,
): Promise<void> {
  await queries.query(
    'INSERT INTO photo_settings (id, changed_at, mode, reveal_at, shows_names, opens, max_bytes)' +
      ' VALUES ($1, $2, $3, $4, $5, $6, $7)' +
      ' ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at, mode = excluded.mode,' +
      ' reveal_at = excluded.reveal_at, shows_names = excluded.shows_names,' +
      ' opens = excluded.opens, max_bytes = excluded.max_bytes',
    ['photos', new Date().toISOString(), mode, revealAt, showsNames ? 1 : 0, opens, maxBytes],
  );
}
