import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Buying, changing and ending a plan (shell 4 and 8, decisions 4). */
export const billing = area('billing', {
  noTokensLeft: 'No more tokens available. Upgrade to pro to continue.',
  createFailed: 'Failed to create subscription',
  notSetUp:
    'Failed to create subscription: payments are not set up correctly on this site. Nothing was charged, and trying again will not help. Whoever runs the site has been notified.',
  startFailed: 'Failed to start subscription',
  initializationFailed: 'Payment initialization failed',
  paymentSuccessful: 'Payment successful!',
  cancelQuestion: 'Are you sure you want to cancel your subscription?',
  cancelFailed: 'Failed to cancel subscription',
  cancelled: 'Subscription cancelled successfully',
  cancelQueued:
    'Your cancellation is recorded. The payment provider has not accepted it yet: we keep trying until it does, and anything it still charges is refunded.',

  stateRequired: 'Say in which State you live: the tax invoice for your plan names it (field state).',
  alreadySubscribed: 'You have this plan already.',
  nothingToCancel: 'No active subscription',
  nothingToResume: 'There is nothing to resume: your plan is not about to end.',
  notVerified: 'Payment could not be verified. Contact support.',
  testDeclined: 'The test payment was declined. Nothing was charged.',

  /** What the checkout shows. */
  merchant: 'Platewise AI',
  testMerchant: 'Platewise AI (test, no real money)',
  testNotice: 'Test payment - no money moves',
  checkoutDescription: message('{plan} Subscription'),

  /** Said only when the server has asked and is certain. */
  dismissed: 'Checkout closed. You have not been charged.',
  dismissedUnknown:
    'Checkout closed. We know of no payment so far. If you made one, your plan changes by itself within minutes.',
  awaitingConfirmation: 'Payment received, waiting for confirmation',
  renewalFailed: 'Payment failed, update your card',
  refundStarted: message('A refund of ₹{amount} is on its way. Banks take 5 to 7 working days.'),
  refundWaiting: 'Refund could not be started, support will help',
});
