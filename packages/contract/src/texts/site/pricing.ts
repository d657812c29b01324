import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** The pricing page, and the prices on the landing page (shell 2 and 9, decisions 4). */
export const pricing = area('site/pricing', {
  title: 'Pricing',
  subtitle: '10 tokens per month free, unlimited for pro.',
  tokenNote: 'One token is one generated meal. Looking at, saving and resizing meals costs none.',

  interval: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: message('Save {percent}%'),
  amount: message('Rs\u00a0{amount}'),
  perMonth: 'per month',
  yearlySum: message('Rs\u00a0{amount} a year'),
  paidMonthly: 'Paid month by month',
  yours: message('You bought it for ₹{amount} {interval}, and go on paying that.'),
  freeForever: 'Free, no card needed',
  ourPick: 'Our pick',
  includes: message('What {plan} includes'),

  start: 'Get Started',
  currentPlan: 'Current plan',
  changeInSettings: 'Change in settings',
  choose: message('Choose {plan}'),
  payAgain: 'Pay again',
  changeInterval: { monthly: 'Pay by the month', yearly: 'Pay by the year' },
  signInFirst: 'A plan belongs to an account: sign in, and you come straight back here.',
  signIn: 'Sign in',
  makeAccount: 'Create an account',

  faqTitle: 'Questions about the plans',
  faq: [
    {
      question: 'Can I change my plan later?',
      answer: 'Yes. Plans can be changed anytime with immediate effect, up or down.',
    },
    {
      question: 'Do you offer refunds?',
      answer:
        'Yes. Paid plans come with a 14-day money-back guarantee: cancel within 14 days of the first charge and all of it is paid back.',
    },
    {
      question: 'What payment methods do you accept?',
      answer:
        'Cards, UPI and net banking, through the page of the payment provider; your card number never reaches us. Where a site runs without a provider, the payment says that it is a test, and no money moves.',
    },
    {
      question: 'Do you offer team discounts?',
      answer: 'Yes, for teams of 10 or more. Tell us how many you are and we make you an offer.',
    },
  ],
  moreQuestions: 'Something else?',
  contact: 'Contact us',
});
