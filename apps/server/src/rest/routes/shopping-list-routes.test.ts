import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import {
  generatedListSchema,
  listChangeSchema,
  listFromPlanSchema,
  listSwapSchema,
  pantryFoodSchema,
  restockedSchema,
  shoppingListSchema,
} from '@platewise/contract/shopping/shopping-list-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

let server: TestServer;
let pro: Person;
let free: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  pro = await server.signUp();
  free = await server.signUp();
  await grantPlan({ ...server.services, db: server.database.db }, { email: pro.email, plan: 'pro' });
});
afterAll(() => server.close());

const LIST = '/api/shopping-list';
const ask = (method: string, path: string, body?: unknown, key?: string) =>
  server.request(method, `${LIST}${path}`, {
    token: pro.token,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const newPlan = async () => {
  const body = { goal: 'balanced', dietaryPreferences: 'vegetarian', mealCount: 3 };
  const made = await server.request('POST', '/api/meals/generate', { token: pro.token, body });
  return ((await made.json()) as { planId: string }).planId;
};

describe('the shopping list over REST', () => {
  test('is generated from words, with the documented fields, and kept on request', async () => {
    const response = await ask('POST', '/generate', {
      dietaryPreferences: 'vegetarian',
      budget: '₹2000',
      numberOfPeople: 2,
    });

    expect(response.status).toBe(200);
    const list = generatedListSchema.parse(await response.json());
    expect(list.items[0]).toMatchObject({ category: expect.any(String), name: expect.any(String) });
    expect(list.items.every(({ quantity }) => quantity !== '')).toBe(true);
    const { generatedId } = list;
    const kept = await ask('PUT', '/source', { generatedId, numberOfPeople: 2 });
    expect([kept.status, shoppingListSchema.parse(await kept.json()).items.length]).toEqual([200, list.items.length]);
  });

  test('asks about words that may be an allergy and cannot be read, and plans without them once that is accepted', async () => {
    const asked = { dietaryPreferences: 'zorblax allergy', numberOfPeople: 1 };

    const question = await ask('POST', '/generate', asked);
    const accepted = await ask('POST', '/generate', { ...asked, acceptNotAssessed: true });

    expect(question.status).toBe(422);
    expect(errorBodySchema.parse(await question.json())).toMatchObject({
      code: 'NOT_ASSESSED',
      notAssessed: ['zorblax allergy'],
    });
    expect(accepted.status).toBe(200);
  });

  test('follows plans; lines are ticked, changed and reset one by one, and a repeated write is harmless', async () => {
    const planId = await newPlan();
    const once = await ask('POST', '/from-plan', { planIds: [planId], numberOfPeople: 2 });
    const followed = await ask('PUT', '/source', { planIds: [planId], numberOfPeople: 2, startAnew: true });
    const { items } = shoppingListSchema.parse(await followed.json());
    expect(listFromPlanSchema.parse(await once.json()).items).toEqual(items);
    const path = `/items/${items[0]?.id}`;

    const ticked = await ask('PATCH', path, { isTicked: true }, 'tick-1');
    const again = await ask('PATCH', path, { isTicked: true }, 'tick-1');
    const other = await ask('PATCH', path, { isTicked: false }, 'tick-1');
    const reset = [await ask('DELETE', path), await ask('DELETE', path)];

    const change = listChangeSchema.parse(await ticked.json());
    expect(change.item).toMatchObject({ id: items[0]?.id, isTicked: true });
    expect(await again.json()).toEqual(change);
    expect([ticked.status, again.status, other.status]).toEqual([200, 200, 422]);
    expect(reset.map(({ status }) => status)).toEqual([204, 404]);
    const swaps = await ask('GET', '/swaps?currency=USD');
    expect(listSwapSchema.array().parse(await swaps.json())).toBeDefined();
    expect([(await ask('DELETE', '/source')).status, (await ask('DELETE', '/source')).status]).toEqual([204, 204]);
  });

  test('has a pantry with amounts and dates, which what is bought goes to and comes back from', async () => {
    const planId = await newPlan();
    const followed = await ask('PUT', '/source', { planIds: [planId], numberOfPeople: 2, startAnew: true });
    const line = shoppingListSchema.parse(await followed.json()).items.find(({ food }) => food !== null);
    await ask('PATCH', `/items/${line?.id}`, { isTicked: true });

    const restocked = restockedSchema.parse(await (await ask('POST', '/restock')).json());
    const dated = await ask('PUT', `/pantry/${line?.id}`, { useBy: '2026-12-04' });
    const pantry = pantryFoodSchema.array().parse(await (await ask('GET', '/pantry')).json());
    const refused = await ask('PUT', '/pantry/onion', { grams: -1 });
    const undone = await ask('POST', '/restock/undo', { restockId: restocked.restockId });
    const again = await ask('POST', '/restock/undo', { restockId: restocked.restockId });

    expect(pantry).toMatchObject([{ food: line?.id, grams: line?.covers, useBy: '2026-12-04' }]);
    expect([restocked.foods, dated.status, undone.status, again.status]).toEqual([1, 204, 200, 404]);
    expect(errorBodySchema.parse(await refused.json()).error).toBe('grams must be a number from 0.05 to 10000000.');
    const back = shoppingListSchema.parse(await undone.json()).items.find(({ id }) => id === line?.id);
    expect(back).toMatchObject({ isTicked: true, tickedAmount: line?.covers });
    await ask('DELETE', '/source');
  });

  test('keeps what was paid for a food, which its line then costs, until it is forgotten', async () => {
    const planId = await newPlan();
    const followed = await ask('PUT', '/source', { planIds: [planId], numberOfPeople: 2, startAnew: true });
    const line = shoppingListSchema.parse(await followed.json()).items.find(({ food }) => food !== null);
    const path = `/prices/${line?.food}`;

    const paid = await ask('PUT', path, { currency: 'USD', amount: 3.5, grams: line?.buy?.grams }, 'paid-1');
    const again = await ask('PUT', path, { currency: 'USD', amount: 3.5, grams: line?.buy?.grams }, 'paid-1');
    const refused = await ask('PUT', path, { currency: 'USD', amount: 3.5 });
    const forgotten = await ask('PUT', path, { currency: 'USD', amount: null });

    const change = listChangeSchema.parse(await paid.json());
    expect(change.item?.cost.usd).toMatchObject({ amount: 3.5, ownPrice: { amount: 3.5, grams: line?.buy?.grams } });
    expect(await again.json()).toEqual(change);
    expect([refused.status, errorBodySchema.parse(await refused.json()).error]).toEqual([400, 'grams is required.']);
    expect(listChangeSchema.parse(await forgotten.json()).item?.cost).toEqual(line?.cost);
    await ask('DELETE', '/source');
  });

  test('has shops, and says where each line is bought', async () => {
    const [market, indian] = ['0198c0de-0000-7000-8000-00000000005a', '0198c0de-0000-7000-8000-00000000005b'];
    await ask('PUT', `/shops/${market}`, { name: 'Market', aisles: ['produce'] }, 'shop-1');
    const named = await ask('PUT', `/shops/${indian}`, { name: 'Indian shop', aisles: ['spices'] });
    const refused = await ask('PUT', `/shops/${indian}`, { name: 'market', aisles: [] });
    const { item } = listChangeSchema.parse(await (await ask('POST', '/items', { name: 'Onions' })).json());
    const moved = await ask('PATCH', `/items/${item?.id}`, { shopId: indian });

    expect(await named.json()).toEqual({
      shops: [
        { id: market, name: 'Market', aisles: ['produce'] },
        { id: indian, name: 'Indian shop', aisles: ['spices'] },
      ],
    });
    expect([refused.status, errorBodySchema.parse(await refused.json()).issues]).toMatchObject([
      400,
      [{ path: 'name' }],
    ]);
    expect([item?.shopId, listChangeSchema.parse(await moved.json()).item?.shopId]).toEqual([market, indian]);
    expect((await ask('DELETE', `/shops/${indian}`)).status).toBe(204);
    const { items, shops } = shoppingListSchema.parse(await (await ask('GET', '')).json());
    expect(shops.map(({ id }) => id)).toEqual([market]);
    expect(items.find(({ id }) => id === item?.id)).toMatchObject({ shopId: market, hasOwnShop: false });
    await ask('DELETE', `/items/${item?.id}`);
    await ask('DELETE', `/shops/${market}`);
  });

  test('has own items and a pantry', async () => {
    const added = await ask('POST', '/items', { name: 'Candles', quantity: '2' }, 'add-1');
    const again = await ask('POST', '/items', { name: 'Candles', quantity: '2' }, 'add-1');
    const { item } = listChangeSchema.parse(await added.json());

    const home = await ask('PUT', '/pantry/onion');
    const pantry = (await (await ask('GET', '/pantry')).json()) as object[];
    const gone = [await ask('DELETE', '/pantry/onion'), await ask('DELETE', '/pantry/onion')];
    const ticked = await ask('PATCH', `/items/${item?.id}`, { isTicked: true });
    const cleared = await ask('POST', '/clear', { what: 'ticked' });

    expect([added.status, again.status, home.status, ticked.status]).toEqual([201, 201, 204, 200]);
    expect(listChangeSchema.parse(await again.json()).item?.id).toBe(item?.id);
    expect(pantry).toMatchObject([{ food: 'onion', category: 'Fruit & vegetables' }]);
    expect(gone.map(({ status }) => status)).toEqual([204, 204]);
    expect(shoppingListSchema.parse(await cleared.json()).items).toEqual([]);
  });

  test('refuses a free person with the documented sentence, before what they sent is looked at', async () => {
    const body = { dietaryPreferences: '', budget: '-1', numberOfPeople: 2 };
    const response = await server.request('POST', `${LIST}/generate`, { token: free.token, body });

    expect(response.status).toBe(403);
    expect(errorBodySchema.parse(await response.json())).toMatchObject({
      code: 'PRO_ONLY',
      error: 'Available for Pro Users Only',
    });
  });

  test.each([
    ['POST', '/generate', { numberOfPeople: 0 }, 'numberOfPeople must be a whole number from 1 to 50.'],
    ['POST', '/generate', { numberOfPeople: 1, budget: '0' }, /^budget must be more than 0/],
    ['POST', '/from-plan', { numberOfPeople: 1, from: '2026-02-30', to: '2026-03-01' }, /^from must be a real day/],
    ['POST', '/items', { name: '' }, 'name is required.'],
    ['PATCH', '/items/onion', { grams: -5 }, /^grams must be a number/],
    ['GET', '/swaps?currency=EUR', undefined, /^currency must be one of: INR, USD/],
    ['POST', '/clear', { what: 'everything' }, /^what must be one of/],
  ])('%s %s with %j is 400 and names the field', async (method, path, body, sentence) => {
    const response = await ask(method, path, body);

    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).error).toMatch(sentence);
  });
});
