import { createTestDatabase, testDatabases } from '@platewise/db/testing/test-database';
import { pendingAccountTables } from '@platewise/providers/identity/local/pending-account-tables';
import { expect, test } from 'vitest';

test.each(testDatabases())('our migrations make every table that local accounts need (%s)', async (kind) => {
  const { db, close } = await createTestDatabase({ kind });

  const pending = await pendingAccountTables(db);
  await close();
  expect(pending).toEqual([]);
});
