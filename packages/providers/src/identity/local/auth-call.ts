import type { ErrorIssue } from '@platewise/contract/errors/error-body';
import { texts } from '@platewise/contract/texts';
import type { z } from 'zod';
import type { AttemptLimiter } from '../attempt-limiter.ts';
import type { IdentityPort } from '../identity-port.ts';
import type { AccountAccess } from './account-access.ts';
import { refusal } from './auth-answer.ts';
import { passwordWeakness } from './common-passwords.ts';

/** What a route gets: the request's parsed body, and a way to pass a checked body on to better-auth. */
export type AuthCall = {
  body: unknown;
  ip: string;
  requestId: string;
  limiter: AttemptLimiter;
  access: AccountAccess;
  confirmOwner: IdentityPort['confirmOwner'];
  /** Whose account a link for a new password is for; null for a link that is not good any more. */
  findResetOwner: FindResetOwner;
  forward: (body?: unknown) => Promise<Response>;
  /** As `forward`, but among the few that may hash a password at the same time. */
  forwardHashing: (body: unknown) => Promise<Response>;
  /** What better-auth says about the session of the cookie. */
  readSession: () => Promise<Response>;
};

export type FindResetOwner = (token: string) => Promise<{ id: string; email: string } | null>;

export type AuthRoute = (call: AuthCall) => Promise<Response>;

/** What a schema refused, field by field. */
export function issuesOf(error: z.ZodError): ErrorIssue[] {
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** A refusal that names the fields. */
export function invalid(call: AuthCall, issues: ErrorIssue[]): Response {
  return refusal('VALIDATION', {}, { requestId: call.requestId, issues });
}

/** The refusal of a new password that would be guessed first; null for any other. */
export function weakPassword(
  call: AuthCall,
  { path, password, email }: { path: string; password: string; email: string },
): Response | null {
  const { commonPassword, ownNamePassword } = texts.validation;
  const weakness = passwordWeakness(password, { email });
  if (weakness === null) return null;
  return invalid(call, [{ path, message: weakness === 'common' ? commonPassword : ownNamePassword }]);
}

/** The refusal of one attempt too many. */
export function tooMany({ requestId }: AuthCall, seconds: number): Response {
  return refusal('RATE_LIMITED', { count: seconds }, { requestId, retryAfterSeconds: seconds });
}

/** The refusal while accounts cannot be reached. */
export function unavailable({ requestId }: AuthCall): Response {
  return refusal('IDENTITY_UNAVAILABLE', {}, { requestId, retryAfterSeconds: 1 });
}
