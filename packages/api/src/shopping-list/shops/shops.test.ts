import { LIMITS } from '@platewise/contract/limits';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { grantPlan } from '../../subscription/grant-plan.ts';
import { porridge } from '../../testing/fake-planner.ts';
import { PRO, STRANGER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { upsertChoices } from './shops-repository.ts';

const DAY = '2026-11-23';
const [MARKET, INDIAN] = [newId(), newId()];
const ON_THE_LIST = ['onion', 'spinach', 'cumin', 'rice-brown'];

describe.each(testDatabases())('shops on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const list = (changes = {}) => testApi().as(PRO, changes).shoppingList;
  const follow = async () => {
    const items = ON_THE_LIST.map((food) => ({ food, name: food, fdcId: null, grams: 200 }));
    await testApi()
      .as(PRO)
      .calendar.place({ date: DAY, slot: 'lunch', meal: { ...porridge('Rice'), items } });
    return list().follow({ from: DAY, to: DAY, numberOfPeople: 1 });
  };
  const nameShops = async () => {
    await list().setShop({ shopId: MARKET, name: 'Market', aisles: ['produce'] });
    return list().setShop({ shopId: INDIAN, name: 'Indian shop', aisles: ['spices', 'grains'] });
  };
  const boughtAt = async () => placesOf((await list().read()).items);

  test('are named with their aisles, and each line is bought in the shop of its aisle', async () => {
    const before = await follow();
    expect(before.shops).toEqual([]);
    expect(before.items.every(({ shopId, hasOwnShop }) => shopId === null && !hasOwnShop)).toBe(true);

    const { shops } = await nameShops();

    expect(shops).toEqual([
      { id: MARKET, name: 'Market', aisles: ['produce'] },
      { id: INDIAN, name: 'Indian shop', aisles: ['grains', 'spices'] },
    ]);
    expect((await list().read()).shops).toEqual(shops);
    expect(await boughtAt()).toEqual({ onion: MARKET, spinach: MARKET, cumin: INDIAN, 'rice-brown': INDIAN });
  });

  test('give an aisle up to another one, and change their name in their place', async () => {
    await follow();
    await nameShops();

    const { shops } = await list().setShop({
      shopId: MARKET,
      name: ' Saturday market ',
      aisles: ['spices', 'produce'],
    });

    expect(shops.map(({ name, aisles }) => [name, aisles])).toEqual([
      ['Saturday market', ['produce', 'spices']],
      ['Indian shop', ['grains']],
    ]);
    expect((await boughtAt()).cumin).toBe(MARKET);
  });

  test('a line has a shop of its own, or none, on this list and the next, until it is the one of its aisle again', async () => {
    await follow();
    await nameShops();
    const { item } = await list().updateItem({ itemId: 'onion', shopId: INDIAN });
    expect(item).toMatchObject({ shopId: INDIAN, hasOwnShop: true, isTicked: false });
    await list().updateItem({ itemId: 'cumin', shopId: null });
    const chosen = { onion: INDIAN, spinach: MARKET, cumin: null, 'rice-brown': INDIAN };
    expect(await boughtAt()).toEqual(chosen);

    await list().follow({ from: DAY, to: DAY, numberOfPeople: 2, startAnew: true });
    expect(await boughtAt()).toEqual(chosen);
    const once = await list().fromPlan({ from: DAY, to: DAY, numberOfPeople: 1 });
    expect(placesOf(once.items)).toEqual(chosen);

    const back = await list().updateItem({ itemId: 'onion', shopId: MARKET });
    expect(back.item).toMatchObject({ shopId: MARKET, hasOwnShop: false });
    await list().setShop({ shopId: INDIAN, name: 'Indian shop', aisles: ['produce'] });
    expect((await boughtAt()).onion).toBe(INDIAN);
  });

  test('are in generated weeks', async () => {
    await list().setShop({ shopId: MARKET, name: 'Market', aisles: ['produce'] });

    const { items } = await list().generate({ numberOfPeople: 1 });

    const market = items.filter(({ shopId }) => shopId === MARKET);
    expect(market.length).toBeGreaterThan(0);
    expect(market).toEqual(items.filter(({ aisle }) => aisle === 'produce'));
  });

  test('an own item is bought where it was whenever it is on the list again, under another name too', async () => {
    await nameShops();
    const { item } = await list().addItem({ name: 'Candles', shopId: MARKET });
    expect(item).toMatchObject({ aisle: 'other', shopId: MARKET, hasOwnShop: true });
    await list().removeItem({ itemId: item?.id ?? '' });

    const again = await list().addItem({ name: ' candles' });
    expect(again.item).toMatchObject({ shopId: MARKET, hasOwnShop: true });
    const renamed = await list().updateItem({ itemId: again.item?.id ?? '', name: 'Tea lights' });
    expect(renamed.item).toMatchObject({ name: 'Tea lights', shopId: MARKET });
    expect((await list().addItem({ name: 'Tea lights' })).item).toMatchObject({ shopId: MARKET });
    const moved = await list().updateItem({ itemId: again.item?.id ?? '', aisle: 'spices', shopId: INDIAN });
    expect(moved.item).toMatchObject({ shopId: INDIAN, hasOwnShop: false });
  });

  test('leave nothing bought there when they are removed, and come back with all of it', async () => {
    await follow();
    await nameShops();
    await list().updateItem({ itemId: 'cumin', shopId: MARKET });
    const before = await boughtAt();

    expect(await list().removeShop({ shopId: MARKET })).toBeNull();
    expect(await boughtAt()).toEqual({ ...before, onion: null, spinach: null, cumin: INDIAN });
    await list().setShop({ shopId: MARKET, name: 'Market', aisles: ['produce'] });
    expect(await boughtAt()).toEqual(before);

    await list().removeShop({ shopId: MARKET });
    await list().removeShop({ shopId: INDIAN });
    await list().setShop({ shopId: MARKET, name: 'Market', aisles: ['produce'] });
    expect(await boughtAt()).toEqual({ onion: MARKET, spinach: MARKET, cumin: null, 'rice-brown': null });
    await expect(list().removeShop({ shopId: INDIAN })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are few, each with a name and at most one place for an aisle', async () => {
    const named = Array.from({ length: LIMITS.shopsMax }, (_, number) => `Shop ${number + 1}`);
    for (const name of named) await list().setShop({ shopId: newId(), name, aisles: [] });
    const { shops } = await list().read();
    expect(shops.map(({ name }) => name)).toEqual(named);

    const one = { shopId: newId(), name: 'One more', aisles: [] };
    await expect(list().setShop(one)).rejects.toThrow('There is room for 8 shops.');
    await expect(list().setShop({ ...one, name: 'shop 1' })).rejects.toThrow(
      'You have a shop called “Shop 1” already.',
    );
    await list().setShop({ shopId: shops[0]?.id ?? '', name: 'SHOP 1', aisles: ['produce', 'produce'] });
    expect((await list().read()).shops[0]).toMatchObject({ name: 'SHOP 1', aisles: ['produce'] });
  });

  test('remember every food of the table, and a bounded number of other lines', async () => {
    const { context } = testApi();
    await nameShops();
    const keys = Array.from({ length: LIMITS.shopChoicesMax }, (_, number) => `line-${number}`);
    await upsertChoices(context.db, PRO.userId, { kind: 'line', keys, shopId: MARKET });

    expect(FOODS.length).toBeLessThan(LIMITS.shopChoicesMax);
    await expect(list().updateItem({ itemId: 'cumin', shopId: MARKET })).rejects.toThrow(
      'There is room for 1000 things',
    );
    await expect(list().updateItem({ itemId: 'onion', shopId: MARKET })).resolves.toBeDefined();
  });

  test('happen once for an Idempotency-Key', async () => {
    const once = () => list({ idempotencyKey: 'named' }).setShop({ shopId: MARKET, name: 'Market', aisles: [] });

    const first = await once();
    await list().setShop({ shopId: MARKET, name: 'Bazaar', aisles: [] });

    expect(await once()).toEqual(first);
    expect((await list().read()).shops).toMatchObject([{ name: 'Bazaar' }]);
  });

  test('are the person’s alone', async () => {
    await nameShops();
    const { context, as } = testApi();
    await as(STRANGER).subscription.status();
    await grantPlan(context, { email: STRANGER.email, plan: 'pro' });
    const other = as(STRANGER).shoppingList;

    await expect(other.removeShop({ shopId: MARKET })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.updateItem({ itemId: 'onion', shopId: MARKET })).rejects.toThrow(/^This shop is not there/);
    await other.setShop({ shopId: MARKET, name: 'Mine', aisles: ['spices'] });
    expect((await list().read()).shops).toMatchObject([{ name: 'Market' }, { name: 'Indian shop' }]);
  });

  test.each([
    [{ name: ' ' }, 'name is required.'],
    [{ name: 'x'.repeat(41) }, 'name must be at most 40 characters.'],
    [{ aisles: ['moon'] }, /^aisles must be one of/],
    [{ aisles: 'produce' }, 'aisles must be a list.'],
    [{ shopId: 'nonsense' }, 'We could not find that.'],
  ])('%j is refused with a sentence', async (change, sentence) => {
    const shop = { shopId: MARKET, name: 'Market', aisles: [], ...change };
    await expect(list().setShop(shop as never)).rejects.toThrow(sentence);
  });
});

function placesOf(items: readonly ShoppingItem[]): Record<string, string | null> {
  return Object.fromEntries(items.filter(({ id }) => ON_THE_LIST.includes(id)).map(({ id, shopId }) => [id, shopId]));
}
