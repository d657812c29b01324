import { PRO } from '@platewise/api/testing/people';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const web = testWeb();
const list = () => web.as(PRO).shoppingList;
const MARKET = '0198c0de-0000-7000-8000-00000000005a';
const INDIAN = '0198c0de-0000-7000-8000-00000000005b';

async function writeList(): Promise<void> {
  for (const name of ['Onions', 'Milk', 'Cumin']) await list().addItem({ name });
}

async function nameShops(): Promise<void> {
  await list().setShop({ shopId: MARKET, name: 'Market', aisles: ['produce'] });
  await list().setShop({ shopId: INDIAN, name: 'Indian shop', aisles: ['spices'] });
}

async function openShops(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Shops' }));
  return screen.findByRole('dialog', { name: 'Shops' });
}

/** The list by its headings, each with the lines beneath it: shops, and aisles in them. */
function shown(): string[] {
  const lines = screen.getByRole('region', { name: 'What to buy' });
  return within(lines)
    .queryAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

const boughtAt = async () =>
  Object.fromEntries((await list().read()).items.map(({ name, shopId }) => [name, shopId] as const));

test('without shops the list has no part of its own for them', async () => {
  await writeList();
  await web.open('/shopping', PRO);

  await waitFor(() => expect(shown()).toEqual(['H2 Fruit & vegetables', 'H2 Dairy & eggs', 'H2 Spices']));
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
});

test('shops are named by keyboard, with the aisles that are bought there, and the list stands by them', async () => {
  await writeList();
  const user = await web.open('/shopping', PRO);
  const dialog = await openShops(user);

  await user.click(await within(dialog).findByRole('button', { name: 'Save the shop' }));
  expect(await within(dialog).findByText('Name of the shop is required.')).toBeDefined();
  const name = within(dialog).getByLabelText('Name of the shop');
  expect(document.activeElement).toBe(name);
  await user.type(name, 'Market');
  await user.tab();
  expect(document.activeElement).toBe(within(dialog).getByRole('checkbox', { name: 'Fruit & vegetables' }));
  await user.keyboard(' ');
  await user.type(name, '{Enter}');
  expect(await within(dialog).findByRole('button', { name: 'Change Market' })).toBeDefined();

  await user.click(within(dialog).getByRole('button', { name: 'Name a shop' }));
  await user.type(within(dialog).getByLabelText('Name of the shop'), 'market{Enter}');
  expect(await within(dialog).findByText(/^You have a shop called “Market” already/)).toBeDefined();
  await user.clear(within(dialog).getByLabelText('Name of the shop'));
  await user.type(within(dialog).getByLabelText('Name of the shop'), 'Bazaar');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Fruit & vegetables (now Market)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the shop' }));
  await within(dialog).findByRole('button', { name: 'Change Bazaar' });
  await user.keyboard('{Escape}');

  await waitFor(() =>
    expect(shown()).toEqual([
      'H2 Bazaar',
      'H3 Fruit & vegetables',
      'H2 Everything else',
      'H3 Dairy & eggs',
      'H3 Spices',
    ]),
  );
  const { shops } = await list().read();
  expect(Object.fromEntries(shops.map(({ name: shop, aisles }) => [shop, aisles]))).toEqual({
    Market: [],
    Bazaar: ['produce'],
  });
});

test('one shop is shown alone, written on, copied and printed; the address says which', async () => {
  await writeList();
  await nameShops();
  const user = await web.open('/shopping', PRO);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const show = await screen.findByRole('group', { name: 'Show' });
  expect(
    within(show)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['All shops 0 of 3', 'Market 0 of 1', 'Indian shop 0 of 1', 'Everything else 0 of 1']);

  await user.click(within(show).getByRole('button', { name: /^Market/ }));
  expect(
    within(show)
      .getByRole('button', { name: /^Market/ })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  expect(shown()).toEqual(['H2 Market', 'H3 Fruit & vegetables']);
  expect(web.address()).toContain(MARKET);
  await user.type(screen.getByLabelText('Add to the list'), 'Candles{Enter}');
  await waitFor(() => expect(shown()).toEqual(['H2 Market', 'H3 Fruit & vegetables', 'H3 Other']));
  await user.click(screen.getByRole('checkbox', { name: /^Onions/ }));
  await within(show).findByRole('button', { name: 'Market 1 of 2' });

  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as text' }));
  await waitFor(() => expect(copied).toHaveBeenCalled());
  expect(copied.mock.calls[0]?.[0]).toBe('* Market *\n\nFruit & vegetables\n[x] Onions\n\nOther\n[ ] Candles');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getAllByRole('heading', { name: 'Shopping List', level: 1 }).at(-1)
    ?.parentElement as HTMLElement;
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Onions', 'Candles']);
  act(() => void window.dispatchEvent(new Event('afterprint')));

  await web.open(`/shopping?shop=none`, PRO);
  await waitFor(() => expect(shown()).toEqual(['H2 Everything else', 'H3 Dairy & eggs']));
});

test('a line is bought elsewhere by keyboard, which stays in the list, and later lists know', async () => {
  await writeList();
  await nameShops();
  const user = await web.open('/shopping', PRO);
  await user.click(await screen.findByRole('button', { name: 'Details of Milk' }));

  screen.getByRole('button', { name: 'Shop: Everything else' }).focus();
  await user.keyboard('{Enter}');
  const market = await screen.findByRole('menuitemradio', { name: 'Market' });
  market.focus();
  await user.keyboard('{Enter}');

  await waitFor(() =>
    expect(shown()).toEqual(['H2 Market', 'H3 Fruit & vegetables', 'H3 Dairy & eggs', 'H2 Indian shop', 'H3 Spices']),
  );
  expect(await screen.findByText('Milk is under “Market” now, on later lists too.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What to buy' })));
  expect(await boughtAt()).toEqual({ Onions: MARKET, Milk: MARKET, Cumin: INDIAN });
});

test('a shop that is removed comes back with what was bought there', async () => {
  await writeList();
  await nameShops();
  const { items } = await list().read();
  await list().updateItem({ itemId: items.find(({ name }) => name === 'Milk')?.id ?? '', shopId: MARKET });
  const user = await web.open('/shopping', PRO);
  const dialog = await openShops(user);

  await user.click(await within(dialog).findByRole('button', { name: 'Remove Market' }));
  await waitFor(async () => expect(await boughtAt()).toEqual({ Onions: null, Milk: null, Cumin: INDIAN }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(async () => expect(await boughtAt()).toEqual({ Onions: MARKET, Milk: MARKET, Cumin: INDIAN }));
  await waitFor(() => expect(shown()).toContain('H2 Market'));
});

test('without the server shops are named and lines get one, and all of it is sent in order when it is back', async () => {
  await writeList();
  const user = await web.open('/shopping', PRO);
  const dialog = await openShops(user);
  await within(dialog).findByLabelText('Name of the shop');
  for (const name of ['setShop', 'updateItem', 'read']) web.breakProcedure(`shoppingList.${name}`, 'unavailable');

  await user.type(within(dialog).getByLabelText('Name of the shop'), 'Market{Enter}');
  expect(await within(dialog).findByText(/waiting to be saved$/)).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Details of Milk' }));
  await user.click(screen.getByRole('button', { name: 'Shop: Everything else' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Market' }));
  await waitFor(() => expect(shown()).toContain('H2 Market'));
  expect((await list().read()).shops).toEqual([]);

  web.mend();
  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(async () => expect((await list().read()).shops).toMatchObject([{ name: 'Market' }]));
  const [market] = (await list().read()).shops;
  await waitFor(async () => expect((await boughtAt()).Milk).toBe(market?.id));
});
