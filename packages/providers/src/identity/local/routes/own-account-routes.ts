import { changeNameSchema, changePasswordSchema, confirmPasswordSchema } from '@platewise/contract/account/user-schema';
import { texts } from '@platewise/contract/texts';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from '../attempt-keys.ts';
import { refusal, success } from '../auth-answer.ts';
import {
  type AuthCall,
  findSession,
  invalid,
  issuesOf,
  take,
  tooMany,
  unavailable,
  weakPassword,
} from '../auth-call.ts';
import { publicUser } from '../public-user.ts';

/** Sets a new password for anyone who knows the old one; every other session of the account ends, this one goes on. */
export async function changePassword(call: AuthCall): Promise<Response> {
  const input = changePasswordSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const { currentPassword, newPassword, revoke } = input.data;
  const session = await findSession(call);
  if (session instanceof Response) return session;
  const { user } = session;
  const weak = weakPassword(call, { path: 'newPassword', password: newPassword, email: user.email });
  if (weak) return weak;
  // Counted with the other questions for this password, so that a stolen session cannot try out many.
  const key = attemptKeys.password(user.id);
  const refused = await take(call, key, LIMITS_OF_ATTEMPTS.password);
  if (refused) return refused;
  const answer = await call.forwardHashing({ currentPassword, newPassword, revokeOtherSessions: true });
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return invalid(call, [{ path: 'currentPassword', message: texts.errors.WRONG_PASSWORD }]);
  await call.limiter.clear(key);
  // Anyone who holds a link that was mailed earlier could take the account back.
  await call.access.endResetLinks(user.id);
  await call.access.revoke(user.id, revoke);
  return success(await publicUser(answer), answer);
}

/** Takes the password again from anyone who is signed in: from now on they have just proved who they are (decisions 9.7). */
export async function confirmPassword(call: AuthCall): Promise<Response> {
  const input = confirmPasswordSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const { user, session } = found;
  // Anyone who learnt the password must not change what is asked for besides it.
  const { app } = await call.secondFactor.read(user.id);
  if (app === 'on') return invalid(call, [{ path: 'password', message: texts.proving.factors.codeInstead }]);
  const { isOwner, waitSeconds } = await call.confirmOwner(user.id, input.data.password);
  if (waitSeconds !== null) return tooMany(call, waitSeconds);
  if (!isOwner) return invalid(call, [{ path: 'password', message: texts.errors.WRONG_PASSWORD }]);
  await call.access.markProved(user.id, session.id);
  return success({ ok: true });
}

/** Sets the name that an account is shown with; it may be empty. */
export async function changeName(call: AuthCall): Promise<Response> {
  const input = changeNameSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const session = await findSession(call);
  if (session instanceof Response) return session;
  const { user } = session;
  const refused = await take(call, attemptKeys.changeName(user.id), LIMITS_OF_ATTEMPTS.changeName);
  if (refused) return refused;
  const answer = await call.forward(input.data);
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return refusal('UNAUTHENTICATED', {}, call);
  return success({ user: { ...user, name: input.data.name } }, answer);
}
