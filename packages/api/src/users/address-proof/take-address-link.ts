import { texts } from '@platewise/contract/texts';
import { endWaitingForProof } from '../../allowance/allowance-repository.ts';
import { followAddress } from '../../contact/account-newsletter.ts';
import type { Context } from '../../context.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import { deleteSessions } from '../../sessions/sessions-repository.ts';
import { lockUser } from '../users-repository.ts';
import * as proofs from './address-proof-repository.ts';
import { addressIdentifier, addressOfToken } from './address-token.ts';

type Uses = Pick<Context, 'db' | 'now' | 'newId' | 'mailing'>;

/**
 * Proves an address by the link that was mailed to it; one of a change becomes the address of the account, which is signed out everywhere,
 * and the one before is informed. What waited for the proof goes on at once. Following the link again, while it is good, changes nothing and is answered
 * alike. False for a link that is over, was replaced by a newer one, or is none of ours.
 */
export async function takeAddressLink(context: Uses, { token }: { token: string }): Promise<boolean> {
  try {
    return await context.db.transaction().execute((trx) => proveByLink({ ...context, db: trx }, token));
  } catch (error) {
    // Another account took the address between the look and the change.
    if (error instanceof Error && 'code' in error && error.code === '23505') return false;
    throw error;
  }
}

async function proveByLink(context: Uses, token: string): Promise<boolean> {
  const { db: trx, now, newId } = context;
  const at = now();
  const identifier = addressIdentifier(token);
  const userId = await proofs.findLinkOwner(trx, { identifier, at });
  if (userId === null) return false;
  // In the order in which a deletion takes them: two transactions never wait for each other.
  await lockUser(trx, userId);
  const account = await proofs.findForUpdate(trx, userId);
  if (!account) return false;
  const email = addressOfToken(token);
  if (account.email === email && account.emailVerified) return true;
  const isChange = account.email !== email;
  if (isChange && (await proofs.isTaken(trx, email))) return false;
  await proofs.setProved(trx, userId, { email, at, ...(isChange && { registered_email: null }) });
  await endWaitingForProof(trx, userId);
  await followAddress(trx, userId, { email, at, newId });
  if (isChange) {
    await proofs.deleteOtherLinks(trx, userId, { identifier });
    // A bearer names the address that it was made with.
    await deleteSessions(trx, userId);
    await informAddressBefore(context, account.email);
  }
  return true;
}

async function informAddressBefore({ mailing, ...context }: Uses, to: string): Promise<void> {
  if (!mailing) return;
  const { addressChangedSubject: subject, addressChangedText } = texts.mail;
  await enqueueEmail(context, { to, subject, text: addressChangedText({ link: `${mailing.publicUrl}/contact` }) });
}
