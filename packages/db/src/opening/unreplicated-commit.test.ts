import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { isDatabaseUnavailableError } from '../database-unavailable-error.ts';
import { onServer, withConnection } from '../testing/on-server.ts';
import {
  hasPostgresPrograms,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '../testing/start-replicated-postgres.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const WAITING = `select pid from pg_stat_activity where wait_event = 'SyncRep'`;
let servers: ReplicatedPostgres | undefined;
afterEach(() => servers?.close());

test.runIf(process.env.CI && hasPostgresPrograms)(
  'a commit whose wait for the other server somebody ends is in doubt, not acknowledged',
  async () => {
    servers = await startReplicatedPostgres();
    const { url } = servers;
    const database = await openPostgresDatabase({ databaseUrl: url, poolSize: 2 });
    await sql`create table dish (name text)`.execute(database.db);
    await onServer(url, `alter system set synchronous_standby_names = 'nobody'`, 'select pg_reload_conf()');
    await vi.waitUntil(async () => {
      const [row] = await withConnection(url, (ask) => ask('show synchronous_standby_names'));
      return row?.synchronous_standby_names === 'nobody';
    });

    const written = sql`insert into dish values ('Dal')`.execute(database.db).catch((error: unknown) => error);
    await vi.waitUntil(async () => (await withConnection(url, (ask) => ask(WAITING))).length > 0);
    await onServer(url, `select pg_cancel_backend(pid) from (${WAITING}) as waiting`);

    expect(isDatabaseUnavailableError(await written)).toBe(true);
    const { rows } = await sql`select name from dish`.execute(database.db);
    expect(rows).toEqual([{ name: 'Dal' }]);
    await database.close();
  },
  60_000,
);
