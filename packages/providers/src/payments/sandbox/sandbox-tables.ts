import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Generated, Selectable } from 'kysely';
import type { SubscriptionStep } from '../payments-port.ts';

/** The tables in which the sandbox keeps its books; anyone who gives it a database has them. */
export type SandboxTables = {
  sandbox_subscription: {
    id: string;
    user_id: string;
    plan_id: PaidPlanId;
    /** What a charge takes, as it was sold; null for what was sold before this was kept. */
    amount_paise: number | null;
    state: SubscriptionStep;
    changed_at: Date;
    paid_count: Generated<number>;
    anchor_at: Date | null;
    period_end: Date | null;
    starts_at: Date | null;
    cancel_at_period_end: Generated<boolean>;
    is_card_good: Generated<boolean>;
    created_at: Date;
  };
  sandbox_payment: {
    id: string;
    subscription_id: string;
    amount_paise: number;
    refunded_paise: Generated<number>;
    paid_at: Date;
  };
};

export type SandboxSubscription = Selectable<SandboxTables['sandbox_subscription']>;
