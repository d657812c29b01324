import type { ErrorIssue } from '@platewise/contract/errors/error-body';
import { texts } from '@platewise/contract/texts';
import type { z } from 'zod';
import type { AttemptLimit, AttemptLimiter } from '../attempt-limiter.ts';
import type { IdentityPort } from '../identity-port.ts';
import type { AccountAccess } from './account-access.ts';
import { refusal } from './auth-answer.ts';
import { passwordWeakness } from './common-passwords.ts';
import type { PasskeyStore } from './passkeys/passkey-store.ts';
import { type SessionOwner, sessionSchema } from './public-user.ts';
import type { SecondFactor } from './second-factor.ts';

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
  secondFactor: SecondFactor;
  onFailure: (error: unknown) => void;
  /** Null where browsers use no passkeys: an address without TLS. */
  passkeys: PasskeyStore | null;
  forward: (body?: unknown) => Promise<Response>;
  /** As `forward`, to another endpoint than the one that was asked; as a visitor where the session is not to count. */
  forwardTo: (path: string, body: unknown, as?: 'visitor') => Promise<Response>;
  /** As `forward`, but among the few that may hash a password at the same time. */
  forwardHashing: (body: unknown) => Promise<Response>;
  /** What better-auth says about the session of the cookie, or of the cookie that an answer of it sets. */
  readSession: (answer?: Response) => Promise<Response>;
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

/** Whose session the cookie is of, or the refusal. */
export async function findSession(call: AuthCall): Promise<SessionOwner | Response> {
  const answer = await call.readSession();
  if (answer.status >= 500) return unavailable(call);
  const found = answer.ok ? sessionSchema.nullable().parse(await answer.json()) : null;
  return found ?? refusal('UNAUTHENTICATED', {}, call);
}

/** The same of somebody who proved a short while ago who they are. */
export async function findProvedSession(call: AuthCall): Promise<SessionOwner | Response> {
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const isProved = await call.access.hasRecentProof(found.user.id, found.session.id);
  return isProved ? found : refusal('SIGN_IN_AGAIN', {}, call);
}

/** Counts an attempt; the refusal where it is one too many. */
export async function take(call: AuthCall, key: string, limit: AttemptLimit): Promise<Response | null> {
  const wait = await call.limiter.take(key, limit);
  return wait === null ? null : tooMany(call, wait);
}

/** The refusal of one attempt too many. */
export function tooMany({ requestId }: AuthCall, seconds: number): Response {
  return refusal('RATE_LIMITED', { count: seconds }, { requestId, retryAfterSeconds: seconds });
}

/** The refusal while accounts cannot be reached. */
export function unavailable({ requestId }: AuthCall): Response {
  return refusal('IDENTITY_UNAVAILABLE', {}, { requestId, retryAfterSeconds: 1 });
}
