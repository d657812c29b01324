import { message } from '../../message.ts';

/** Buying, changing and ending a plan (shell 4 and 8, decisions 4). */
export const billing = {
  createFailed: 'Failed to create subscription',
  startFailed: 'Failed to start subscription',
  initializationFailed: 'Payment initialization failed',
  paymentSuccessful: 'Payment successful!',
  cancelQuestion: 'Are you sure you want to cancel your subscription?',
  cancelFailed: 'Failed to cancel subscription',
  cancelled: 'Subscription cancelled successfully',

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

  dismissed: 'Checkout closed. You have not been charged.',
  awaitingConfirmation: 'Payment received, waiting for confirmation',
  renewalFailed: 'Payment failed, update your card',
  refundStarted: message('Rs\u00a0{amount} are on their way back to you. Banks take 5 to 7 working days.'),
  refundWaiting: 'Refund could not be started, support will help',
};
