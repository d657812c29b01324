import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOperator, OPERATOR } from '../../testing/make-operator.ts';
import { OWNER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases())('the log of operators on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const desk = () => testApi().as(OPERATOR).admin;
  beforeEach(async () => {
    await makeOperator(testApi().context);
    await testApi().api.users.me();
  });

  test('is never rewritten: no row is changed or removed, whoever asks the database', async () => {
    const { db } = testApi().context;
    await desk().person({ userId: OWNER.userId });
    const refused = 'What stands in the log of operators is never changed or removed.';

    const changes = [
      db.updateTable('admin_log').set({ reason: 'Another.' }),
      db.updateTable('admin_log').set({ subject_id: 'somebody-else' }),
      db.updateTable('admin_log').set({ subject_id: null, at: new Date(0) }),
      db.updateTable('admin_log').set({ operator_hash: null }),
      db.deleteFrom('admin_log'),
    ];

    for (const change of changes) await expect(change.execute()).rejects.toThrow(refused);
    await db.updateTable('admin_log').set({ subject_id: null }).execute();
    expect((await desk().log({ userId: OWNER.userId })).rows.map(({ action }) => action)).toContain('person-read');
  });

  test('names who did what, for whom and why, newest first, and can be narrowed', async () => {
    const { clock } = testApi();
    await desk().changePlan({ userId: OWNER.userId, plan: 'pro', reason: 'A gift.' });
    clock.advance(1000);
    await desk().people();

    const all = await desk().log({ limit: 2 });
    const changes = await desk().log({ action: 'plan-changed' });

    expect(all.rows.map(({ action }) => action)).toHaveLength(2);
    expect(all.nextCursor).not.toBeNull();
    expect(changes.rows[0]).toMatchObject({
      operator: OPERATOR.email,
      isCommand: false,
      email: OWNER.email,
      reason: 'A gift.',
      detail: 'free -> pro',
    });
    // The tests' own customer was given their plan by a command.
    expect(changes.rows[1]).toMatchObject({ operator: null, isCommand: true, reason: null });
  });

  test('what cannot be written there is not done', async () => {
    const { context, api } = testApi();
    const newId = () => 'the same id';
    await testApi().as(OPERATOR, { newId }).admin.people();

    const change = testApi()
      .as(OPERATOR, { newId })
      .admin.changePlan({ userId: OWNER.userId, plan: 'pro', reason: 'A gift.' });

    await expect(change).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect((await api.subscription.status()).subscription).toBe('free');
    expect(await context.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });
});
