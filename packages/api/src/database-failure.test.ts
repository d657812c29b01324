import { expect, test } from 'vitest';
import { insertFavorite } from './testing/test-data-repository.ts';
import { useTestApi } from './testing/use-test-api.ts';
import { toAppError } from './to-app-error.ts';

const testApi = useTestApi();

test('what is written for a person whose account was deleted meanwhile asks to sign in', async () => {
  const { context } = testApi();

  const error = await insertFavorite(context.db, 'user-that-is-gone').catch((caught: unknown) => caught);

  expect(toAppError(error).code).toBe('UNAUTHENTICATED');
});
