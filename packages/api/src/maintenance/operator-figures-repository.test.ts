import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { CompiledQuery, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { readOperatorFigures } from './operator-figures-repository.ts';

const AT = new Date('2026-11-28T10:00:00Z');
const SUBSCRIPTION = {
  provider: 'sandbox' as const,
  state: 'active' as const,
  state_at: AT,
  is_open: false,
  paid_through: new Date('2026-12-28T10:00:00Z'),
  next_check_at: AT,
  created_at: AT,
};

describe.each(testDatabases())('on %s', (kind) => {
  test('counts what waits and who pays, and neither what is done nor who has stopped', async () => {
    const { db, close } = await createTestDatabase({ kind });
    const person = { email_verified: true, name: '', registered_at: null, registered_email: null, created_at: AT };
    const ids = ['a', 'b', 'c', 'd'];
    await db
      .insertInto('app_user')
      .values(ids.map((id) => ({ ...person, id, email: `${id}@example.test` })))
      .execute();
    const paid = { ...SUBSCRIPTION, provider_plan_id: null, amount_paise: null };
    await db
      .insertInto('payment_subscription')
      .values([
        { ...paid, user_id: 'a', id: 's1', plan_id: 'pro_monthly' },
        { ...paid, user_id: 'b', id: 's2', plan_id: 'pro_yearly' },
        { ...paid, user_id: 'c', id: 's3', plan_id: 'family_yearly' },
        { ...paid, user_id: 'd', id: 's4', plan_id: 'family_yearly', paid_through: AT },
        { ...paid, user_id: 'd', id: 's5', plan_id: 'family_yearly', revoked_at: AT },
      ])
      .execute();
    const task = { provider: 'sandbox' as const, kind: 'refund' as const, next_attempt_at: AT, created_at: AT };
    await db
      .insertInto('payment_task')
      .values([
        { ...task, target: 't1', amount_paise: 100 },
        { ...task, target: 't2', amount_paise: 100, state: 'failed' },
      ])
      .execute();
    await db.insertInto('identity_removal').values({ account_id: 'gone', next_attempt_at: AT }).execute();
    let emails = 0;
    const newId = () => `email-${emails++}`;
    for (const subject of ['one', 'two', 'three'])
      await enqueueEmail({ db, now: () => AT, newId }, { to: 'a@example.test', subject, text: 'Hello.' });
    await db.updateTable('mail_outbox').set({ state: 'failed' }).where('subject', '=', 'three').execute();

    const figures = await readOperatorFigures(db, { at: AT });
    await close();

    expect(figures).toEqual({
      emailsWaiting: 2,
      paymentTasks: { waiting: 1, failed: 1 },
      identityRemovals: 1,
      payingPeople: { pro: 2, family: 1 },
    });
  });
});

test('who pays is found by an index', async () => {
  const asked: CompiledQuery[] = [];
  const { db, close } = await createTestDatabase({ log: ({ query }) => asked.push(query) });
  await readOperatorFigures(db, { at: AT });
  const question = asked.find(({ sql: text }) => text.includes('payment_subscription'));

  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const explain = CompiledQuery.raw(`explain ${question?.sql}`, [...(question?.parameters ?? [])]);
    const { rows } = await trx.executeQuery<Record<string, string>>(explain);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });
  await close();

  expect(plan).toContain('payment_subscription_due');
});
