import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { createContext } from 'react';
import type { SubscriptionView } from './subscription-status.ts';

export type Subscription = SubscriptionView & {
  isPro: boolean;
  loading: boolean;
  refresh: () => Promise<void>;
  /** Shows a status that an answer of the server brought along. */
  take: (state: SubscriptionState) => void;
  /** Asks again and again for a while: a payment was made that could not be confirmed yet. */
  watch: () => void;
};

export const SubscriptionContext = createContext<Subscription | null>(null);
