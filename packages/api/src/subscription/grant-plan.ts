import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import { changePlan } from '../admin/people/change-plan.ts';
import type { Context } from '../context.ts';
import { type AccountMatch, type FoundAccount, findAccount } from '../users/find-account.ts';

export type GrantOutcome =
  | { kind: 'granted'; user: AccountMatch; plan: PlanId; previous: PlanId }
  | Exclude<FoundAccount, { kind: 'found' }>;

/**
 * Gives someone a plan by e-mail address, by a command on the machine, or takes back what was given: a plan that the person pays
 * for stays, and the better of both counts. With several accounts of that address nothing is changed and they are listed.
 */
export async function grantPlan(
  context: Pick<Context, 'db' | 'now' | 'newId' | 'mailing'>,
  {
    email,
    plan,
    userId,
    reason,
  }: { email: string; plan: PlanId; userId?: string | undefined; reason?: string | undefined },
): Promise<GrantOutcome> {
  const found = await findAccount(context, { email, userId });
  if (found.kind !== 'found') return found;
  const { account } = found;
  const changed = await changePlan({ ...context, operatorId: null }, { userId: account.userId, plan, reason });
  return { kind: 'granted', user: account, plan: changed.plan, previous: changed.previous };
}
