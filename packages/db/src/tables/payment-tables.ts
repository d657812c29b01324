import type { PaidPlanId } from '@platewise/contract/billing/paid-plans';
import type { Generated, Selectable } from 'kysely';

export type PaymentProvider = 'razorpay' | 'sandbox';

/** How far a subscription has come, in the provider's words. */
export type PaymentState =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'expired'
  | 'completed'
  | 'cancelled';

/** A subscription at a payment provider, as the provider described it last; `id` is the provider's. */
export type PaymentSubscriptionTable = {
  user_id: string;
  id: string;
  provider: PaymentProvider;
  plan_id: PaidPlanId;
  /** The provider's own plan that was sold; null for what was sold before this was kept, and in the sandbox. */
  provider_plan_id: string | null;
  /** Hundredths of a rupee of one charge, as they were when it was sold; null for what was sold before this was kept. */
  amount_paise: number | null;
  state: PaymentState;
  /** When it was so, by the provider's clock. */
  state_at: Date;
  paid_count: Generated<number>;
  /** Until when charges that succeeded have paid. */
  paid_through: Date | null;
  /** The end of the provider's period, paid or not. */
  period_end: Date | null;
  /** When it was first seen with a signed payment, a mandate or a charge. */
  activated_at: Date | null;
  /** The payment for which the checkout gave a genuine signature; null where only the provider reported one. */
  signed_payment_id: string | null;
  /** When the provider last stated that nothing was charged yet, or null when it never did. */
  unconfirmed_at: Date | null;
  /** When its newest charge that is known was made. */
  last_charged_at: Date | null;
  /** When the provider last named this plan; null as long as it named none since the sale. */
  plan_at: Date | null;
  /** When the provider last named a plan that is none of ours; `plan_id` stays the last one that was. */
  unknown_plan_at: Date | null;
  /** When the first charge is to be made, where that is not at once: the end of the plan that it goes on with. */
  starts_at: Date | null;
  /** The provider's page where its customer can pay what is due or change the card. */
  pay_url: string | null;
  /** Whether a checkout may still be opened with it; one for each person. */
  is_open: boolean;
  cancel_at_period_end: Generated<boolean>;
  /** The end of the paid time with which it was to end: what is charged from then on is paid back. */
  ends_at: Date | null;
  /** From then on it gives nothing any more, whatever the provider says: it was cancelled at once, or replaced. */
  revoked_at: Date | null;
  is_replaced: Generated<boolean>;
  /** When the person cancelled within the guarantee: the first charge is paid back in full. */
  guarantee_at: Date | null;
  /** The code of the State that the person gave when buying, for tax invoices; null where none was asked. */
  buyer_state: Generated<string | null>;
  /** When the provider is asked about it again; null when nothing can change any more. */
  next_check_at: Date | null;
  created_at: Date;
};

/** A charge that succeeded; `id` is the provider's payment. */
export type PaymentChargeTable = {
  user_id: string;
  id: string;
  subscription_id: string;
  /** Hundredths of a rupee. */
  amount_paise: number;
  charged_at: Date;
  /** How much of it is to be paid back in all. */
  refund_paise: Generated<number>;
  /** How much of that its documents say; null as long as it has no receipt. */
  documented_refund_paise: Generated<number | null>;
  /** The provider's page of its own invoice; null where it has none or was not asked yet. */
  invoice_url: Generated<string | null>;
};

/** Something that the provider is to do; gone when it is done. */
export type PaymentTaskTable = {
  provider: PaymentProvider;
  kind: 'cancel' | 'refund';
  /** The provider's subscription, or payment. */
  target: string;
  /** Of a refund: how much is to be paid back in all. */
  amount_paise: number | null;
  state: Generated<'waiting' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Date;
  created_at: Date;
  /** The code of the last failure. */
  last_error: Generated<string | null>;
};

/** A subscription of an account that was deleted, without the account; `id` is the provider's. */
export type EndedSubscriptionTable = {
  provider: PaymentProvider;
  id: string;
  /** What was charged after it is paid back; null for everything. */
  refund_after: Date | null;
  kept_until: Date;
};

/** A message of the provider that was taken, so that its copies change nothing. */
export type PaymentEventTable = {
  id: string;
  received_at: Date;
  /** In the provider's words; null for what was taken before this was kept. */
  type: Generated<string | null>;
  /** The provider's subscription that it was about. */
  subscription_id: Generated<string | null>;
};

/** A subscription of the sandbox, which keeps its books here as a provider would keep them elsewhere. */
export type SandboxSubscriptionTable = {
  id: string;
  user_id: string;
  plan_id: PaidPlanId;
  /** What a charge takes, as it was sold; null for what was sold before this was kept. */
  amount_paise: number | null;
  state: PaymentState;
  changed_at: Date;
  paid_count: Generated<number>;
  /** The moment from which the periods are counted. */
  anchor_at: Date | null;
  period_end: Date | null;
  starts_at: Date | null;
  cancel_at_period_end: Generated<boolean>;
  /** Whether the next renewal succeeds: what the last test payment chose. */
  is_card_good: Generated<boolean>;
  created_at: Date;
};

export type SandboxPaymentTable = {
  id: string;
  subscription_id: string;
  amount_paise: number;
  refunded_paise: Generated<number>;
  paid_at: Date;
};

/** What a deleted account had left of its free month, by an HMAC of its address (decisions 4). */
export type AllowanceMemoryTable = {
  email_hash: string;
  tokens: number;
  /** How many demo plans were kept without tokens. */
  demo_plans_saved: Generated<number>;
  anchor_at: Date;
  period_index: number;
  kept_until: Date;
};

export type PaymentSubscriptionRow = Selectable<PaymentSubscriptionTable>;
export type PaymentChargeRow = Selectable<PaymentChargeTable>;
export type EndedSubscriptionRow = Selectable<EndedSubscriptionTable>;
export type PaymentTaskRow = Selectable<PaymentTaskTable>;
export type AllowanceMemoryRow = Selectable<AllowanceMemoryTable>;
