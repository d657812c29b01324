import type { DatabaseKind } from '@platewise/db/opening/open-database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { grantPlan } from '../subscription/grant-plan.ts';
import { provisionUser } from '../users/provision-user.ts';
import { createTestApi, TEST_START, type TestApi } from './create-test-api.ts';
import { PRO } from './people.ts';
import { deleteEverybody } from './test-data-repository.ts';

/** One database for the tests of a file, emptied before each of them. */
export function useTestApi({ kind }: { kind?: DatabaseKind } = {}): () => TestApi {
  let current: TestApi | undefined;
  const testApi = () => {
    if (!current) throw new Error('The database is open inside tests only.');
    return current;
  };
  beforeAll(async () => {
    current = await createTestApi(kind ? { kind } : {});
  });
  beforeEach(async () => {
    const { context, clock } = testApi();
    clock.set(TEST_START);
    await deleteEverybody(context.db);
    await provisionUser(context, PRO);
    await grantPlan(context, { email: PRO.email, plan: 'pro' });
  });
  afterAll(() => current?.close());
  return testApi;
}
