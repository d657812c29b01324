import type { Page } from '@playwright/test';
import { changeLine, followPlans, listBoxes, storedLines, tick } from '../../../e2e/shopping/stored-list.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember } from '../../../e2e/testing/member.ts';
import type { RunningServer } from '../../../e2e/testing/start-server.ts';

const MARKET = '0198c0de-0000-7000-8000-00000000005a';
const INDIAN_SHOP = '0198c0de-0000-7000-8000-00000000005b';

/** A list for somebody who buys vegetables at the market and spices at an Indian shop. */
export const SHOP_STATES: readonly ScreenState[] = [
  {
    name: 'shopping: several shops',
    path: '/shopping',
    arrange: nameShops,
    act: (page) => tick(listBoxes(page).first()),
    shows: (page) => page.getByRole('heading', { name: 'Everything else' }),
  },
  {
    name: 'shopping: one shop of several',
    path: `/shopping?shop=${INDIAN_SHOP}`,
    arrange: nameShops,
    act: (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('button', { name: 'Shop: Indian shop' }),
  },
  {
    name: 'shopping: the shops',
    path: '/shopping',
    arrange: nameShops,
    act: async (page) => {
      await openShops(page);
      await page.getByRole('button', { name: 'Change Indian shop' }).click();
    },
    shows: (page) => page.getByLabel('Name of the shop'),
  },
  {
    name: 'shopping: the first shop',
    path: '/shopping',
    arrange: (page, server) => followPlans(page, server, [1]),
    act: async (page) => {
      await openShops(page);
      await page.getByRole('button', { name: 'Save the shop' }).click();
    },
    shows: (page) => page.getByText('Name of the shop is required.'),
  },
];

async function nameShops(page: Page, server: RunningServer): Promise<void> {
  await followPlans(page, server, [3, 3]);
  await askAsMember(page, 'PUT', `/api/shopping-list/shops/${MARKET}`, { name: 'Market', aisles: ['produce'] });
  const indian = { name: 'Indian shop', aisles: ['spices', 'pulses'] };
  await askAsMember(page, 'PUT', `/api/shopping-list/shops/${INDIAN_SHOP}`, indian);
  const last = (await storedLines(page)).at(-1);
  await changeLine(page, last?.id ?? '', { shopId: MARKET });
}

async function openShops(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Shops' }).click();
}
