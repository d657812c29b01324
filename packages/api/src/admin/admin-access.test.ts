import { TOKEN_SCOPES } from '@platewise/contract/account/api-token-schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { appRouter, type Caller } from '../app-router.ts';
import { makeOperator, OPERATOR } from '../testing/make-operator.ts';
import { OWNER } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { grantOperator } from './operators/grant-operator.ts';

const testApi = useTestApi();
/** All but the one by which a menu knows whether anything leads there. */
const names = Object.keys(appRouter._def.procedures).filter((name) => name.startsWith('admin.') && name !== 'admin.me');

/** Calls a procedure with nothing: anyone who is let in learns what is missing, or answered. */
function call(caller: Caller, name: string): Promise<unknown> {
  const procedure = name.split('.').reduce<unknown>((at, part) => Reflect.get(at as object, part), caller);
  return (procedure as (input: unknown) => Promise<unknown>)({});
}

const NOTHING_THERE = { code: 'NOT_FOUND', message: 'We could not find that.', cause: { code: 'NOT_FOUND' } };

beforeEach(() => makeOperator(testApi().context));

describe.each(names)('%s', (name) => {
  test('is not there for a visitor, for a person, nor for an API token of an operator', async () => {
    const { as } = testApi();
    const byToken = { tokenKind: 'personal', tokenId: 'token-1', tokenScopes: TOKEN_SCOPES } as const;

    for (const caller of [as(null), as(OWNER), as(OPERATOR, byToken), as(OWNER, byToken)]) {
      await expect(call(caller, name)).rejects.toMatchObject(NOTHING_THERE);
    }
  });

  test('asks an operator to prove who they are after a quarter of an hour', async () => {
    const { as, clock } = testApi();
    const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);

    const late = as({ ...OPERATOR, provedAt: minutesAgo(16) });
    const inTime = as({ ...OPERATOR, provedAt: minutesAgo(14) });

    await expect(call(late, name)).rejects.toMatchObject({ cause: { code: 'SIGN_IN_AGAIN' } });
    const [answer] = await Promise.allSettled([call(inTime, name)]);
    expect(answer?.status === 'fulfilled' || answer?.reason).toSatisfy(
      (outcome) => outcome === true || outcome.code === 'BAD_REQUEST',
    );
  });
});

test('an operator is one from the command on, until the command that takes it back', async () => {
  const { as, context } = testApi();
  const desk = as(OPERATOR);

  expect(await desk.admin.waiting()).toMatchObject({ stuckTasks: 0 });
  const again = await grantOperator(context, { email: OPERATOR.email, isGranted: true });
  const taken = await grantOperator(context, { email: ` ${OPERATOR.email}`, isGranted: false });

  expect([again, taken]).toMatchObject([{ hasChanged: false }, { hasChanged: true }]);
  await expect(desk.admin.waiting()).rejects.toMatchObject(NOTHING_THERE);
  const nobody = await grantOperator(context, { email: 'nobody@example.test', isGranted: true });
  expect(nobody).toEqual({ kind: 'unknown' });
});

test('anybody signed in in the browser may ask whether they are one themselves, no API token', async () => {
  const { as, api } = testApi();
  const byToken = { tokenKind: 'personal', tokenId: 'token-1', tokenScopes: TOKEN_SCOPES } as const;

  expect([await api.admin.me(), await as(OPERATOR).admin.me()]).toEqual([{ isOperator: false }, { isOperator: true }]);
  await expect(as(OPERATOR, byToken).admin.me()).rejects.toMatchObject({ cause: { code: 'TOKEN_NOT_ALLOWED' } });
});

test('what another person may do is not changed by it: an operator’s own account is one like any other', async () => {
  const { as } = testApi();

  expect(await as(OPERATOR).subscription.status()).toMatchObject({ subscription: 'free', tokens: 10 });
});
