import { findNewest } from '@platewise/api/subscription/provider/payment-events-repository';
import { hasRealSubscriptions } from '@platewise/api/subscription/provider/payment-subscriptions-repository';
import { PAID_PLANS, type PlanPrices, rupeesOf } from '@platewise/contract/billing/paid-plans';
import type { Db } from '@platewise/db/database';
import { inspectRazorpay, type PlanInspection } from '@platewise/providers/payments/razorpay/inspect-razorpay';
import type { Env } from '../../env/env.ts';
import { planVariable } from '../../env/razorpay-env.ts';
import { PAYMENT_WEBHOOK_PATH } from '../../payments/webhook-address.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Payments';

/** Whether Razorpay takes our keys, sells our plans at our prices, and has sent webhook events. `db` is null where there is none. */
export async function checkPayments(
  { razorpay, prices, PUBLIC_URL }: Pick<Env, 'razorpay' | 'prices' | 'PUBLIC_URL'>,
  { db, timeoutMs }: { db: Db | null; timeoutMs: number },
): Promise<Finding[]> {
  if (!razorpay) return [ok(WHAT, 'The sandbox is used, in which no money moves.')];
  const inspection = await inspectRazorpay({ ...razorpay, prices, timeoutMs });
  const { host } = new URL(razorpay.baseUrl);
  const events = db ? [await eventsFinding(db, PUBLIC_URL)] : [];
  switch (inspection.kind) {
    case 'unreachable':
      return [
        fault(
          WHAT,
          `${host} does not answer.`,
          'See whether this machine reaches it, and the status page of Razorpay.',
        ),
      ];
    case 'refused': {
      const mend =
        'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to a pair of keys that is valid (at Razorpay: API keys).';
      return [fault(WHAT, `${host} refuses our keys.`, mend), ...events];
    }
    case 'answered':
      return [ok(WHAT, `${host} takes our keys.`), ...planFindings(inspection.plans, prices), ...events];
  }
}

function planFindings(plans: readonly PlanInspection[], prices: PlanPrices): Finding[] {
  const what = 'Payment plans';
  const wrong = plans.flatMap((plan) => {
    const variable = planVariable(plan.planId);
    const { interval } = PAID_PLANS[plan.planId];
    const mend = `Set ${variable} to a plan of INR ${rupeesOf(prices[plan.planId]).toFixed(2)}, ${interval}, every 1; npm run setup:payments makes it.`;
    if (plan.kind === 'missing') return [fault(what, `The plan in ${variable} does not exist in this account.`, mend)];
    if (plan.kind === 'differs') return [fault(what, `The plan in ${variable} charges ${plan.charges}.`, mend)];
    return [];
  });
  return wrong.length > 0 ? wrong : [ok(what, `All ${plans.length} exist, at the prices that people are shown.`)];
}

async function eventsFinding(db: Db, publicUrl: string): Promise<Finding> {
  const what = 'Payment events';
  const newest = await findNewest(db);
  if (newest) return ok(what, `The last webhook event came on ${newest.toISOString()}.`);
  if (!(await hasRealSubscriptions(db))) return ok(what, 'No webhook event has come; nobody has paid yet.');
  const mend = `Add a webhook to ${publicUrl}${PAYMENT_WEBHOOK_PATH} with RAZORPAY_WEBHOOK_SECRET at Razorpay, and see whether it was disabled.`;
  return warning(what, 'People pay, but no webhook event is known.', mend);
}
