import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { identityUnavailable } from '../../features/identity/data/identity-unavailable.ts';
import { isUnreachable } from './is-unreachable.ts';

test('a server that gives no answer at all is unreachable', () => {
  expect(isUnreachable(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(true);
});

test.each([
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [404, false],
  [413, false],
])('the page that a proxy sends with status %i means unreachable: %s', (status, expected) => {
  const meta = { response: new Response('<html>', { status }) };

  expect(isUnreachable(TRPCClientError.from(new SyntaxError('Unexpected token <'), { meta }))).toBe(expected);
});

test.each([
  ['DATABASE_UNAVAILABLE', true],
  ['SERVER_BUSY', true],
  ['SHUTTING_DOWN', true],
  ['GENERATION_FAILED', false],
  ['PLANNER_NOT_ANSWERING', false],
  ['INTERNAL', false],
  ['VALIDATION', false],
  ['UNAUTHENTICATED', false],
  ['NO_TOKENS_LEFT', false],
  ['TOO_FEW_TOKENS', false],
  ['WRONG_USER', false],
  ['KEY_STILL_RUNNING', false],
  ['PLAN_IMPOSSIBLE', false],
  ['RATE_LIMITED', false],
])('a server that answers %s is unreachable: %s', (code, expected) => {
  const error = TRPCClientError.from({ error: { code: -32000, message: 'x', data: { code, error: 'x' } } });

  expect(isUnreachable(error)).toBe(expected);
});

test('a person whose token cannot be renewed is as far from the server', () => {
  expect(isUnreachable(TRPCClientError.from(identityUnavailable()))).toBe(true);
});
