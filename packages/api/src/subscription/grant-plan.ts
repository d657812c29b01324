import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import type { Context } from '../context.ts';
import { provisionUser } from '../users/provision-user.ts';
import { findByEmail, lockUser } from '../users/users-repository.ts';
import { settleSubscription } from './provider/settle-subscription.ts';
import { findSubscription, setGrant } from './subscription-repository.ts';

export type GrantMatch = { userId: string; email: string; name: string };

export type GrantOutcome =
  | { kind: 'granted'; user: GrantMatch; plan: PlanId; previous: PlanId }
  | { kind: 'unknown' }
  | { kind: 'several'; matches: GrantMatch[] };

/**
 * Gives someone a plan by e-mail address, for the operator, or takes back what was given: a plan that the person pays
 * for stays, and the better of both counts. Addresses need not be unique across identities: with
 * several accounts nothing is changed and they are listed, to be distinguished by `userId`.
 */
export async function grantPlan(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { email, plan, userId }: { email: string; plan: PlanId; userId?: string | undefined },
): Promise<GrantOutcome> {
  const found = (await findByEmail(db, email.trim())).filter(({ id }) => userId === undefined || id === userId);
  const [account, ...others] = found;
  if (!account) return { kind: 'unknown' };
  if (others.length > 0) return { kind: 'several', matches: found.map(toMatch) };
  await provisionUser(
    { db, now, newId },
    { userId: account.id, email: account.email, emailVerified: account.email_verified, name: account.name },
  );
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, account.id);
    const { plan: previous } = await findSubscription(trx, account.id);
    await setGrant(trx, account.id, { plan: plan === 'free' ? null : plan });
    await settleSubscription(trx, account.id, { at: now() });
    const current = await findSubscription(trx, account.id);
    return { kind: 'granted', user: toMatch(account), plan: current.plan, previous };
  });
}

function toMatch({ id, email, name }: { id: string; email: string; name: string }): GrantMatch {
  return { userId: id, email, name };
}
