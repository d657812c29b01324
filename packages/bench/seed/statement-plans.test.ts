import { createTestApi } from '@platewise/api/testing/create-test-api';
import type { Database } from '@platewise/db/database';
import { typeParsers } from '@platewise/db/opening/type-parsers';
import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HABITS, type Habit } from './habits.ts';
import { seedDatabase } from './seed-database.ts';
import { wideReads } from './statement-plan.ts';
import { useEverything } from './use-everything.ts';

/** 100,000 in the long lane. */
const PEOPLE = Number(process.env.SEED_PEOPLE ?? 3000);
const TODAY = '2026-11-21';

/** Statements that may read a whole table, by a part of their text and the table, each with why. */
const WHOLE: readonly { text: string; table: string; why: string }[] = [
  {
    text: 'from "rate_counter" where "window_start"',
    table: 'rate_counter',
    why: 'a row for each caller of the last hour; an index on the window would make each count write it as well',
  },
  {
    text: '"deleted_account"',
    table: 'deleted_account',
    why: 'digests of the accounts that were deleted in the last hour',
  },
  {
    text: 'set "revoked_at"',
    table: 'payment_subscription',
    why: 'where test payments have ended, until none of them is left: 20 people at once, found at the first places that are read',
  },
];

describe.runIf(testDatabases().includes('postgres'))(`among ${PEOPLE} people`, () => {
  let close = async () => {};
  let asked: CompiledQuery[] = [];
  let db: Kysely<Database>;

  beforeAll(async () => {
    const database = await createTestDatabase({ kind: 'postgres' });
    const url = database.url as string;
    await seedDatabase(url, { seed: 5, today: TODAY, people: PEOPLE, habits: HABITS.map(short) });
    await addEvents(database.background);
    const statements = new Map<string, CompiledQuery>();
    db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, types: typeParsers, max: 4 }) }),
      log: (event) => {
        if (event.level === 'query') statements.set(event.query.sql, event.query);
      },
    });
    close = async () => {
      await db.destroy();
      await database.close();
    };
    await useEverything(await createTestApi({ database: { db, close } }));
    asked = [...statements.values()].filter(({ sql: text }) => /^\s*(select|with|update|delete|insert)/i.test(text));
  }, 1_800_000);
  afterAll(() => close());

  test('no statement reads a whole table', async () => {
    expect(asked.length).toBeGreaterThan(150);
    const wide: string[] = [];
    for (const statement of asked) {
      for (const { table, how } of await wideReads(db, statement)) {
        const isKnown = WHOLE.some((one) => one.table === table && statement.sql.includes(one.text));
        if (!isKnown) wide.push(`${how} of ${table}: ${statement.sql}`);
      }
    }

    expect([...new Set(wide)]).toEqual([]);
  }, 300_000);
});

// Years of a diary take the product's procedures long to live, and change no plan.
function short(habit: Habit): Habit {
  const [least, most] = habit.diaryWeeks;
  return { ...habit, kitchens: 1, diaryWeeks: [Math.min(least, 2), Math.min(most, 2)] };
}

/** What an instance has beyond its people, as much of each as there are people; most of it is not over. */
async function addEvents(db: Kysely<Database>): Promise<void> {
  const rows = sql`generate_series(1, ${PEOPLE}::int) n`;
  const later = sql`timestamptz '2026-11-21' + n * interval '1 second'`;
  const kept = sql`timestamptz '2026-12-21' + n * interval '1 second'`;
  for (const statement of [
    sql`insert into payment_event (id, received_at) select 'event-' || n, ${later} from ${rows}`,
    sql`insert into account_event (id, subject_hash, taken_at) select 'event-' || n, 'hash-' || n, ${later} from ${rows}`,
    sql`insert into ended_session (session_hash, kept_until) select 'hash-' || n, ${kept} from ${rows}`,
    sql`insert into banned_account (subject_hash, banned_at) select 'hash-' || n, ${later} from ${rows}`,
    sql`insert into ended_subscription (provider, id, kept_until) select 'sandbox', 'sub-' || n, ${kept} from ${rows}`,
    sql`insert into allowance_memory (email_hash, tokens, anchor_at, period_index, kept_until)
      select 'hash-' || n, 5, ${later}, 0, ${kept} from ${rows}`,
    sql`insert into auth_verification (id, identifier, value, "expiresAt")
      select 'link-' || n, 'reset-password:' || n, 'user-' || n, ${kept} from ${rows}`,
    sql`insert into mail_outbox (id, recipient, subject, body, next_attempt_at, created_at)
      select 'mail-' || n, 'a@example.test', 'Hello', 'Hello', ${kept}, ${later} from ${rows}`,
    sql`insert into newsletter_subscriber (id, email, state, asked_at, created_at)
      select 'address-' || n, n || '@example.test', 'subscribed', ${later}, ${later} from ${rows}`,
    sql`insert into newsletter_link (token_hash, subscriber_id, created_at)
      select 'hash-' || n, 'address-' || n, ${later} from ${rows}`,
    sql`insert into contact_message (id, name, email, subject, message, fingerprint, created_at)
      select 'message-' || n, 'A', 'a@example.test', 'Hello', 'Hello', 'print-' || n, ${later} from ${rows}`,
    sql`insert into rate_counter (subject, rate_class, window_start, calls) select 'user:' || n, 'write', ${later}, 1 from ${rows}`,
    sql`insert into deleted_account (subject_hash, deleted_at, kept_until, listed_at)
      select 'hash-' || n, ${later}, ${kept}, ${later} from ${rows}`,
    sql`insert into person_model_spending (user_id, month, micros) select id, '2026-11', 5 from app_user`,
    sql`analyze`,
  ])
    await statement.execute(db);
}
