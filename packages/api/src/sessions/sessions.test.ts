import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestApi } from '../testing/create-test-api.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const testApi = useTestApi();

/** Signs somebody in, as the identity library would; the newest first by its number. */
async function signIn({ context }: TestApi, userId: string, number: number): Promise<void> {
  await sql`
    insert into auth_user (id, name, email, "emailVerified") values (${userId}, '', ${`${userId}@example.com`}, false)
    on conflict do nothing`.execute(context.db);
  await sql`
    insert into auth_session (id, token, "expiresAt", "createdAt", "updatedAt", "userAgent", "ipAddress", "userId")
    values (${`${userId}-${number}`}, ${`${userId}-${number}`}, '2026-12-01', ${`2026-11-2${number}`}, now(), 'Firefox', '192.0.2.7', ${userId})`.execute(
    context.db,
  );
}

test('a person sees where they are signed in, this place marked, and signs out in one of them', async () => {
  const current = testApi();
  await signIn(current, OWNER.userId, 0);
  await signIn(current, OWNER.userId, 1);
  const [here, there] = [0, 1].map((number) => current.as({ ...OWNER, sessionId: `${OWNER.userId}-${number}` }));

  expect(await here?.users.sessions.list()).toEqual([
    expect.objectContaining({ id: `${OWNER.userId}-1`, isThisOne: false, browser: 'Firefox', address: '192.0.2.7' }),
    expect.objectContaining({ id: `${OWNER.userId}-0`, isThisOne: true }),
  ]);
  await here?.users.sessions.revoke({ sessionId: `${OWNER.userId}-1` });

  await expect(there?.users.me()).rejects.toMatchObject({ cause: { code: 'TOKEN_EXPIRED' } });
  expect(await here?.users.sessions.list()).toHaveLength(1);
});

test('a session is ended by anyone who proved a short while ago who they are', async () => {
  const current = testApi();
  await signIn(current, OWNER.userId, 0);
  await signIn(current, OWNER.userId, 1);
  const provedAt = new Date(current.clock.now().getTime() - 16 * 60_000);
  const here = current.as({ ...OWNER, sessionId: `${OWNER.userId}-0`, provedAt });

  const ending = here.users.sessions.revoke({ sessionId: `${OWNER.userId}-1` });

  await expect(ending).rejects.toMatchObject({ cause: { code: 'SIGN_IN_AGAIN' } });
  expect(await here.users.sessions.list()).toHaveLength(2);
});

test('nobody ends or sees the session of somebody else, and an API token sees none', async () => {
  const current = testApi();
  await signIn(current, OWNER.userId, 0);
  await signIn(current, STRANGER.userId, 0);
  const stranger = current.as({ ...STRANGER, sessionId: `${STRANGER.userId}-0` });

  const ending = stranger.users.sessions.revoke({ sessionId: `${OWNER.userId}-0` });

  await expect(ending).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  expect(await stranger.users.sessions.list()).toHaveLength(1);
  await expect(current.as(OWNER, { tokenKind: 'personal' }).users.sessions.list()).rejects.toMatchObject({
    cause: { code: 'TOKEN_NOT_ALLOWED' },
  });
});

test('a bearer of somebody else’s session opens nothing', async () => {
  const current = testApi();
  await signIn(current, OWNER.userId, 0);

  const mixed = current.as({ ...STRANGER, sessionId: `${OWNER.userId}-0` });
  await expect(mixed.users.me()).rejects.toMatchObject({ cause: { code: 'TOKEN_EXPIRED' } });
});

test('a session of a hosted service ends when its browser says so, before the service does', async () => {
  const current = testApi();
  const accounts = { ...current.context.accounts, kind: 'clerk' as const };
  const [one, two] = ['sess_1', 'sess_2'].map((sessionId) => current.as({ ...OWNER, sessionId }, { accounts }));
  await one?.users.me();

  await one?.users.sessions.end();

  await expect(one?.users.me()).rejects.toMatchObject({ cause: { code: 'TOKEN_EXPIRED' } });
  expect((await two?.users.me())?.userId).toBe(OWNER.userId);
});
