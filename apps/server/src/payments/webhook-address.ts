/** Where the payment provider sends its webhook events. */
export const PAYMENT_WEBHOOK_PATH = '/api/sub/webhook';

/** The webhook events that mean something here, by Razorpay's names. */
export const PAYMENT_EVENTS = [
  'subscription.authenticated',
  'subscription.activated',
  'subscription.charged',
  'subscription.pending',
  'subscription.halted',
  'subscription.cancelled',
  'subscription.completed',
  'subscription.paused',
  'subscription.resumed',
  'subscription.updated',
  'refund.failed',
  'payment.dispute.created',
  'payment.dispute.action_required',
  'payment.dispute.under_review',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
] as const;
