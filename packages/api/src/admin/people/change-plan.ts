import type { AdminPlanChanged } from '@platewise/contract/admin/admin-action-schema';
import type { PlanId } from '@platewise/contract/billing/subscription-schema';
import { texts } from '@platewise/contract/texts';
import { AppError } from '../../app-error.ts';
import { settleSubscription } from '../../subscription/provider/settle-subscription.ts';
import { findSubscription, setGrant } from '../../subscription/subscription-repository.ts';
import { findById, lockUser } from '../../users/users-repository.ts';
import { logAction } from '../log/log-action.ts';
import { type Mailing, whyText, writeToPerson } from './write-to-person.ts';

/**
 * Gives a person a plan, or takes back what was given: what they pay for stays, and the better of both counts. It stands in the log,
 * and an email notifies the person where their plan is another one now. A command on the machine may go without a reason.
 * @throws AppError NOT_FOUND
 */
export async function changePlan(
  operating: Mailing,
  { userId, plan, reason }: { userId: string; plan: PlanId; reason?: string | undefined },
): Promise<AdminPlanChanged> {
  const { now } = operating;
  return operating.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const user = await findById(trx, userId);
    if (!user) throw new AppError('NOT_FOUND');
    const { plan: previous } = await findSubscription(trx, userId);
    await setGrant(trx, userId, { plan: plan === 'free' ? null : plan });
    await settleSubscription(trx, userId, { at: now() });
    const { plan: current } = await findSubscription(trx, userId);
    const given = { ...operating, db: trx };
    const detail = `${previous} -> ${current}${current === plan ? '' : `, given: ${plan}`}`;
    await logAction(given, { action: 'plan-changed', userId, reason, detail });
    if (current === previous) return { plan: current, previous, isMailed: false };
    const isMailed = await writeToPerson(given, user, ({ publicUrl }) => ({
      subject: texts.mail.planChangedSubject,
      text: texts.mail.planChangedText({
        plan: texts.pricing[current].name,
        previous: texts.pricing[previous].name,
        why: whyText(reason),
        link: `${publicUrl}/settings?tab=subscription`,
        contact: `${publicUrl}/contact`,
      }),
    }));
    return { plan: current, previous, isMailed };
  });
}
