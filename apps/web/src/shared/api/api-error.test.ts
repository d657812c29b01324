import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { identityUnavailable } from '../../features/identity/data/identity-unavailable.ts';
import { errorCode, errorSentence, errorStatus, isTransient } from './api-error.ts';
import { connection } from './connection.ts';
import { deviceFailure } from './device-failure.ts';

const FALLBACK = 'Failed to generate meal plan. Please try again.';

test('the sentence, code and status of a refusal are those the server sent', () => {
  const error = refused({ code: 'NO_TOKENS_LEFT', error: 'No more tokens available. Upgrade to pro to continue.' });

  expect(errorSentence(error, FALLBACK)).toBe('No more tokens available. Upgrade to pro to continue.');
  expect(errorCode(error)).toBe('NO_TOKENS_LEFT');
  expect(errorStatus(error)).toBe(402);
  expect(isTransient(error)).toBe(false);
});

test('without an answer people read the fallback, not what the browser calls the failure', () => {
  const error = TRPCClientError.from(new TypeError('Failed to fetch'));

  expect(errorSentence(error, FALLBACK)).toBe(FALLBACK);
  expect(errorCode(error)).toBeNull();
  expect(isTransient(error)).toBe(true);
});

test('a page that a proxy sent instead of the API is no sentence, but its status counts', () => {
  const meta = { response: new Response('<html>Bad gateway</html>', { status: 502 }) };
  const error = TRPCClientError.from(new SyntaxError('Unexpected token <'), { meta });

  expect(errorSentence(error, FALLBACK)).toBe(FALLBACK);
  expect(errorStatus(error)).toBe(502);
  expect(isTransient(error)).toBe(true);
});

test.each([
  ['DATABASE_UNAVAILABLE', true],
  ['GENERATION_FAILED', true],
  ['PLANNER_NOT_ANSWERING', false],
  ['INTERNAL', false],
  ['KEY_STILL_RUNNING', false],
  ['VALIDATION', false],
])('a %s failure is worth one retry: %s', (code, expected) => {
  expect(isTransient(refused({ code, error: 'x' }))).toBe(expected);
});

test('a sign-in service that does not answer is reported as such, also from within a call', () => {
  const error = TRPCClientError.from(identityUnavailable());

  expect(errorSentence(error, FALLBACK)).toBe('Sign-in is not answering. Please try again.');
  expect(errorStatus(error)).toBe(503);
});

test('while the server is known to be away, what needs it says so; its own sentences and other failures stay', () => {
  connection.lost();

  const away = 'The server cannot be reached right now.';
  expect(errorSentence(TRPCClientError.from(new TypeError('Failed to fetch')), FALLBACK)).toBe(`${FALLBACK} ${away}`);
  expect(errorSentence(TRPCClientError.from(identityUnavailable()), 'Not loaded')).toBe(`Not loaded. ${away}`);
  expect(errorSentence(refused({ code: 'STORAGE_FULL', error: 'Storage is full.' }), FALLBACK)).toBe(
    'Storage is full.',
  );
  expect(errorSentence(new Error('blocked'), FALLBACK)).toBe(FALLBACK);

  connection.heard();
});

test('what this device itself refuses is reported in its own sentence, and asking again does not help', () => {
  const error = deviceFailure('This device keeps no more changes.');

  expect(errorSentence(error, FALLBACK)).toBe('This device keeps no more changes.');
  expect(isTransient(error)).toBe(false);
});

function refused(data: Record<string, unknown>) {
  return TRPCClientError.from({ error: { code: -32000, message: String(data.error), data } });
}
