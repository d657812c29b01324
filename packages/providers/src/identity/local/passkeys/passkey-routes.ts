import { addPasskeySchema, removePasskeySchema, usePasskeySchema } from '@platewise/contract/account/factor-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from '../attempt-keys.ts';
import { refusal, success } from '../auth-answer.ts';
import { type AuthCall, findProvedSession, findSession, invalid, issuesOf, take, unavailable } from '../auth-call.ts';
import { publicUser } from '../public-user.ts';
import type { PasskeyStore } from './passkey-store.ts';

type WithPasskeys = AuthCall & { passkeys: PasskeyStore };

/** What a browser needs to ask a visitor for a passkey. */
export const signInOptions = where(async (call) => {
  const refused = await takeFrom(call);
  return refused ?? success(await call.passkeys.signInOptions());
});

/** Lets in who has a passkey, without a password and a code: the device has verified them. */
export const signInWithPasskey = where(async (call) => {
  const input = usePasskeySchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const refused = await takeFrom(call);
  if (refused) return refused;
  const answer = await call.forward(input.data);
  if (answer.status >= 500) return unavailable(call);
  return answer.ok ? success(await publicUser(answer), answer) : notTaken(call);
});

/** What a browser needs to ask somebody who is signed in for a passkey of theirs. */
export const confirmOptions = where(async (call) => {
  const found = await findSession(call);
  if (found instanceof Response) return found;
  return success(await call.passkeys.confirmOptions(found.user.id));
});

/** Takes a passkey of anyone who is signed in: from now on they have just proved who they are (decisions 9.7). */
export const confirmWithPasskey = where(async (call) => {
  const input = usePasskeySchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const { user, session } = found;
  if (!(await call.passkeys.confirm(user.id, input.data.answer))) return notTaken(call);
  await call.access.markProved(user.id, session.id);
  return success({ ok: true });
});

/** What a browser needs to make a passkey. */
export const addOptions = where(async (call) => {
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const refused = await refuseFull(call, found.user.id);
  return refused ?? success(await call.passkeys.addOptions(found.user));
});

/** Adds a passkey under a name. */
export const addPasskey = where(async (call) => {
  const input = addPasskeySchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const { user } = found;
  const refused = await refuseFull(call, user.id);
  if (refused) return refused;
  if (!(await call.passkeys.add(user.id, input.data))) return notTaken(call);
  call.access.notifyOfChange(user.email, 'passkeyAdded');
  return success({ ok: true });
});

/** Removes a passkey; every other session ends, as one of them may have been opened with it. */
export const removePasskey = where(async (call) => {
  const input = removePasskeySchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const { user, session } = found;
  if (!(await call.passkeys.remove(user.id, input.data.id))) return refusal('NOT_FOUND', {}, call);
  await call.access.endOtherSessions(user.id, session.id);
  call.access.notifyOfChange(user.email, 'passkeyRemoved');
  return success({ ok: true });
});

/** A route that is there where browsers use passkeys. */
function where(route: (call: WithPasskeys) => Promise<Response>) {
  return async (call: AuthCall): Promise<Response> => {
    const { passkeys } = call;
    return passkeys ? route({ ...call, passkeys }) : refusal('NOT_FOUND', {}, call);
  };
}

function takeFrom(call: AuthCall): Promise<Response | null> {
  return take(call, attemptKeys.passkeyFrom(call.ip), LIMITS_OF_ATTEMPTS.passkeyFromAddress);
}

async function refuseFull(call: WithPasskeys, userId: string): Promise<Response | null> {
  const { length } = await call.passkeys.list(userId);
  if (length < LIMITS.passkeysMax) return null;
  return invalid(call, [{ path: 'name', message: texts.proving.factors.passkeysFull }]);
}

function notTaken(call: AuthCall): Response {
  return invalid(call, [{ path: 'answer', message: texts.proving.factors.passkeyRefused }]);
}
