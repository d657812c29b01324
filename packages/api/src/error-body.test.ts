import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { ERROR_TABLE } from '@platewise/contract/errors/error-table';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { databaseUnavailableError } from '@platewise/db/database-unavailable-error';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { describe, expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { toRefusal } from './error-body.ts';
import { OWNER } from './testing/people.ts';
import { useTestApi } from './testing/use-test-api.ts';
import { toTrpcError } from './trpc.ts';

const ID = 'request-1';

describe('the body of a failure', () => {
  test('has the sentence twice, the code, the request and the fields', () => {
    const cause = generationRequestSchema.safeParse({ goal: 'fame', dietaryPreferences: 'vegan' }).error;

    const { status, body } = toRefusal(new TRPCError({ code: 'BAD_REQUEST', cause }), ID);

    const sentence = 'goal must be one of: weight_loss, muscle_gain, maintenance, athletic_performance, balanced.';
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)).toEqual({
      ok: false,
      error: sentence,
      message: sentence,
      code: 'VALIDATION',
      requestId: ID,
      issues: [{ path: 'goal', message: sentence }],
    });
  });

  test.each([
    ['an error of ours', new Error('secret table app_user')],
    ['a text', 'secret'],
    ['a zod error of our own output', generationRequestSchema.safeParse(1).error],
    ['an SQL error', Object.assign(new Error('duplicate key value violates "app_user_pkey"'), { code: '23505' })],
  ])('of %s says nothing about it', (_what, error) => {
    const { status, body } = toRefusal(error, ID);

    expect(status).toBe(500);
    expect(body).toEqual({
      ok: false,
      error: 'Something went wrong on our side. Please try again.',
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      requestId: ID,
    });
  });

  test.each([
    ['57P01', 'DATABASE_UNAVAILABLE'],
    ['40001', 'DATABASE_UNAVAILABLE'],
    ['40P01', 'DATABASE_UNAVAILABLE'],
    ['53300', 'DATABASE_UNAVAILABLE'],
    ['08006', 'DATABASE_UNAVAILABLE'],
    ['53100', 'STORAGE_FULL'],
  ])('of the database with %s is %s, and can be tried again', (code, expected) => {
    const { status, body } = toRefusal(Object.assign(new Error('inner'), { code }), ID);

    expect(status).toBe(503);
    expect(body.code).toBe(expected);
  });

  test('of a database that cannot be reached says so, and can be tried again', () => {
    const cause = Object.assign(new Error('inner'), { code: 'ECONNREFUSED' });
    const { status, body } = toRefusal(databaseUnavailableError('no connection', cause), ID);

    expect([status, body.code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
  });

  test('of a full pool asks to come back', () => {
    const { status, retryAfterSeconds } = toRefusal(new Error('timeout exceeded when trying to connect'), ID);

    expect([status, retryAfterSeconds]).toEqual([503, 5]);
  });
});

test.each(Object.entries(ERROR_TABLE))('%s has the same status over both doors', (code, { status }) => {
  const error = Object.assign(new AppError('INTERNAL'), { code });

  expect(getHTTPStatusCodeFromError(toTrpcError(error))).toBe(status);
});

describe('a call that fails', () => {
  const testApi = useTestApi();

  test('because the database is gone says so and shows no inner text', async () => {
    const { as, context } = testApi();
    const gone = new Proxy(context.db, {
      get: () => {
        throw databaseUnavailableError('connect ECONNREFUSED 10.0.0.7:5432');
      },
    });

    await expect(as(OWNER, { db: gone }).subscription.status()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'The database is not answering. Please try again in a moment.',
    });
  });
});
