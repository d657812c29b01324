import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/errors/error-table';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { changeFailure } from './change-failure.ts';

const refused = (code: ErrorCode, error: string) =>
  TRPCClientError.from({
    error: { code: -32_000, message: error, data: { code, error, httpStatus: ERROR_TABLE[code].status } },
  });

test('without an answer the same change can be tried again, and is made once', () => {
  expect(changeFailure(TRPCClientError.from(new TypeError('Failed to fetch')))).toEqual({
    text: 'No answer came. Try again: the change is made only once.',
    canRetry: true,
  });
});

test.each(['GENERATION_FAILED', 'DATABASE_UNAVAILABLE', 'KEY_STILL_RUNNING', 'RATE_LIMITED'] as const)(
  'after %s the same change may work a moment later',
  (code) => {
    expect(changeFailure(refused(code, 'Please try again.'))).toEqual({ text: 'Please try again.', canRetry: true });
  },
);

test.each(['NO_TOKENS_LEFT', 'PLAN_IMPOSSIBLE', 'NOT_FOUND'] as const)(
  'after %s the same change would be refused again',
  (code) => {
    const reason = 'Only one dish for dinner is left.';

    expect(changeFailure(refused(code, reason))).toEqual({ text: reason, canRetry: false });
  },
);
