import { placeTables } from '@platewise/db/testing/table-placement';
import { testDatabases } from '@platewise/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { countMentions } from '../testing/every-table-repository.ts';
import { fillForPerson } from '../testing/fill-for-person.ts';
import { PASSWORD, person } from '../testing/people.ts';

describe.each(testDatabases())('on %s without the keys that cannot lead from one server to another', (kind) => {
  let testApi: TestApi;
  beforeAll(async () => {
    testApi = await createTestApi({ kind });
    await testApi.context.db.transaction().execute(placeTables);
  });
  afterAll(() => testApi.close());

  test('an account leaves nothing when it is deleted', async () => {
    const { as, context } = testApi;
    await fillForPerson(context.db, 'user-that-goes');

    await as({ ...person('x'), userId: 'user-that-goes' }).users.remove({
      confirm: 'delete my account',
      password: PASSWORD,
    });

    const { payment_task, ended_subscription, ...left } = await countMentions(context.db, 'user-that-goes');
    expect([payment_task, ended_subscription].every((rows) => rows !== undefined)).toBe(true);
    expect(left).toEqual({});
  });

  // The embedded database has one connection, so nobody can register at the same time.
  test.runIf(kind === 'postgres')('one verified address registers once, asked by ten at a time', async () => {
    const people = Array.from({ length: 10 }, (_, index) => ({
      ...person(`many-${index}`),
      email: 'shared@example.com',
      emailVerified: true,
    }));
    // At once, so that as many connections are open when it counts.
    await Promise.all(people.map((one) => testApi.as(one).users.me()));

    const answers = await Promise.allSettled(
      people.map((one) => testApi.as(one).users.register({ userId: one.userId, email: one.email, name: '' })),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
