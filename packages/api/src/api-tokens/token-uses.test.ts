import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { createTokenUses } from './token-uses.ts';
import { verifyPersonalToken } from './verify-personal-token.ts';

describe.each(testDatabases())('when tokens were used, on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('is written for many at once, and calls in between write nothing', async () => {
    const { api, otherApi, context, clock } = testApi();
    const tokenUses = createTokenUses();
    const made = [
      await api.users.tokens.create({ name: 'One' }),
      await otherApi.users.tokens.create({ name: 'Other' }),
    ];
    const use = () => Promise.all(made.map(({ token }) => verifyPersonalToken({ ...context, tokenUses }, token)));
    const lastUses = async () => {
      const lists = await Promise.all([api.users.tokens.list(), otherApi.users.tokens.list()]);
      return lists.flat().map(({ lastUsedAt }) => lastUsedAt);
    };

    const owners = await use();
    expect(owners.map((owner) => owner?.identity.userId)).toEqual([OWNER.userId, STRANGER.userId]);
    expect(await lastUses()).toEqual([null, null]);

    await tokenUses.flush(context.db);
    expect(await lastUses()).toEqual(['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z']);

    clock.set('2026-11-21T10:00:59Z');
    await use();
    await tokenUses.flush(context.db);
    expect(await lastUses()).toEqual(['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z']);

    clock.set('2026-11-21T10:01:00Z');
    await use();
    await tokenUses.flush(context.db);
    expect(await lastUses()).toEqual(['2026-11-21T10:01:00.000Z', '2026-11-21T10:01:00.000Z']);
  });

  test('stays for the next time when it cannot be written, and a token that is gone does not come back', async () => {
    const { api, context } = testApi();
    const tokenUses = createTokenUses();
    const { id, token } = await api.users.tokens.create({ name: 'One' });
    await verifyPersonalToken({ ...context, tokenUses }, token);
    const broken = context.db.withPlugin({
      transformQuery: () => {
        throw new Error('no database');
      },
      transformResult: async ({ result }) => result,
    });
    await expect(tokenUses.flush(broken)).rejects.toThrow('no database');

    await tokenUses.flush(context.db);
    expect(await api.users.tokens.list()).toMatchObject([{ lastUsedAt: '2026-11-21T10:00:00.000Z' }]);

    tokenUses.note({ userId: OWNER.userId, id, usedAt: context.now() });
    await api.users.tokens.revoke({ tokenId: id });
    await tokenUses.flush(context.db);
    expect(await api.users.tokens.list()).toEqual([]);
  });
});
