import { message } from '../../message.ts';

/** Buying, changing and ending a plan on the pricing page and in the settings (shell 2, decisions 4). */
export const billingScreen = {
  authenticationFailed: 'Authentication failed. Please sign in again.',
  opening: message('Opening the payment for {plan}'),
  notConfirmed:
    'Your payment could not be looked up yet. If it went through, your plan changes by itself within minutes.',

  changeTitle: message('Change to {plan}?'),
  changeText: message(
    '{plan} costs Rs\u00a0{amount} {interval}, charged now. Your present plan ends when that is paid, and what is left of it is paid back.',
  ),
  changeYes: 'Go to the payment',
  changeNo: message('Keep {plan}'),
  intervals: { monthly: 'a month', yearly: 'a year' },

  payTitle: 'Test payment',
  testText:
    'This server runs without a payment provider. No card is asked for and no money moves; the plan is changed as if it had been paid.',
  amount: message('Rs\u00a0{amount}'),
  startsAt: message('First charge on {date}'),
  pay: 'Pay (test)',
  decline: 'Decline (test)',
  close: 'Close',

  payment: 'Payment',
  renews: message('Rs\u00a0{amount} on {date}'),
  ends: message('Ends on {date}. Until then everything stays as it is.'),
  given: 'Given by whoever runs this site; nothing is charged.',
  awaiting: 'Payment received, waiting for confirmation.',
  refundUntil: message('Cancel now before {date} and all of it is paid back.'),
  test: 'Test payments: no money moves.',

  managePayments: 'Manage payment methods',
  manageText: 'Card and bank details are kept by the payment provider; we never see them.',
  manageLater:
    'There is nothing to change now. When a charge fails, the provider sends a letter with a page where another card can be given, and this page links to it.',
  manageTest: 'Test payments have no payment method.',
  manageNone: 'You pay for nothing, so there is no payment method.',

  cancel: 'Cancel subscription',
  cancelTitle: 'Cancel subscription',
  when: 'When',
  atPeriodEnd: 'At the end of the paid period',
  atPeriodEndText: message('You keep {plan} until {date}. Nothing is charged after that.'),
  now: 'Now',
  nowText: 'Basic holds at once.',
  nowRefundText: message('Basic holds at once, and Rs\u00a0{amount} are paid back.'),
  nowNoRefundText: 'Basic holds at once. The rest of the period is not paid back.',
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
      'The last payment for {plan} failed. Everything works for now; please pay or give another card.',
    ),
    'ended-unpaid': message('{plan} has ended because it could not be charged. Nothing that you kept is lost.'),
  },
  fix: 'Pay now',
  fixInSettings: 'See what can be done',
  choosePlan: 'Choose a plan',
};
