import { appRouter } from '@platewise/api/app-router';
import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { PLAN_IDS, type PlanId } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { procedureMeta } from './procedure-meta.ts';
import { REST_ROUTES } from './rest-routes.ts';

const UNKNOWN_ID = '0198c0de-0000-7000-8000-000000000000';
const MEAL = { entryId: UNKNOWN_ID, mealId: UNKNOWN_ID };
const DAY = '2026-11-30';

const OWN_FOOD = { foodId: UNKNOWN_ID, name: 'Bar', statedPer: '100g', calories: 400, protein: 9, carbs: 60, fat: 14 };

/** What a procedure must be asked with, so that it gets as far as the plan; {} where nothing is needed. */
const INPUTS: Record<string, object> = {
  'plans.prepGuide': { planIds: [UNKNOWN_ID] },
  'plans.prepWords': { planIds: [UNKNOWN_ID] },
  'shoppingList.weekWords': { generatedId: UNKNOWN_ID, dietaryPreferences: 'vegan' },
  'calorie.entries': { date: DAY },
  'calorie.day': { date: DAY },
  'calorie.nutrients': { from: DAY, to: DAY },
  'calorie.foods': { search: 'rice' },
  'calorie.usual': { slot: 'lunch' },
  'calorie.readText': { text: '2 rotis' },
  'calorie.setOwnFood': OWN_FOOD,
  'calorie.removeOwnFood': { foodId: OWN_FOOD.foodId },
  'calorie.trend': { days: 7, to: DAY },
  'calorie.proposeReplan': { date: DAY },
  'calorie.addMeal': { name: 'Soup', calories: 300, date: DAY },
  'calorie.logFood': { food: 'brown-rice', grams: 100, date: DAY },
  'calorie.setDailyGoal': { dailyGoal: 2000, date: DAY },
  'body.setFacts': { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' },
  'body.setEatingWindow': { window: null },
  'body.recordMeasure': { measure: 'weight', value: 70, unit: 'kg', date: '2026-11-01' },
  'body.removeMeasure': { measureId: UNKNOWN_ID },
  'body.decideTarget': { kcal: 2000, isAccepted: true },
  'shoppingList.generate': { numberOfPeople: 2 },
  'shoppingList.fromPlan': { planIds: [UNKNOWN_ID], numberOfPeople: 2 },
  'shoppingList.follow': { planIds: [UNKNOWN_ID], numberOfPeople: 2 },
  'calorie.changeMeal': { ...MEAL, name: 'Soup' },
  'calorie.removeMeal': MEAL,
  'calorie.copyMeal': { ...MEAL, to: DAY },
  'calorie.copyDay': { from: '2026-11-29', to: DAY },
  'calorie.tickPlanned': { date: DAY, slot: 'lunch', outcome: 'eaten' },
  'calorie.untickPlanned': { date: DAY, slot: 'lunch' },
  'calorie.applyReplan': { date: DAY, revision: 'x' },
  'shoppingList.addItem': { name: 'Milk' },
  'shoppingList.updateItem': { itemId: 'onion', isTicked: true },
  'shoppingList.removeItem': { itemId: 'onion' },
  'shoppingList.clear': { what: 'ticked' },
  'shoppingList.addPantryFood': { food: 'onion' },
  'shoppingList.removePantryFood': { food: 'onion' },
  'shoppingList.setOwnPrice': { food: 'onion', currency: 'INR', amount: 30, grams: 500 },
  'shoppingList.setShop': { shopId: UNKNOWN_ID, name: 'Market', aisles: [] },
  'shoppingList.removeShop': { shopId: UNKNOWN_ID },
  'shoppingList.undoRestock': { restockId: UNKNOWN_ID },
};
/** What changes a plan whose meals several people share, with what it is asked next to the plan and a meal. */
const FAMILY_CHANGES: Record<string, object> = {
  'plans.regenerate': {},
  'plans.alternatives': {},
  'plans.substitute': { food: 'no-food', instead: 'no-food' },
  'plans.swap': { alternative: 'no-dish' },
  'plans.reportion': {},
  'plans.undo': {},
};
/** Words next to what a route answers are for screens alone. */
const WITHOUT_ROUTE = ['plans.prepWords', 'shoppingList.weekWords'];
const SENTENCE = 'Available for Pro Users Only';
const FAMILY_SENTENCE = 'Available for Family Users Only';

const procedures = Object.keys(appRouter._def.procedures);
const types = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
/** Every feature that is not for everybody, by the name of its procedures; anybody may have their data forgotten. */
const PRO_PROCEDURES = procedures.filter((name) => /^(calorie|shoppingList|body)\.(?!forget)|^plans\.prep/.test(name));
const PRO_ROUTES = REST_ROUTES.filter(({ procedure }) =>
  procedureMeta(appRouter, procedure).refusals?.includes('PRO_ONLY'),
);

let server: TestServer;
const tokens = {} as Record<PlanId, string>;
const shared = {} as Record<PlanId, { planId: string; mealId: string; profileIds: string[] }>;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  for (const plan of PLAN_IDS) {
    const { token, email, api } = await server.signUp();
    await api.subscription.status.query();
    const grant = (to: PlanId) => grantPlan({ ...server.services, db: server.database.db }, { email, plan: to });
    await grant('family');
    const profileIds: string[] = [];
    for (const name of ['Asha', 'Ravi']) profileIds.push((await api.profiles.create.mutate({ name }))._id);
    const { planId = '', meals } = await api.familyPlans.generate.mutate({ profileIds, mealCount: 2 });
    await grant(plan);
    tokens[plan] = token;
    shared[plan] = { planId, mealId: meals[0]?.id ?? '', profileIds };
  }
});
afterAll(() => server.close());

test('the table of routes marks as Pro exactly the procedures that are', () => {
  const marked = new Set<string>(PRO_ROUTES.map(({ procedure }) => procedure));

  expect(PRO_PROCEDURES.filter((name) => !marked.has(name))).toEqual(WITHOUT_ROUTE);
  expect([...marked].filter((name) => !PRO_PROCEDURES.includes(name) && !name.startsWith('familyPlans.'))).toEqual([]);
});

describe.each(PLAN_IDS)('on the plan %s', (plan) => {
  // An input that is refused would say nothing about the plan.
  const expectByPlan = (status: number, text: string) => {
    expect(status, text).not.toBe(400);
    expect(status).toBeLessThan(500);
    if (plan === 'free') expect([status, text.includes(SENTENCE)]).toEqual([403, true]);
    else expect(text).not.toContain(SENTENCE);
  };

  function askOverTrpc(name: string, input: object): Promise<Response> {
    const token = tokens[plan];
    if (types[name]?._def.type !== 'query') return server.request('POST', `/trpc/${name}`, { token, body: input });
    return server.request('GET', `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, { token });
  }

  test.each(PRO_PROCEDURES)('%s over tRPC', async (name) => {
    const input = INPUTS[name] ?? {};
    const response = await askOverTrpc(name, input);

    const text = await response.text();
    expectByPlan(response.status, text);
  });

  test.each(PRO_ROUTES)('$method $path over REST', async ({ method, path, procedure }) => {
    const filled = path
      .replace('{date}', DAY)
      .replace('{slot}', 'lunch')
      .replaceAll(/\{\w+\}/g, UNKNOWN_ID);
    const input = INPUTS[procedure] ?? {};
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const response =
      method === 'GET'
        ? await server.request('GET', `${filled}?${query.toString()}`, { token: tokens[plan] })
        : await server.request(method, filled, { token: tokens[plan], body: input });

    const text = await response.text();
    expectByPlan(response.status, text);
  });

  test.each(['familyPlans.generate', ...Object.keys(FAMILY_CHANGES)])('%s of meals that are shared', async (name) => {
    const { planId, mealId, profileIds } = shared[plan];
    const input = { planId, mealId, mealIds: [mealId], profileIds, mealCount: 2, ...FAMILY_CHANGES[name] };
    const response = await askOverTrpc(name, input);

    const text = await response.text();
    expect(response.status, text).not.toBe(400);
    expect(response.status).toBeLessThan(500);
    if (plan === 'family') expect(text).not.toContain(FAMILY_SENTENCE);
    else expect([response.status, text.includes(FAMILY_SENTENCE)]).toEqual([403, true]);
  });

  test('a plan that is shared is read and kept by anyone who has it', async () => {
    const path = `/api/meals/plans/${shared[plan].planId}`;
    const exported = await server.request('GET', `${path}/export.json`, { token: tokens[plan] });
    const renamed = await server.request('PATCH', path, { token: tokens[plan], body: { name: 'Our day' } });

    expect([exported.status, renamed.status]).toEqual([200, 200]);
  });

  test('profiles, unlimited meals and the status follow one table', async () => {
    const status = await server.request('GET', '/api/sub/subscription-status', { token: tokens[plan] });
    for (const profileId of shared[plan].profileIds) {
      await server.request('DELETE', `/api/users/me/profiles/${profileId}`, { token: tokens[plan] });
    }
    const made: number[] = [];
    for (let count = 0; count <= ENTITLEMENTS[plan].profiles; count += 1) {
      const body = { name: `Profile ${count}` };
      made.push((await server.request('POST', '/api/users/me/profiles', { token: tokens[plan], body })).status);
    }

    expect(await status.json()).toMatchObject({ subscription: plan, entitlements: ENTITLEMENTS[plan] });
    expect(made).toEqual([...Array<number>(ENTITLEMENTS[plan].profiles).fill(201), 403]);
  });
});
