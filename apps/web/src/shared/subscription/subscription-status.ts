import type {
  Billing,
  Entitlements,
  PlanId,
  SubscriptionState,
  SubscriptionStatus,
} from '@platewise/contract/billing/subscription-schema';
import { CLIENT } from '@platewise/contract/client-limits';
import { ALLOWANCE } from '@platewise/contract/limits';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { UNKNOWN_SUBSCRIPTION } from './unknown-subscription.ts';

export type SubscriptionView = {
  /** Whether it was read. The status 'inactive' alone does not say: a plan that could not be charged has it too. */
  isKnown: boolean;
  plan: PlanId;
  status: SubscriptionStatus;
  tokens: number;
  nextReset: Date | null;
  /** Why the refill waits for the address to be confirmed; null where it comes by itself. */
  refill: NonNullable<SubscriptionState['refill']> | null;
  entitlements: Entitlements;
  /** When what is paid for ends, or is charged again. */
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** What is paid for; null where nothing is. */
  billing: Billing | null;
};

/** What a host without a record of the person means: the free allowance, untouched (core 4). */
const FRESH_SUBSCRIPTION: SubscriptionView = {
  ...UNKNOWN_SUBSCRIPTION,
  isKnown: true,
  status: 'active',
  tokens: ALLOWANCE.tokensPerMonth,
};

type Uses = {
  fetchStatus: () => Promise<SubscriptionState>;
  wait: (ms: number) => Promise<void>;
  isNotFound: (error: unknown) => boolean;
};

/** Asks for the status; 'not found' is asked again after 1, 2 and 4 seconds, then taken as a fresh free account. */
export async function loadSubscription({ fetchStatus, wait, isNotFound }: Uses): Promise<SubscriptionView> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return readStatus(await fetchStatus());
    } catch (error) {
      if (!isNotFound(error)) throw error;
      if (attempt === CLIENT.subscriptionRetries) return FRESH_SUBSCRIPTION;
      await wait(2 ** attempt * 1000);
    }
  }
}

/** The status as screens show it. */
export function readStatus(state: SubscriptionState): SubscriptionView {
  return {
    isKnown: true,
    plan: state.subscription,
    status: state.subscriptionStatus,
    tokens: state.tokens,
    nextReset: readDate(state.nextReset),
    refill: state.refill ?? null,
    entitlements: state.entitlements ?? ENTITLEMENTS[state.subscription],
    currentPeriodEnd: readDate(state.currentPeriodEnd),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd ?? false,
    billing: state.billing ?? null,
  };
}

// Another host may leave dates out, or write them otherwise.
function readDate(text: string | null | undefined): Date | null {
  const date = text ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
