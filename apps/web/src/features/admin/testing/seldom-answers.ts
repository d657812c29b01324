import type { AdminLimited, AdminModelUse } from '@platewise/contract/admin/admin-figures-schema';
import type { AdminOutbox, AdminStuck } from '@platewise/contract/admin/admin-work-schema';

const AT = '2026-11-27T18:05:00.000Z';

/** Tasks that were tried in vain. */
export const STUCK: AdminStuck = {
  rows: [
    {
      id: 'refund razorpay pay_Qx81',
      kind: 'refund',
      provider: 'razorpay',
      target: 'pay_Qx81mPzT0c9Kdq',
      amount: 1299,
      state: 'waiting',
      attempts: 9,
      error: 'REJECTED',
      createdAt: AT,
      nextAttemptAt: '2026-11-28T18:05:00.000Z',
    },
    {
      id: 'identity-removal identity user_2b',
      kind: 'identity-removal',
      provider: 'identity',
      target: 'user_2bXyTq7kR5vN1aWmZp',
      amount: null,
      state: 'waiting',
      attempts: 3,
      error: 'UNAVAILABLE',
      createdAt: null,
      nextAttemptAt: AT,
    },
  ],
  isCut: false,
};

/** An email that failed and one that waits. */
export const OUTBOX: AdminOutbox = {
  rows: [
    {
      id: 'a',
      recipient: 'somebody-with-a-long-address@a-place-of-many-letters.example',
      subject: 'Your payment could not be made',
      state: 'failed',
      attempts: 8,
      error: 'REJECTED',
      createdAt: AT,
      nextAttemptAt: AT,
    },
    {
      id: 'b',
      recipient: 'asha@example.com',
      subject: 'Confirm your address for the newsletter',
      state: 'waiting',
      attempts: 0,
      error: null,
      createdAt: AT,
      nextAttemptAt: AT,
    },
  ],
  nextCursor: null,
};

/** Three days of a model, and most of a budget. */
export const MODEL_USE: AdminModelUse = {
  rows: [28, 27, 26].map((day) => ({
    day: `2026-11-${day}`,
    model: 'gpt-5.1-mini',
    orders: day * 31,
    failed: day % 4,
    requests: day * 34,
    dishes: day * 124,
    inputTokens: day * 91_200,
    cachedTokens: day * 60_100,
    outputTokens: day * 18_400,
    cost: day * 0.31,
    ordersWithoutCost: 0,
  })),
  budget: { month: '2026-11', spent: 212.4, monthly: 300, personMonthly: 2 },
};

/** Who called too often. */
export const LIMITED: AdminLimited = {
  rows: [
    { who: 'address', name: '203.0.113.77', limit: 'contact', calls: 41, until: AT },
    { who: 'sign-in', name: 'a3f19c0b77d1', limit: 'sign-in', calls: null, until: AT },
  ],
  isCut: false,
};
