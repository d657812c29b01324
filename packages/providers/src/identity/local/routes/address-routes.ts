import { addressLinkSchema, changeEmailSchema } from '@platewise/contract/account/user-schema';
import { confirmEmail as words } from '@platewise/contract/texts/account/confirm-email';
import { attemptKeys, LIMITS_OF_ATTEMPTS } from '../attempt-keys.ts';
import { refusal, success } from '../auth-answer.ts';
import { type AuthCall, findProvedSession, findSession, invalid, issuesOf, take } from '../auth-call.ts';
import type { SessionOwner } from '../public-user.ts';

/** Mails the link again that proves the address of anyone who is signed in. It goes to that address and is asked for no other. */
export async function sendConfirmation(call: AuthCall): Promise<Response> {
  const { addresses } = call.access;
  if (!addresses) return refusal('NOT_FOUND', {}, call);
  const found = await findSession(call);
  if (found instanceof Response) return found;
  const { user } = found;
  const refused = await refuseMany(call, found, user.email);
  if (refused) return refused;
  const isSent = await addresses.mailLink(user.id);
  return success({ ok: true, isConfirmed: !isSent });
}

/** Mails a link to another address for anyone who proved a short while ago who they are; the account has it once the link is followed. */
export async function changeEmail(call: AuthCall): Promise<Response> {
  const { addresses } = call.access;
  if (!addresses) return refusal('NOT_FOUND', {}, call);
  const input = changeEmailSchema.safeParse(call.body);
  if (!input.success) return invalid(call, issuesOf(input.error));
  const found = await findProvedSession(call);
  if (found instanceof Response) return found;
  const { user } = found;
  const { email } = input.data;
  if (email.toLowerCase() === user.email.toLowerCase()) {
    return invalid(call, [{ path: 'email', message: words.sameEmail }]);
  }
  const refused = await refuseMany(call, found, email);
  if (refused) return refused;
  await addresses.mailNewLink(user.id, email);
  return success({ ok: true });
}

/** Takes the link of such an email, of anybody: it may be opened on a device on which nobody is signed in. */
export async function confirmEmail(call: AuthCall): Promise<Response> {
  const refused = await take(call, attemptKeys.linkFrom(call.ip), LIMITS_OF_ATTEMPTS.linkFromAddress);
  if (refused) return refused;
  const input = addressLinkSchema.safeParse(call.body);
  if (!input.success) return refusal('EMAIL_LINK_INVALID', {}, call);
  const isProved = await call.access.takeAddressLink(input.data.token);
  return isProved ? success({ ok: true }) : refusal('EMAIL_LINK_INVALID', {}, call);
}

/** Mails the first link to anyone who has just signed up. That they did does not fail when it cannot be written: they can ask for it again. */
export async function mailFirstLink(call: AuthCall, { id, email }: SessionOwner['user']): Promise<void> {
  const { addresses } = call.access;
  if (!addresses) return;
  try {
    // Somebody who deletes and makes an account again and again must not fill a mailbox.
    const isOften = (await call.limiter.take(attemptKeys.linkTo(email), LIMITS_OF_ATTEMPTS.linkTo)) !== null;
    if (!isOften) await addresses.mailLink(id);
  } catch (error) {
    call.onFailure(error);
  }
}

async function refuseMany(call: AuthCall, { user }: SessionOwner, to: string): Promise<Response | null> {
  return (
    (await take(call, attemptKeys.link(user.id), LIMITS_OF_ATTEMPTS.link)) ??
    (await take(call, attemptKeys.linkTo(to), LIMITS_OF_ATTEMPTS.linkTo))
  );
}
