import { confirmPasswordSchema, signInSchema, signUpSchema } from '@platewise/contract/account/user-schema';
import type { ErrorCode } from '@platewise/contract/errors/error-table';
import type { AttemptLimit } from '@platewise/providers/identity/attempt-limiter';
import { LIMITS_OF_ATTEMPTS } from '@platewise/providers/identity/local/attempt-keys';
import { userSchema } from '@platewise/providers/identity/local/public-user';
import { z } from 'zod';
import { schemaOf } from '../hoist-schemas.ts';
import { codesByStatus } from '../rest-error-statuses.ts';
import type { RestExamples } from '../rest-examples.ts';
import { refusalResponses } from './refusal-examples.ts';

/** An address of local accounts, as the reference describes it. It is served by the identity port, not by a procedure. */
export type AccountOperation = {
  /** The key of its example. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  description?: string;
  /** Whether it is called with the cookie of a session, or sets one. */
  cookie: 'needed' | 'set';
  limit?: AttemptLimit;
  body?: z.ZodType;
  output: z.ZodType;
  codes: readonly ErrorCode[];
};

/** The tag of these operations. */
export const ACCOUNTS = 'Accounts';

/** The answer of who has signed up, or in. */
export const accountSchema = z.object({ user: userSchema });
const doneSchema = z.object({ ok: z.literal(true) });

const OF_ALL: readonly ErrorCode[] = ['ORIGIN_NOT_ALLOWED', 'IDENTITY_UNAVAILABLE', 'INTERNAL'];
const OF_BODIES: readonly ErrorCode[] = [
  'VALIDATION',
  'BAD_JSON',
  'BODY_TOO_LARGE',
  'WRONG_MEDIA_TYPE',
  'RATE_LIMITED',
  'STORAGE_FULL',
];

/** How a program gets a token without a browser, where accounts are the server's own. */
export const ACCOUNT_OPERATIONS: readonly AccountOperation[] = [
  {
    name: 'account.signUp',
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Makes an account, and signs in to it',
    cookie: 'set',
    limit: LIMITS_OF_ATTEMPTS.signUp,
    body: signUpSchema,
    output: accountSchema,
    codes: [...OF_ALL, ...OF_BODIES, 'EMAIL_TAKEN'],
  },
  {
    name: 'account.signIn',
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Signs in with a password',
    cookie: 'set',
    limit: LIMITS_OF_ATTEMPTS.signIn,
    body: signInSchema,
    output: accountSchema,
    codes: [...OF_ALL, ...OF_BODIES, 'WRONG_CREDENTIALS'],
  },
  {
    name: 'account.token',
    method: 'GET',
    path: '/api/auth/token',
    summary: 'A token of the session, to be sent as a bearer for two minutes',
    cookie: 'needed',
    output: z.object({ token: z.string() }),
    codes: [...OF_ALL, 'UNAUTHENTICATED'],
  },
  {
    name: 'account.confirmPassword',
    method: 'POST',
    path: '/api/auth/confirm-password',
    summary: 'Takes the password again, for what is refused with SIGN_IN_AGAIN',
    cookie: 'needed',
    limit: LIMITS_OF_ATTEMPTS.password,
    body: confirmPasswordSchema,
    output: doneSchema,
    codes: [...OF_ALL, ...OF_BODIES, 'UNAUTHENTICATED'],
  },
  {
    name: 'account.signOut',
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'Ends the session and its tokens; personal API tokens go on',
    cookie: 'needed',
    output: doneSchema,
    codes: [...OF_ALL, 'STORAGE_FULL'],
  },
];

/** The paths of the reference for these operations. */
export function accountPaths(examples: RestExamples): Record<string, object> {
  return Object.fromEntries(
    ACCOUNT_OPERATIONS.map((row) => [row.path, { [row.method.toLowerCase()]: operation(row, examples) }]),
  );
}

function operation(
  { name, summary, cookie, limit, body, output, codes }: AccountOperation,
  examples: RestExamples,
): object {
  const { body: sent, answer } = examples[name] ?? {};
  const times = limit && `Limit: ${limit.max} attempts in ${limit.windowSeconds / 60} minutes.`;
  return {
    operationId: name.replaceAll('.', '_'),
    summary,
    tags: [ACCOUNTS],
    ...(times && { description: times }),
    security: cookie === 'needed' ? [{ session: [] }] : [],
    parameters: [],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body, 'input'), example: sent } },
      },
    }),
    responses: {
      200: {
        description: 'Success',
        ...(cookie === 'set' && { headers: { 'Set-Cookie': SET_COOKIE } }),
        content: { 'application/json': { schema: schemaOf(output, 'output'), example: answer } },
      },
      ...refusalResponses(codesByStatus(codes)),
    },
  };
}

const SET_COOKIE = { description: 'The session, for 30 days.', schema: { type: 'string' } };
