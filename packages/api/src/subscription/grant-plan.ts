import type { PlanId, SubscriptionStatus } from '@platewise/contract/subscription-schema';
import type { Context } from '../context.ts';
import { provisionUser } from '../users/provision-user.ts';
import { findByEmail } from '../users/users-repository.ts';
import { findSubscription, updatePlan } from './subscription-repository.ts';

export type GrantMatch = { userId: string; email: string; name: string };

export type GrantOutcome =
  | { kind: 'granted'; user: GrantMatch; plan: PlanId; previous: PlanId }
  | { kind: 'unknown' }
  | { kind: 'several'; matches: GrantMatch[] };

/**
 * Sets someone's plan by e-mail address, for the operator. Addresses need not be unique across identities: with
 * several accounts nothing is changed and they are listed, to be told apart by `userId`.
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
  const previous = await findSubscription(db, account.id);
  await updatePlan(db, account.id, { plan, status: statusAfter(previous.plan, plan), at: now() });
  return { kind: 'granted', user: toMatch(account), plan, previous: previous.plan };
}

// Someone who had a paid plan and returns to the free one has cancelled (decisions 4).
function statusAfter(previous: PlanId, plan: PlanId): SubscriptionStatus {
  return plan === 'free' && previous !== 'free' ? 'cancelled' : 'active';
}

function toMatch({ id, email, name }: { id: string; email: string; name: string }): GrantMatch {
  return { userId: id, email, name };
}
