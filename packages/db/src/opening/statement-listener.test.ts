import {
  type Dialect,
  DummyDriver,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { statementOf } from './statement-listener.ts';

/** What Kysely reports of statements; their text is compiled, and nothing is asked. */
function logged() {
  const events: LogEvent[] = [];
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return { events, db: new Kysely<Database>({ dialect, log: (event) => void events.push(event) }) };
}

test('a statement is what it does and to which table, without its text', async () => {
  const { db, events } = logged();

  await db.selectFrom('app_user as person').select('id').where('id', '=', 'a-secret').execute();
  await db
    .insertInto('app_user')
    .values({ id: 'a-secret' } as never)
    .execute();
  await db.updateTable('app_user').set({ email: 'a-secret' }).execute();
  await db.deleteFrom('mail_outbox').where('recipient', '=', 'a-secret').execute();
  await sql`select ${sql.lit('a-secret')}`.execute(db);
  await sql`begin`.execute(db);

  const statements = events.map(statementOf);
  expect(statements.map(({ operation, table }) => [operation, table])).toEqual([
    ['select', 'app_user'],
    ['insert', 'app_user'],
    ['update', 'app_user'],
    ['delete', 'mail_outbox'],
    ['select', undefined],
    ['begin', undefined],
  ]);
  expect(statements.every(({ ms, isFailed }) => ms >= 0 && !isFailed)).toBe(true);
  expect(JSON.stringify(statements)).not.toContain('a-secret');
});

test('one that fails is reported as such', async () => {
  const { db, events } = logged();
  await sql`commit`.execute(db);
  const [event] = events as [LogEvent];

  expect(statementOf({ ...event, level: 'error', error: new Error('away') })).toMatchObject({
    operation: 'commit',
    isFailed: true,
  });
});
