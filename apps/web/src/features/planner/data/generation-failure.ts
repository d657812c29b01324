import type { SubscriptionStatus } from '@platewise/contract/billing/subscription-schema';
import { texts } from '@platewise/contract/texts';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { isDeviceFailure } from '../../../shared/api/device-failure.ts';

type Balance = { plan: string; status: SubscriptionStatus; tokens: number; nextReset: Date | null; loading: boolean };

/**
 * What the failure block says: on a free plan with no tokens left the way to more, else the server's sentence (core 8).
 * Planning on this device takes no tokens: it failed for its own reason.
 * @param balance null for a visitor
 */
export function generationFailureText(error: unknown, balance: Balance | null): string {
  if (isDeviceFailure(error)) return error.message;
  return balance && isEmptyBalance(balance) ? texts.billing.noTokensLeft : errorSentence(error, texts.planner.failed);
}

// A balance that never arrived also reads 0 (core 3), but is 'inactive' and has no reset.
function isEmptyBalance({ plan, status, tokens, nextReset, loading }: Balance): boolean {
  const isKnown = !loading && (status !== 'inactive' || nextReset !== null);
  return isKnown && plan === 'free' && tokens === 0;
}
