import { LIMITS } from '@platewise/contract/limits';
import type { PlanLink } from '@platewise/contract/sharing/sharing-schema';
import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { findPlan } from '../plans/find-plan.ts';
import { lockUser } from '../users/users-repository.ts';
import { hashLinkToken, newLinkToken } from './link-token.ts';
import { countLinks, insertLink } from './plan-links-repository.ts';

/**
 * Makes a link that shows a plan to anybody who has it, as the plan is whenever they look. The answer is the only place
 * where the link can be read; those made before go on working.
 * @throws AppError NOT_FOUND, PLAN_LINKS_FULL
 */
export async function sharePlan(
  { db, identity, now }: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { planId }: { planId: string },
): Promise<PlanLink> {
  const { userId } = identity;
  const [token, createdAt] = [newLinkToken(), now()];
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await findPlan({ db: trx, identity }, { planId });
    const max = LIMITS.planLinksMax;
    if ((await countLinks(trx, userId, { planId })).links >= max) throw new AppError('PLAN_LINKS_FULL', { max });
    await insertLink(trx, userId, { planId, tokenHash: hashLinkToken(token), createdAt });
  });
  return { token, path: `/shared/${token}`, createdAt: createdAt.toISOString() };
}
