import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import type { SubscriptionView } from './subscription-status.ts';

/** Before anything is loaded (core 3). */
export const UNKNOWN_SUBSCRIPTION: SubscriptionView = {
  isKnown: false,
  plan: 'free',
  status: 'inactive',
  tokens: 0,
  nextReset: null,
  refill: null,
  entitlements: ENTITLEMENTS.free,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  billing: null,
};
