import type { AppRouter } from '@platewise/api/app-router';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test, vi } from 'vitest';
import { askWhoItIs } from './ask-who-it-is.ts';

type Answer = 'ok' | 'SIGN_IN_AGAIN' | 'NOT_FOUND';

/** A client whose server gives these answers in turn. */
function clientOf(answers: Answer[], isProved: boolean) {
  const proveAgain = vi.fn(async () => isProved);
  const forgetToken = vi.fn();
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      const answer = answers.shift();
      if (answer === 'ok') observer.next({ result: { type: 'data', data: 'made' } });
      else
        observer.error(
          new TRPCClientError('refused', {
            result: { error: { code: -32003, message: '', data: { code: answer } } } as never,
          }),
        );
      observer.complete();
    });
  const client = createTRPCClient<AppRouter>({ links: [askWhoItIs({ proveAgain, forgetToken }), server] });
  return { make: () => client.users.tokens.create.mutate({ name: 'Script' }), proveAgain, forgetToken };
}

test('a refusal that wants a newer proof asks in place, and the call is made again with another token', async () => {
  const { make, proveAgain, forgetToken } = clientOf(['SIGN_IN_AGAIN', 'ok'], true);

  expect(await make()).toBe('made');
  expect([proveAgain.mock.calls.length, forgetToken.mock.calls.length]).toEqual([1, 1]);
});

test('without an answer the refusal stays, and nothing is sent again', async () => {
  const { make, forgetToken } = clientOf(['SIGN_IN_AGAIN', 'ok'], false);

  await expect(make()).rejects.toMatchObject({ data: { code: 'SIGN_IN_AGAIN' } });
  expect(forgetToken).not.toHaveBeenCalled();
});

test('it is asked once for a call, and never for another refusal', async () => {
  const again = clientOf(['SIGN_IN_AGAIN', 'SIGN_IN_AGAIN'], true);
  const other = clientOf(['NOT_FOUND'], true);

  await expect(again.make()).rejects.toMatchObject({ data: { code: 'SIGN_IN_AGAIN' } });
  await expect(other.make()).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect([again.proveAgain.mock.calls.length, other.proveAgain.mock.calls.length]).toEqual([1, 0]);
});
