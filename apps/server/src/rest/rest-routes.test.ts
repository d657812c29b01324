import { appRouter } from '@platewise/api/app-router';
import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { LARGE_PROCEDURES } from '@platewise/contract/diary/large-procedures';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { LIMITS } from '@platewise/contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { procedureMeta } from './procedure-meta.ts';
import type { RestRoute } from './rest-route.ts';
import { REST_ROUTES } from './rest-routes.ts';

const ASKED = { goal: 'weight_loss', dietaryPreferences: 'vegan', mealCount: 1, calorieTarget: 1800 };
/** Bodies that are right, so that only the id in the path is wrong. */
const BODIES: Record<string, object> = {
  'plans.rename': { name: 'Monday' },
  'plans.duplicate': {},
  'profiles.update': { name: 'Asha' },
  'plans.regenerate': { mealIds: ['meal-1'] },
  'plans.reportion': { locked: [] },
  'plans.substitute': { food: 'tahini', instead: 'peanut-butter' },
  'plans.swap': { alternative: 'mujaddara-salad' },
  'calorie.changeMeal': { name: 'Soup' },
  'calorie.copyMeal': { to: '2026-11-30' },
  'calorie.setOwnFood': { name: 'Bar', statedPer: '100g', calories: 400, protein: 9, carbs: 60, fat: 14 },
  'calorie.addWater': { ml: 250 },
  'shoppingList.updateItem': { isTicked: true },
  'shoppingList.addPantryFood': { grams: 500 },
  'shoppingList.setOwnPrice': { currency: 'INR', amount: 30, grams: 500 },
  'shoppingList.setShop': { name: 'Market', aisles: [] },
};
/** What a row must be asked with. */
const QUERIES: Record<string, string> = {
  'calendar.read': '?from=2026-11-30&to=2026-12-06',
  'calendar.nutrients': '?from=2026-11-30&to=2026-12-06',
  'calendar.mendingSwaps': '?from=2026-11-30&to=2026-12-06',
  'calorie.day': '?date=2026-11-30',
  'calorie.nutrients': '?from=2026-11-30&to=2026-12-06',
  'calorie.foods': '?search=rice',
  'calorie.usual': '?slot=lunch',
  'calorie.proposeReplan': '?date=2026-11-30',
  'meals.standIns': '?food=tahini&grams=30',
};
const UNKNOWN_ID = '0198c0de-0000-7000-8000-000000000000';

let server: TestServer;
let owner: Person;
let stranger: Person;
/** Someone whose plan has everything. */
let pro: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed', OUTGOING_WEBHOOKS: 'on' });
  owner = await server.signUp();
  stranger = await server.signUp();
  pro = await server.signUp();
  await grantPlan({ ...server.services, db: server.database.db }, { email: pro.email, plan: 'pro' });
});
afterAll(() => server.close());

const asOwner = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: owner.token, ...(body === undefined ? {} : { body }) });
const asStranger = (method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: stranger.token, ...(body === undefined ? {} : { body }) });
/** Someone whose plan has what a row is for. */
const asEntitled = ({ procedure }: RestRoute, method: string, path: string, body?: unknown) =>
  server.request(method, path, {
    token: procedureMeta(appRouter, procedure).refusals?.includes('PRO_ONLY') ? pro.token : owner.token,
    ...(body === undefined ? {} : { body }),
  });

async function json<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body;
}

async function generate() {
  return json<{ planId: string; meals: { id: string; name: string }[] }>(
    await asOwner('POST', '/api/meals/generate', ASKED),
  );
}

describe('each row of the table', () => {
  const rows = REST_ROUTES.map((row) => ({ ...row, path: row.path.replaceAll(/\{\w+\}/g, UNKNOWN_ID) }));
  const signedInOnly = rows.filter(({ procedure }) => procedureMeta(appRouter, procedure).auth !== 'public');

  test.each(signedInOnly)(
    '$method $path asks a visitor to sign in before it reads what they send',
    async ({ method, path }) => {
      const response = await server.request(method, path, method === 'GET' ? {} : { body: '{not json' });

      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(errorBodySchema.parse(await response.json()).code).toBe('UNAUTHENTICATED');
    },
  );

  test.each(rows)('$method $path takes a slash at the end and refuses another method', async ({ path }) => {
    const taken = rows.filter((row) => row.path === path).map(({ method }) => method);
    const other = (['PUT', 'PATCH', 'POST'] as const).find((method) => !taken.includes(method)) ?? '';

    const response = await server.request(other, `${path}/`);

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBeTruthy();
    expect(errorBodySchema.parse(await response.json()).code).toBe('METHOD_NOT_ALLOWED');
  });

  const withBody = rows.filter(({ body }) => body);

  test.each(withBody)('$method $path refuses what is not JSON, by type and by text', async ({ method, path }) => {
    const form = await server.request(method, path, {
      token: owner.token,
      body: 'a=b',
      headers: { 'content-type': 'text/plain' },
    });
    const broken = await asOwner(method, path, '{"a":');

    expect([form.status, broken.status]).toEqual([415, 400]);
    expect(errorBodySchema.parse(await form.json()).code).toBe('WRONG_MEDIA_TYPE');
    expect(errorBodySchema.parse(await broken.json()).code).toBe('BAD_JSON');
  });

  test.each(withBody)('$method $path refuses a body over what it takes', async ({ method, path, procedure }) => {
    const most = LARGE_PROCEDURES.includes(procedure) ? LIMITS.photoBodyMaxBytes : LIMITS.bodyMaxBytes;
    const response = await asOwner(method, path, `{"name":"${'x'.repeat(most)}"}`);

    expect(response.status).toBe(413);
    expect(errorBodySchema.parse(await response.json()).code).toBe('BODY_TOO_LARGE');
  });

  // A date and a slot are no ids: what cannot be one is refused with a sentence.
  const hasIds = (path: string) => path.includes(UNKNOWN_ID) && !/favorites\/|(?:calendar|planned)\/\d/.test(path);

  // A shop and a food of one's own get their ids from who names them: an unknown one is new.
  const NAMED_BY_CALLER = ['shoppingList.setShop', 'calorie.setOwnFood', 'calorie.addWater', 'calorie.removeWater'];
  const isNamedByCaller = (procedure: string) => NAMED_BY_CALLER.includes(procedure);
  const findsById = ({ path, procedure }: RestRoute) => hasIds(path) && !isNamedByCaller(procedure);

  test.each(rows.filter(findsById))('$method $path does not find an unknown and a malformed id', async (row) => {
    const { method, path, procedure } = row;
    const body = method === 'GET' || method === 'DELETE' ? undefined : BODIES[procedure];
    const unknown = await asEntitled(row, method, path, body);
    const malformed = await asEntitled(row, method, path.replace(UNKNOWN_ID, '..%00"1'), body);

    expect([unknown.status, malformed.status]).toEqual([404, 404]);
  });
});

describe('subscription', () => {
  test('the status of a new person is free with ten tokens and a date of renewal', async () => {
    const fresh = await server.signUp();
    const response = await server.request('GET', '/api/sub/subscription-status', { token: fresh.token });

    expect(response.status).toBe(200);
    const status = await json<{ tokens: number; subscription: string; nextReset: string }>(response);
    expect(status).toMatchObject({ subscription: 'free', subscriptionStatus: 'active', tokens: 10, isPro: false });
    expect(Date.parse(status.nextReset)).toBeGreaterThan(Date.now());
  });

  test('the plans on offer are open to visitors', async () => {
    const plans = await json<{ id: string }[]>(await server.request('GET', '/api/sub/plans'));

    expect(plans.map(({ id }) => id)).toEqual(['free', 'pro', 'family']);
  });
});

describe('meals and plans', () => {
  test('a generated plan is in the lists of its owner and of nobody else', async () => {
    const { planId, meals } = await generate();

    const own = await json<{ id: string }[]>(await asOwner('GET', '/api/meals/'));
    const page = await json<{ plans: { _id: string }[]; total: number }>(
      await asOwner('GET', '/api/meals/plans?page=1&pageSize=5'),
    );
    const foreign = await json<unknown[]>(await asStranger('GET', '/api/meals/'));
    expect(own.map(({ id }) => id)).toContain(meals[0]?.id);
    expect(page.plans[0]?._id).toBe(planId);
    expect(foreign).toEqual([]);
  });

  test('the list of meals goes on with the cursor in X-Next-Cursor', async () => {
    await generate();
    await generate();

    const first = await asOwner('GET', '/api/meals?limit=1');
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const second = await asOwner('GET', `/api/meals?limit=1&cursor=${encodeURIComponent(cursor)}`);
    const [[a], [b]] = [await json<{ id: string }[]>(first), await json<{ id: string }[]>(second)];
    expect(a?.id).toBeTruthy();
    expect(b?.id).not.toBe(a?.id);
  });

  test.each(['limit=1e9', 'limit=-1', 'limit=abc', 'limit=1&limit=2', 'limit=0'])(
    'the list refuses %s',
    async (query) => {
      const response = await asOwner('GET', `/api/meals?${query}`);

      expect(response.status).toBe(400);
      expect(errorBodySchema.parse(await response.json()).error).toContain('limit');
    },
  );

  test('the same Idempotency-Key gives the same plan and takes one token', async () => {
    const fresh = await server.signUp();
    const options = { token: fresh.token, body: ASKED, headers: { 'idempotency-key': 'click-1' } };

    const first = await json<{ planId: string }>(await server.request('POST', '/api/meals/generate', options));
    const again = await json<{ planId: string }>(await server.request('POST', '/api/meals/generate', options));
    const other = await server.request('POST', '/api/meals/generate', {
      ...options,
      body: { ...ASKED, goal: 'balanced' },
    });
    const status = await json<{ tokens: number }>(
      await server.request('GET', '/api/sub/subscription-status', { token: fresh.token }),
    );
    expect(again.planId).toBe(first.planId);
    expect(other.status).toBe(422);
    expect(status.tokens).toBe(9);
  });

  test('a plan is named by its owner, and to a stranger it does not exist', async () => {
    const { planId } = await generate();

    const foreign = await asStranger('PATCH', `/api/meals/plans/${planId}`, { name: 'Mine' });
    const named = await json<{ name: string }>(
      await asOwner('PATCH', `/api/meals/plans/${planId}`, { name: 'Monday' }),
    );
    expect(foreign.status).toBe(404);
    expect(named.name).toBe('Monday');
  });

  test('a plan is deleted once, with an empty body of type JSON', async () => {
    const { planId } = await generate();
    const remove = () =>
      server.request('DELETE', `/api/meals/plans/${planId}`, {
        token: owner.token,
        headers: { 'content-type': 'application/json' },
      });

    const foreign = await asStranger('DELETE', `/api/meals/plans/${planId}`);
    const [first, second] = [await remove(), await remove()];
    expect([foreign.status, first.status, second.status]).toEqual([404, 204, 404]);
    expect(await first.text()).toBe('');
  });

  test("a visitor's plan is kept after sign-up, computed again", async () => {
    const fresh = await server.signUp();
    const offered = await json<{
      meals: { name: string; mealType: string; items: object[] }[];
      seed: number;
      planId?: string;
    }>(await server.request('POST', '/api/meals/generate', { body: ASKED }));
    const items = offered.meals.map(({ name, mealType, items }) => ({ name, mealType, items }));

    const response = await server.request('POST', '/api/meals/plans', {
      token: fresh.token,
      body: { request: ASKED, seed: offered.seed, items },
    });
    expect(offered.planId).toBeUndefined();
    expect(response.status).toBe(201);
    expect(await json(response)).toMatchObject({ goal: 'weight_loss', name: null });
  });

  test("generating for another person's id is refused, and for any id without a bearer", async () => {
    const body = { ...ASKED, userId: stranger.userId };

    const foreign = await asOwner('POST', '/api/meals/generate', body);
    const visitor = await server.request('POST', '/api/meals/generate', { body });
    expect([foreign.status, visitor.status]).toEqual([403, 401]);
  });

  test('excluding everything is answered with 422 and a sentence that names a reason', async () => {
    const excludeIngredients = [
      'gluten',
      'dairy',
      'nuts',
      'soy',
      'legumes',
      'grains',
      'vegetables',
      'fruit',
      'oil',
      'rice',
      'potato',
      'seeds',
    ];
    const response = await asOwner('POST', '/api/meals/generate', { ...ASKED, excludeIngredients });

    expect(response.status).toBe(422);
    expect(errorBodySchema.parse(await response.json())).toMatchObject({ code: 'PLAN_IMPOSSIBLE' });
  });
});

describe('favorites', () => {
  test('a meal is kept once: 201, then 200 with the same one; the list is the owner’s alone', async () => {
    const body = { userId: owner.userId, meal: { name: 'Poha with peas' } };

    const first = await asOwner('POST', '/api/meals/favorites', body);
    const again = await asOwner('POST', '/api/meals/favorites', body);
    const list = await json<{ _id: string }[]>(await asOwner('GET', `/api/meals/favorites/${owner.userId}`));
    const { _id } = await json<{ _id: string }>(first);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect((await json<{ _id: string }>(again))._id).toBe(_id);
    expect(list.map((favorite) => favorite._id)).toContain(_id);
  });

  test("a stranger can neither list, add to nor remove another person's favorites", async () => {
    const created = await asOwner('POST', '/api/meals/favorites', { meal: { name: 'Upma' } });
    const { _id } = await json<{ _id: string }>(created);

    const list = await asStranger('GET', `/api/meals/favorites/${owner.userId}`);
    const add = await asStranger('POST', '/api/meals/favorites', { userId: owner.userId, meal: { name: 'Idli' } });
    const remove = await asStranger('DELETE', `/api/meals/favorites/${_id}`);
    const unknown = await asStranger('DELETE', `/api/meals/favorites/${UNKNOWN_ID}`);
    expect([list.status, add.status, remove.status, unknown.status]).toEqual([403, 403, 404, 404]);
    const own = await asOwner('DELETE', `/api/meals/favorites/${_id}`);
    expect(own.status).toBe(204);
  });
});

describe('users', () => {
  test('registration is 201 once and 200 with existingAccount afterwards', async () => {
    const fresh = await server.signUp();
    const body = { userId: fresh.userId, email: fresh.email, name: 'Asha' };
    const register = () => server.request('POST', '/api/users/register', { token: fresh.token, body });

    const [first, second] = [await register(), await register()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect([await json(first), await json(second)]).toEqual([
      { userId: fresh.userId, existingAccount: false },
      { userId: fresh.userId, existingAccount: true },
    ]);
  });

  test('registering another id is refused', async () => {
    const body = { userId: owner.userId, email: owner.email, name: '' };

    const response = await asStranger('POST', '/api/users/register', body);
    expect(response.status).toBe(403);
  });

  test('a personal token works until it is revoked, and cannot make tokens', async () => {
    const created = await json<{ id: string; token: string }>(
      await asOwner('POST', '/api/users/me/tokens', { name: 'Script' }),
    );

    const works = await server.request('GET', '/api/sub/subscription-status', { token: created.token });
    const makes = await server.request('POST', '/api/users/me/tokens', {
      token: created.token,
      body: { name: 'More' },
    });
    const listed = await (await asOwner('GET', '/api/users/me/tokens')).text();
    const foreign = await asStranger('DELETE', `/api/users/me/tokens/${created.id}`);
    const revoked = await asOwner('DELETE', `/api/users/me/tokens/${created.id}`);
    const after = await server.request('GET', '/api/sub/subscription-status', { token: created.token });
    expect(created.token).toMatch(/^plw_/);
    expect([works.status, makes.status, foreign.status, revoked.status, after.status]).toEqual([
      200, 403, 404, 204, 401,
    ]);
    expect(listed).not.toContain(created.token);
  });
});

test('every success of the table has the documented shape', async () => {
  const { planId, meals } = await generate();
  const { token } = await json<{ token: string }>(await asOwner('POST', `/api/meals/plans/${planId}/share`));
  const webhook = { name: 'Kitchen', url: 'https://hooks.example/', events: ['plan.made'] };
  const { id: webhookId } = await json<{ id: string }>(await asOwner('POST', '/api/users/me/webhooks', webhook));
  const mealId = meals[0]?.id ?? '';
  const paths: Record<string, string> = { planId, mealId, food: 'tahini', id: owner.userId, token, webhookId };
  // Its shape is looked at where a person with the plan for it asks.
  const isForAll = (procedure: string) => procedure !== 'plans.prepGuide';
  const readable = REST_ROUTES.filter(
    ({ method, output, mediaType, procedure }) => method === 'GET' && output && !mediaType && isForAll(procedure),
  );

  for (const row of readable) {
    const { path, output, procedure } = row;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => paths[name] ?? '');
    const response = await asEntitled(row, 'GET', `${filled}${QUERIES[procedure] ?? ''}`);
    expect(response.status, path).toBe(200);
    expect(output?.safeParse(await response.json()).error, path).toBeUndefined();
  }
});
