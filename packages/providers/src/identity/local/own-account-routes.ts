import { texts } from '@platewise/contract/texts';
import { changeNameSchema, changePasswordSchema } from '@platewise/contract/user-schema';
import { z } from 'zod';
import type { AttemptLimit } from '../attempt-limiter.ts';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from './attempt-keys.ts';
import { refusal, success } from './auth-answer.ts';
import { type AuthCall, commonPassword, invalid, issuesOf, tooMany, unavailable } from './auth-call.ts';
import { isCommonPassword } from './common-passwords.ts';
import { publicUser, userSchema } from './public-user.ts';

/** Sets a new password for whoever knows the old one; every other session of the account ends, this one goes on. */
export async function changePassword(call: AuthCall): Promise<Response> {
  const input = changePasswordSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const { newPassword } = input.data;
  if (isCommonPassword(newPassword)) return commonPassword(call, 'newPassword');
  const user = await readUser(call);
  if (user instanceof Response) return user;
  // Counted with the other questions for this password, so that a stolen session cannot try out many.
  const key = attemptKeys.password(user.id);
  const refused = await take(call, key, LIMITS_OF_ATTEMPTS.password);
  if (refused) return refused;
  const answer = await call.forwardHashing({ ...input.data, revokeOtherSessions: true });
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return invalid(call, [{ path: 'currentPassword', message: texts.errors.WRONG_PASSWORD }]);
  await call.limiter.clear(key);
  return success(await publicUser(answer), answer);
}

/** Sets the name that an account is shown with; it may be empty. */
export async function changeName(call: AuthCall): Promise<Response> {
  const input = changeNameSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const user = await readUser(call);
  if (user instanceof Response) return user;
  const refused = await take(call, attemptKeys.changeName(user.id), LIMITS_OF_ATTEMPTS.changeName);
  if (refused) return refused;
  const answer = await call.forward(input.data);
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return refusal('UNAUTHENTICATED', {}, call);
  return success({ user: { ...user, name: input.data.name } }, answer);
}

/** Whose session the cookie is of, or the refusal. */
async function readUser(call: AuthCall): Promise<z.infer<typeof userSchema> | Response> {
  const answer = await call.readSession();
  if (answer.status >= 500) return unavailable(call);
  const found = answer.ok
    ? z
        .object({ user: userSchema })
        .nullable()
        .parse(await answer.json())
    : null;
  return found?.user ?? refusal('UNAUTHENTICATED', {}, call);
}

async function take(call: AuthCall, key: string, limit: AttemptLimit): Promise<Response | null> {
  const wait = await call.limiter.take(key, limit);
  return wait === null ? null : tooMany(call, wait);
}
