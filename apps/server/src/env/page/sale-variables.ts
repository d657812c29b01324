import type { Section } from './section.ts';

/** The variables of what is sold, and how it is paid for. */
export const SALES: readonly Section[] = [
  {
    title: 'Payments through Razorpay',
    about:
      'The first seven together switch it on. [infra](../infra/README.md#payments-through-razorpay) has the steps.',
    variables: {
      RAZORPAY_KEY_ID: { default: 'none: the sandbox', meaning: 'the key id; test keys are refused in production' },
      RAZORPAY_KEY_SECRET: { default: 'none', meaning: 'the secret of the key' },
      RAZORPAY_WEBHOOK_SECRET: { default: 'none', meaning: "the secret of Razorpay's webhook events" },
      RAZORPAY_PLAN_PRO_MONTHLY: { default: 'none', meaning: "the id of Razorpay's plan for Pro, paid monthly" },
      RAZORPAY_PLAN_PRO_YEARLY: { default: 'none', meaning: 'the same for Pro, paid yearly' },
      RAZORPAY_PLAN_FAMILY_MONTHLY: { default: 'none', meaning: 'the same for Family, paid monthly' },
      RAZORPAY_PLAN_FAMILY_YEARLY: { default: 'none', meaning: 'the same for Family, paid yearly' },
      RAZORPAY_WEBHOOK_SECRET_OLD: {
        default: 'none',
        meaning: 'the secret that was there before, accepted as well while it is being changed',
      },
      RAZORPAY_BASE_URL: { default: "Razorpay's own", meaning: 'another address of its API, https or this machine' },
      RAZORPAY_CHECKOUT_URL: {
        default: "Razorpay's own",
        meaning: 'another address of its checkout script, https or this machine',
      },
    },
  },
  {
    title: 'Prices and receipts',
    about:
      'Each charge has a receipt in the settings of who paid it. [operate](operate.md#receipts-and-tax-invoices) has what to know before a GSTIN is set.',
    variables: {
      PLAN_PRICES: {
        default: '`pro_monthly=499, pro_yearly=4790.40, family_monthly=1299, family_yearly=12470.40`',
        meaning:
          'what plans are sold for, in rupees; what is not named keeps its price. Who has bought goes on at their price: [operate](operate.md#prices)',
      },
      SELLER_NAME: { default: '`Platewise AI`', meaning: 'who sells, as receipts name it; used with `SELLER_ADDRESS`' },
      SELLER_ADDRESS: { default: 'none', meaning: 'the address of the seller, on one line; used with `SELLER_NAME`' },
      SELLER_GSTIN: {
        default: 'none: receipts, which state no tax',
        meaning:
          'the GST number of the seller: from then on charges have tax invoices, and what is paid back of them credit notes',
      },
    },
  },
];
