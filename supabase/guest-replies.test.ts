import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { rsvpRecordsWithAnswers } from '../server/fixtures/rsvp-records.ts';
import { insertReply, OWN_REPLY, runAttack } from './fixtures/attack.ts';
import { connectDataApi, createInsert, loadColumns } from './fixtures/data-api.ts';
import {
  createProject,
  createRoles,
  type NewTableAccess,
  pushMigrations,
  startCluster,
} from './fixtures/project.ts';

const PROJECTS: [newTableAccess: NewTableAccess, database: string][] = [
  ['open to all', 'project_before'],
  ['closed', 'project_today'],
];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startCluster();
  await createRoles(postgres);
});
afterAll(() => postgres?.stop());

async function openProject(database: string, newTableAccess: NewTableAccess): Promise<pg.Client> {
  await createProject(postgres, database, newTableAccess);
  await pushMigrations(postgres, database);
  return connectDataApi(postgres.url(database));
}

describe.each(PROJECTS)(
  'in a project whose new tables are %s, a guest',
  (newTableAccess, database) => {
    let client: pg.Client;
    beforeAll(async () => {
      client = await openProject(database, newTableAccess);
    });
    afterAll(() => client?.end());
    beforeEach(() => postgres.sql(database, 'delete from rsvps'));

    it('receives the stored row, including its nulls', async () => {
      const row = await insertReply(client);
      expect(row).toMatchObject(OWN_REPLY);
      expect(Object.keys(row)).toEqual([
        'id',
        'created_at',
        ...Object.keys(OWN_REPLY),
        'created_xid',
        'answers',
      ]);
      const stored = await postgres.sql(database, 'select to_json(rsvps) as row from rsvps');
      expect(stored).toEqual([{ row }]);
    });

    it('can reply twice, which stores two rows', async () => {
      await insertReply(client);
      await insertReply(client, { ...OWN_REPLY, wedding: 'not-attending' });
      const stored = await postgres.sql(database, 'select wedding from rsvps order by id');
      expect(stored).toEqual([{ wedding: 'attending' }, { wedding: 'not-attending' }]);
    });

    it('can reply without requesting the row', async () => {
      const columns = await loadColumns(client, 'rsvps');
      const statement = createInsert('rsvps', columns, OWN_REPLY, { returning: false });
      expect(await runAttack(client, statement)).toContain('1');
      expect(await postgres.sql(database, 'select email from rsvps')).toEqual([
        { email: OWN_REPLY.email },
      ]);
    });

    it('can store every reply that the page accepts, unchanged', async () => {
      await fc.assert(
        fc.asyncProperty(rsvpRecordsWithAnswers, async (record) => {
          expect(await insertReply(client, record)).toMatchObject(record);
        }),
        { numRuns: 60 },
      );
    });

    it('is rejected after the couple has closed replies', async () => {
      const closedDatabase = `${database}_closed`;
      const lateGuest = await openProject(closedDatabase, newTableAccess);
      await postgres.sql(closedDatabase, 'revoke insert on rsvps from anon');
      await expect(insertReply(lateGuest)).rejects.toMatchObject({ code: '42501' });
      await lateGuest.end();
    });
  },
);
