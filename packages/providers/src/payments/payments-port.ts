import type { PaidPlanId, PlanPrices } from '@platewise/contract/billing/paid-plans';

/** How far a subscription has come; the last three are final. */
export type SubscriptionStep =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'expired'
  | 'completed'
  | 'cancelled';

/** What the provider says about a subscription at one moment. */
export type SubscriptionSnapshot = {
  id: string;
  /** What is bought; null when it is none of our plans. */
  planId: PaidPlanId | null;
  /** The provider's own plan, which stays what it was when other plans are sold. */
  providerPlanId: string | null;
  /** What a charge of that plan takes where it is bought now; absent where it is not sold. */
  amountPaise?: number | undefined;
  state: SubscriptionStep;
  /** When it was so, by the provider's clock. */
  at: Date;
  /** Charges that succeeded. */
  paidCount: number;
  /** The end of the provider's current period, paid or not. */
  periodEnd: Date | null;
  /** The provider's page where its customer can pay what is due or change the card. */
  payUrl: string | null;
};

/** A charge that succeeded. */
export type Charge = {
  paymentId: string;
  amountPaise: number;
  chargedAt: Date;
  /** The page of the provider's own invoice; absent where it has none, or does not name it here. */
  invoiceUrl?: string | undefined;
};

/** A webhook event that the provider sent. Messages come late, twice and in any order. */
export type PaymentEvent = {
  id: string;
  type: string;
  /** Null when it is not about a subscription. */
  subscription: SubscriptionSnapshot | null;
  charge: Charge | null;
  /** What happened to a payment besides: a refund of it that failed, a dispute that asks for an answer or was lost. */
  alert: { kind: 'refund-failed' | 'dispute'; paymentId: string } | null;
};

export type PaymentsClientConfig = { kind: 'razorpay'; keyId: string; checkoutUrl: string } | { kind: 'sandbox' };

/** Who takes the money. Every call may throw a PaymentError; none is repeated here. */
export type PaymentsPort = {
  kind: PaymentsClientConfig['kind'];

  /** What is sold now. What somebody bought before goes on at the price of that day. */
  prices: PlanPrices;

  clientConfig(): PaymentsClientConfig;

  /**
   * Makes a subscription that nobody has paid for yet; without a payment it expires within a day. The first charge is
   * made at once, or at `startsAt`.
   */
  start(checkoutRequest: { userId: string; planId: PaidPlanId; startsAt: Date | null }): Promise<SubscriptionSnapshot>;

  /** Whether the provider itself signed that this payment was made for this subscription. */
  isPaymentGenuine: (payment: { subscriptionId: string; paymentId: string; signature: string }) => boolean;

  /** @throws PaymentError NOT_FOUND */
  find(subscriptionId: string): Promise<SubscriptionSnapshot>;

  /** The charges of a subscription that succeeded, in any order. */
  listCharges(subscriptionId: string): Promise<Charge[]>;

  /**
   * Ends a subscription for good: at once, or at the end of its period. Pays nothing back.
   * @throws PaymentError NOT_CANCELLABLE when it has ended already
   */
  cancel(subscriptionId: string, when: { atPeriodEnd: boolean }): Promise<SubscriptionSnapshot>;

  /** Sees to it that so much of a payment is paid back in all; what was paid back before counts. */
  refund(paymentId: string, total: { totalPaise: number }): Promise<void>;

  /**
   * Reads a webhook event, given as the bytes that were sent.
   * @throws PaymentError BAD_SIGNATURE, NOT_CONFIGURED when no secret is set that could prove the sender
   */
  readMessage(message: { body: Buffer; signature: string | undefined; id: string | undefined }): PaymentEvent;

  /** The till of the sandbox; null where money is real. */
  till: SandboxTill | null;
};

/** Where a test payment is made instead of a checkout. */
export type SandboxTill = {
  /**
   * Pays what is due, or declines; renewals then do the same. Null when it was declined.
   * @throws PaymentError NOT_FOUND for a subscription that has ended or never was
   */
  pay(subscriptionId: string, outcome: 'success' | 'decline'): Promise<{ paymentId: string; signature: string } | null>;
};
