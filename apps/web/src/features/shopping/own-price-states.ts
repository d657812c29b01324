import { followPlans, storedLines } from '../../../e2e/shopping/stored-list.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember } from '../../../e2e/testing/member.ts';

/** What was paid for a food, in the details of its line. */
export const OWN_PRICE_STATES: readonly ScreenState[] = [
  {
    name: 'shopping: what was paid',
    path: '/shopping',
    arrange: async (page, server) => {
      await followPlans(page, server, [3, 3]);
      const [first] = await storedLines(page);
      const paid = { currency: 'INR', amount: 42.5, grams: 500 };
      await askAsMember(page, 'PUT', `/api/shopping-list/prices/${first?.id}`, paid);
    },
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'What did you pay?' }).click();
    },
    shows: (page) => page.getByText(/^You paid ₹42\.50 for/),
  },
];
