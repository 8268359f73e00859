import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Postgres } from '../server/fixtures/postgres.ts';
import { rsvpRecords } from '../server/fixtures/rsvp-records.ts';
import { insertOwn, OWN, outcomeOf } from './fixtures/attack.ts';
import { columnsOf, connectDataApi, insertStatement } from './fixtures/data-api.ts';
import {
  createProject,
  createRoles,
  type NewTablesAre,
  pushMigrations,
  startCluster,
} from './fixtures/project.ts';

const PROJECTS: [what: NewTablesAre, database: string][] = [
  ['open to all', 'project_before'],
  ['closed', 'project_today'],
];

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startCluster();
  await createRoles(postgres);
});
afterAll(() => postgres?.stop());

async function openProject(database: string, newTablesAre: NewTablesAre): Promise<pg.Client> {
  await createProject(postgres, database, newTablesAre);
  await pushMigrations(postgres, database);
  return connectDataApi(postgres.url(database));
}

describe.each(PROJECTS)(
  'in a project whose new tables are %s, a guest',
  (newTablesAre, database) => {
    let client: pg.Client;
    beforeAll(async () => {
      client = await openProject(database, newTablesAre);
    });
    afterAll(() => client?.end());
    beforeEach(() => postgres.sql(database, 'delete from rsvps'));

    it('is given the stored row back, nulls and all', async () => {
      const row = await insertOwn(client);
      expect(row).toMatchObject(OWN);
      expect(Object.keys(row)).toEqual(['id', 'created_at', ...Object.keys(OWN), 'created_xid']);
      const stored = await postgres.sql(database, 'select to_json(rsvps) as row from rsvps');
      expect(stored).toEqual([{ row }]);
    });

    it('may send again, and has two rows then', async () => {
      await insertOwn(client);
      await insertOwn(client, { ...OWN, wedding: 'not-attending' });
      const stored = await postgres.sql(database, 'select wedding from rsvps order by id');
      expect(stored).toEqual([{ wedding: 'attending' }, { wedding: 'not-attending' }]);
    });

    it('may send without asking for the row', async () => {
      const columns = await columnsOf(client, 'rsvps');
      const statement = insertStatement('rsvps', columns, OWN, { returning: false });
      expect(await outcomeOf(client, statement)).toContain('1');
      expect(await postgres.sql(database, 'select email from rsvps')).toEqual([
        { email: OWN.email },
      ]);
    });

    it('has every reply that the page accepts stored as it is', async () => {
      await fc.assert(
        fc.asyncProperty(rsvpRecords, async (record) => {
          expect(await insertOwn(client, record)).toMatchObject(record);
        }),
        { numRuns: 60 },
      );
    });

    it('is refused once the hosts have closed replies', async () => {
      const another = `${database}_closed`;
      const late = await openProject(another, newTablesAre);
      await postgres.sql(another, 'revoke insert on rsvps from anon');
      await expect(insertOwn(late)).rejects.toMatchObject({ code: '42501' });
      await late.end();
    });
  },
);
