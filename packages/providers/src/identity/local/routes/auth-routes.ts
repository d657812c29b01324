import {
  requestPasswordResetSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@platewise/contract/account/user-schema';
import { texts } from '@platewise/contract/texts';
import { z } from 'zod';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from '../attempt-keys.ts';
import { refusal, success } from '../auth-answer.ts';
import { type AuthCall, type AuthRoute, invalid, issuesOf, tooMany, unavailable, weakPassword } from '../auth-call.ts';
import {
  addOptions,
  addPasskey,
  confirmOptions,
  confirmWithPasskey,
  removePasskey,
  signInOptions,
  signInWithPasskey,
} from '../passkeys/passkey-routes.ts';
import { publicUser, sessionSchema, userSchema } from '../public-user.ts';
import { changeEmail, confirmEmail, mailFirstLink, sendConfirmation } from './address-routes.ts';
import { changeName, changePassword, confirmPassword } from './own-account-routes.ts';
import {
  confirmApp,
  confirmCode,
  listFactors,
  prepareApp,
  removeApp,
  renewBackupCodes,
  signInWithCode,
} from './second-factor-routes.ts';

/** All that /api/auth/ answers; better-auth's other endpoints stay closed. */
export const AUTH_ROUTES: Readonly<Record<string, AuthRoute>> = {
  'POST /sign-up/email': signUp,
  'POST /sign-in/email': signIn,
  'POST /sign-out': signOut,
  'GET /token': token,
  'GET /get-session': session,
  'POST /request-password-reset': requestPasswordReset,
  'POST /reset-password': resetPassword,
  'POST /change-password': changePassword,
  'POST /confirm-password': confirmPassword,
  'POST /update-user': changeName,
  'POST /send-confirmation': sendConfirmation,
  'POST /confirm-email': confirmEmail,
  'POST /change-email': changeEmail,
  'POST /sign-in/second-factor': signInWithCode,
  'POST /confirm-code': confirmCode,
  'GET /factors': listFactors,
  'POST /passkey/sign-in-options': signInOptions,
  'POST /passkey/sign-in': signInWithPasskey,
  'POST /passkey/confirm-options': confirmOptions,
  'POST /passkey/confirm': confirmWithPasskey,
  'POST /passkey/add-options': addOptions,
  'POST /passkey/add': addPasskey,
  'POST /passkey/remove': removePasskey,
  'POST /factors/app/prepare': prepareApp,
  'POST /factors/app/confirm': confirmApp,
  'POST /factors/app/remove': removeApp,
  'POST /factors/app/backup-codes': renewBackupCodes,
};

async function signUp(call: AuthCall): Promise<Response> {
  const wait = await call.limiter.take(attemptKeys.signUp(call.ip), LIMITS_OF_ATTEMPTS.signUp);
  if (wait !== null) return tooMany(call, wait);
  const input = signUpSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const weak = weakPassword(call, { path: 'password', ...input.data });
  if (weak) return weak;
  const answer = await call.forwardHashing(input.data);
  if (answer.ok) {
    const made = await publicUser(answer);
    await mailFirstLink(call, made.user);
    return success(made, answer);
  }
  if (answer.status === 422) return refusal('EMAIL_TAKEN', {}, call);
  if (answer.status === 400) return invalid(call, [{ path: 'email', message: texts.validation.email }]);
  return unavailable(call);
}

async function signIn(call: AuthCall): Promise<Response> {
  const input = signInSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const ofAddress = await call.limiter.take(attemptKeys.signInFrom(call.ip), LIMITS_OF_ATTEMPTS.signInFromAddress);
  if (ofAddress !== null) return tooMany(call, ofAddress);
  const key = attemptKeys.signIn(call.ip, input.data.email);
  const wait = await call.limiter.take(key, LIMITS_OF_ATTEMPTS.signIn);
  if (wait !== null) return tooMany(call, wait);
  const answer = await call.forwardHashing(input.data);
  if (!answer.ok) return answer.status < 500 ? refusal('WRONG_CREDENTIALS', {}, call) : unavailable(call);
  await call.limiter.clear(key);
  const signedIn = z.union([z.object({ twoFactorRedirect: z.literal(true) }), z.object({ user: userSchema })]);
  const found = signedIn.parse(await answer.json());
  // There is no session yet: the cookie names somebody whose password was right, and opens nothing else.
  return success('user' in found ? { user: found.user } : { needsSecondFactor: true }, answer);
}

// The library takes the cookie away even when it could not end the session, so that is done, and known, first.
async function signOut(call: AuthCall): Promise<Response> {
  const known = await call.readSession();
  if (known.status >= 500) return unavailable(call);
  const session = known.ok ? sessionSchema.nullable().parse(await known.json()) : null;
  if (session) await call.access.endSession(session.user.id, session.session.id);
  const answer = await call.forward({});
  if (answer.status >= 500) return unavailable(call);
  return success({ ok: true }, answer);
}

async function token(call: AuthCall): Promise<Response> {
  const answer = await call.forward();
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return refusal('UNAUTHENTICATED', {}, call);
  return success(z.object({ token: z.string() }).parse(await answer.json()), answer);
}

async function session(call: AuthCall): Promise<Response> {
  const answer = await call.forward();
  if (!answer.ok) return answer.status >= 500 ? unavailable(call) : success(null);
  const found = z
    .object({ user: userSchema })
    .nullable()
    .parse(await answer.json());
  return success(found && { user: found.user }, answer);
}

async function requestPasswordReset(call: AuthCall): Promise<Response> {
  const input = requestPasswordResetSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const fromAddress = await call.limiter.take(attemptKeys.resetFrom(call.ip), LIMITS_OF_ATTEMPTS.resetFromAddress);
  if (fromAddress !== null) return tooMany(call, fromAddress);
  const ofAccount = await call.limiter.take(attemptKeys.reset(input.data.email), LIMITS_OF_ATTEMPTS.reset);
  // Too many emails to one account: the same answer, no email. An unknown address gets this answer too.
  if (ofAccount === null) {
    const answer = await call.forward(input.data);
    if (answer.status >= 500) return unavailable(call);
  }
  return success({ ok: true, message: texts.mail.resetRequested });
}

async function resetPassword(call: AuthCall): Promise<Response> {
  const wait = await call.limiter.take(attemptKeys.resetFrom(call.ip), LIMITS_OF_ATTEMPTS.resetFromAddress);
  if (wait !== null) return tooMany(call, wait);
  const input = resetPasswordSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const { token: linkToken, newPassword, revoke } = input.data;
  const owner = await call.findResetOwner(linkToken);
  if (!owner) return refusal('RESET_LINK_INVALID', {}, call);
  const weak = weakPassword(call, { path: 'newPassword', password: newPassword, email: owner.email });
  if (weak) return weak;
  const answer = await call.forwardHashing({ token: linkToken, newPassword });
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return refusal('RESET_LINK_INVALID', {}, call);
  await call.access.revoke(owner.id, revoke);
  return success({ ok: true });
}
