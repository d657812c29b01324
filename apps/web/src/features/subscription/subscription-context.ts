import type { PlanId } from '@platewise/contract/subscription-schema';
import { createContext } from 'react';
import type { SubscriptionView } from './subscription-status.ts';

export type Subscription = SubscriptionView & {
  isPro: boolean;
  loading: boolean;
  refresh: () => Promise<void>;
  setPlan: (plan: PlanId) => void;
};

export const SubscriptionContext = createContext<Subscription | null>(null);
