import type { ErrorIssue } from '@platewise/contract/error-body';
import { texts } from '@platewise/contract/texts';
import type { z } from 'zod';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import { refusal } from './auth-answer.ts';

/** What a route gets: the request's parsed body, and a way to pass a checked body on to better-auth. */
export type AuthCall = {
  body: unknown;
  ip: string;
  requestId: string;
  limiter: AttemptLimiter;
  forward: (body?: unknown) => Promise<Response>;
  /** As `forward`, but among the few that may hash a password at the same time. */
  forwardHashing: (body: unknown) => Promise<Response>;
  /** What better-auth says about the session of the cookie. */
  readSession: () => Promise<Response>;
};

export type AuthRoute = (call: AuthCall) => Promise<Response>;

/** What a schema refused, field by field. */
export function issuesOf(error: z.ZodError): ErrorIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** A refusal that names the fields. */
export function invalid(call: AuthCall, issues: ErrorIssue[]): Response {
  return refusal('VALIDATION', {}, { requestId: call.requestId, issues });
}

/** The refusal of a password that everybody uses. */
export function commonPassword(call: AuthCall, path: string): Response {
  return invalid(call, [{ path, message: texts.validation.commonPassword }]);
}

/** The refusal of one attempt too many. */
export function tooMany({ requestId }: AuthCall, seconds: number): Response {
  return refusal('RATE_LIMITED', { count: seconds }, { requestId, retryAfterSeconds: seconds });
}

/** The refusal while accounts cannot be reached. */
export function unavailable({ requestId }: AuthCall): Response {
  return refusal('IDENTITY_UNAVAILABLE', {}, { requestId, retryAfterSeconds: 1 });
}
