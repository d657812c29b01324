import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Buying, changing and ending a plan on the pricing page and in the settings (shell 2, decisions 4). */
export const billingScreen = area('billing-screen', {
  authenticationFailed: 'Authentication failed. Please sign in again.',
  opening: message('Opening the payment for {plan}'),
  notConfirmed:
    'Your payment could not be looked up yet. If it went through, your plan changes by itself within minutes.',

  changeTitle: message('Change to {plan}?'),
  changeText: message(
    '{plan} costs ₹{amount} {interval}, charged now. Your current plan ends once that is paid, and its unused part is refunded.',
  ),
  changeYes: 'Go to the payment',
  changeNo: message('Keep {plan}'),
  intervals: { monthly: 'a month', yearly: 'a year' },

  payTitle: 'Test payment',
  testText:
    'This server runs without a payment provider. No card is asked for and no money moves; the plan is changed as if it had been paid.',
  amount: message('₹{amount}'),
  startsAt: message('First charge on {date}'),
  pay: 'Pay (test)',
  decline: 'Decline (test)',
  close: 'Close',

  payment: 'Payment',
  renews: message('₹{amount} on {date}'),
  ends: message('Ends on {date}. Nothing changes until then.'),
  given: 'Given to you by the people who run this site; nothing is charged.',
  awaiting: 'Payment received, waiting for confirmation.',
  refundUntil: message('Cancel before {date} and get all of it back.'),
  test: 'Test payments: no money moves.',

  managePayments: 'Manage payment methods',
  manageText: 'Card and bank details are kept by the payment provider; we never see them.',
  manageLater:
    'There is nothing to change now. If a charge fails, the provider emails you a page where you can use another card, and this page links to it.',
  manageTest: 'Test payments have no payment method.',
  manageNone: 'You are not paying for anything, so there is no payment method.',

  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel subscription',
  when: 'When',
  atPeriodEnd: 'At the end of the paid period',
  atPeriodEndText: message('You keep {plan} until {date}. Nothing is charged after that.'),
  now: 'Now',
  nowText: 'You switch to Basic at once.',
  nowRefundText: message('You switch to Basic at once, and ₹{amount} is refunded.'),
  nowNoRefundText: 'You switch to Basic at once. The rest of the period is not refunded.',
  cancelYes: 'Cancel subscription',
  cancelNo: message('Keep {plan}'),
  cancelling: 'Cancelling...',

  letGo: message('Let {plan} go'),

  resume: 'Resume',
  resumed: message('{plan} goes on after {date}.'),

  plansTitle: 'Available plans',
  plansText: 'What Basic, Pro and Family include, and what they cost.',

  problem: {
    'renewal-failed': message(
      'The last payment for {plan} failed. Everything works for now; please pay, or use another card.',
    ),
    'ended-unpaid': message('{plan} has ended because it could not be charged. Nothing you saved is lost.'),
    'not-confirmed': message(
      'The payment provider did not confirm your payment for {plan} within a day, so {plan} has ended. If the charge still arrives, {plan} returns by itself.',
    ),
  },
  fix: 'Pay now',
  fixInSettings: 'See what can be done',
  choosePlan: 'Choose a plan',
});
