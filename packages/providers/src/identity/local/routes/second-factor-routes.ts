import { appCodeSchema, type Factors, factorCodeSchema, isBackupCode } from '@platewise/contract/account/factor-schema';
import { texts } from '@platewise/contract/texts';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from '../attempt-keys.ts';
import { refusal, success } from '../auth-answer.ts';
import {
  type AuthCall,
  findProvedSession,
  findSession,
  invalid,
  issuesOf,
  take,
  tooMany,
  unavailable,
} from '../auth-call.ts';
import { publicUser, type SessionOwner, sessionSchema } from '../public-user.ts';

const LOCKED_SECONDS = 15 * 60;

/** Lets in whose password was right, with a code of the app or a backup code; only now there is a session. */
export async function signInWithCode(call: AuthCall): Promise<Response> {
  const input = factorCodeSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const { code } = input.data;
  const refused = await take(call, attemptKeys.codeFrom(call.ip), LIMITS_OF_ATTEMPTS.codeFromAddress);
  if (refused) return refused;
  // A session that is still there would be asked instead, and its attempts are not counted by the library.
  const answer = await call.forwardTo(endpointFor(code), { code }, 'visitor');
  if (answer.status >= 500) return unavailable(call);
  if (answer.status === 429) return tooMany(call, LOCKED_SECONDS);
  if (!answer.ok) return (await isWrongCode(answer)) ? wrongCode(call) : refusal('UNAUTHENTICATED', {}, call);
  const { user } = await publicUser(answer);
  if (isBackupCode(code)) {
    call.access.notifyOfChange(user.email, 'backupCodeUsed');
  } else if (!(await call.access.takeCode(user.id, code))) {
    const made = await sessionOf(call, answer);
    if (made) await call.access.endSession(user.id, made.session.id);
    return wrongCode(call);
  }
  return success({ user }, answer);
}

/** Takes a code of anyone who is signed in: from now on they have just proved who they are (decisions 9.7). */
export async function confirmCode(call: AuthCall): Promise<Response> {
  const input = factorCodeSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const refused = await refuseCode(call, found, input.data.code);
  if (refused) return refused;
  await call.access.markProved(found.user.id, found.session.id);
  return success({ ok: true });
}

/** What the account asks for besides its password, and what opens it instead. */
export async function listFactors(call: AuthCall): Promise<Response> {
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const { app, backupCodesLeft } = await call.secondFactor.read(found.user.id);
  const passkeys = (await call.passkeys?.list(found.user.id)) ?? [];
  return success({ app: { isOn: app === 'on', backupCodesLeft }, passkeys } satisfies Factors);
}

/** A secret for an app; nothing changes until a code of it comes back. */
export async function prepareApp(call: AuthCall): Promise<Response> {
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const refused = await refuseUnless(call, found, ['off', 'prepared']);
  return refused ?? success(await call.secondFactor.prepare(found.user));
}

/** Sets the app up for good with a code of it; every other session ends, and the backup codes are shown this once. */
export async function confirmApp(call: AuthCall): Promise<Response> {
  const input = appCodeSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const { code } = input.data;
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const { user } = found;
  const refused =
    (await refuseUnless(call, found, ['prepared'])) ??
    (await take(call, attemptKeys.code(user.id), LIMITS_OF_ATTEMPTS.code));
  if (refused) return refused;
  const answer = await call.forwardTo(endpointFor(code), { code });
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok) return wrongCode(call);
  await call.access.takeCode(user.id, code);
  // The library makes another session for this browser.
  const next = (await sessionOf(call, answer)) ?? found;
  await call.access.endOtherSessions(user.id, next.session.id);
  const backupCodes = await call.secondFactor.renewBackupCodes(user.id);
  call.access.notifyOfChange(user.email, 'appOn');
  return success({ backupCodes }, answer);
}

/** Takes the app away, for a code: anyone who has only the password cannot. Every other session ends. */
export async function removeApp(call: AuthCall): Promise<Response> {
  const found = await findOwnerByCode(call);
  if (found instanceof Response) return found;
  const { user, session } = found;
  await call.secondFactor.remove(user.id);
  await call.access.endOtherSessions(user.id, session.id);
  call.access.notifyOfChange(user.email, 'appOff');
  return success({ ok: true });
}

/** New backup codes for a code; those before stop working. */
export async function renewBackupCodes(call: AuthCall): Promise<Response> {
  const found = await findOwnerByCode(call);
  if (found instanceof Response) return found;
  const backupCodes = await call.secondFactor.renewBackupCodes(found.user.id);
  call.access.notifyOfChange(found.user.email, 'newBackupCodes');
  return success({ backupCodes });
}

async function findOwnerByCode(call: AuthCall): Promise<SessionOwner | Response> {
  const input = factorCodeSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  return (await refuseCode(call, found, input.data.code)) ?? found;
}

/** Why a code of somebody who is signed in is not taken; null when it is. */
async function refuseCode(call: AuthCall, found: SessionOwner, code: string): Promise<Response | null> {
  const { user } = found;
  const key = attemptKeys.code(user.id);
  // Asked of an app that is only being set up, the library would set it up.
  const refused = (await refuseUnless(call, found, ['on'])) ?? (await take(call, key, LIMITS_OF_ATTEMPTS.code));
  if (refused) return refused;
  const answer = await call.forwardTo(endpointFor(code), { code });
  if (answer.status >= 500) return unavailable(call);
  if (!answer.ok || !(isBackupCode(code) || (await call.access.takeCode(user.id, code)))) return wrongCode(call);
  await call.limiter.clear(key);
  return null;
}

async function refuseUnless(
  call: AuthCall,
  { user }: SessionOwner,
  expected: readonly ('off' | 'prepared' | 'on')[],
): Promise<Response | null> {
  const { app } = await call.secondFactor.read(user.id);
  if (expected.includes(app)) return null;
  const { alreadyOn, notOn } = texts.proving.factors;
  return invalid(call, [{ path: 'code', message: app === 'on' ? alreadyOn : notOn }]);
}

function endpointFor(code: string): string {
  return isBackupCode(code) ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
}

/** Whether the code was wrong, rather than the time for it over. */
async function isWrongCode(answer: Response): Promise<boolean> {
  const { code } = (await answer.json()) as { code?: unknown };
  return code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE';
}

function wrongCode(call: AuthCall): Response {
  return invalid(call, [{ path: 'code', message: texts.proving.factors.wrongCode }]);
}

/** The session whose cookie an answer sets. */
async function sessionOf(call: AuthCall, answer: Response): Promise<SessionOwner | null> {
  const read = await call.readSession(answer);
  return read.ok ? sessionSchema.nullable().parse(await read.json()) : null;
}
