import { expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertDeleted } from './deleted-account-repository.ts';
import { listDeletions } from './list-deletions.ts';

const testApi = useTestApi();

test('however many deletions are to be written to the file, few are held at once, and each is written once', async () => {
  const { context } = testApi();
  const at = context.now();
  for (let number = 0; number < 401; number += 1)
    await insertDeleted(context.db, { subjectHash: `digest-${number}`, at, retainedUntil: at });
  const written: string[][] = [];
  const deletedAccounts = {
    append: async (lines: readonly { account: string }[]) => {
      written.push(lines.map(({ account }) => account));
    },
  };

  expect(await listDeletions({ ...context, deletedAccounts })).toBe(401);

  expect(written.map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(new Set(written.flat()).size).toBe(401);
  expect(await listDeletions({ ...context, deletedAccounts })).toBe(0);
});
