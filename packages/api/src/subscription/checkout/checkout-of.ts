import type { Checkout } from '@platewise/contract/billing/billing-schema';
import { PAID_PLANS, rupeesOf } from '@platewise/contract/billing/paid-plans';
import { texts } from '@platewise/contract/texts';
import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import type { UserContext } from '../../context.ts';

const words = texts.billing;

/** What the browser needs to open the checkout for a subscription; the sandbox's own name says that no money moves. */
export function checkoutOf(
  { payments, identity }: Pick<UserContext, 'payments' | 'identity'>,
  { plan_id, amount_paise, starts_at }: Pick<PaymentSubscriptionRow, 'plan_id' | 'amount_paise' | 'starts_at'>,
): Checkout {
  const { plan } = PAID_PLANS[plan_id];
  const config = payments.clientConfig();
  const checkoutRequest = {
    description: words.checkoutDescription({ plan: texts.pricing[plan].name }),
    amount: rupeesOf(amount_paise ?? payments.prices[plan_id]),
    startsAt: starts_at?.toISOString() ?? null,
  };
  if (config.kind === 'sandbox') {
    return { kind: 'sandbox', name: words.testMerchant, ...checkoutRequest, notice: words.testNotice };
  }
  const { keyId, checkoutUrl: scriptUrl } = config;
  const prefill = { name: identity.name, email: identity.email };
  return { kind: 'razorpay', name: words.merchant, ...checkoutRequest, keyId, scriptUrl, prefill };
}
