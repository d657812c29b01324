import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { propertyRuns } from '@platewise/config/testing/property-runs';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshToken, type Person } from './testing/create-person.ts';
import { createTestServer, type TestServer } from './testing/create-test-server.ts';
import { anyRequest, type WireRequest } from './testing/fuzz/any-request.ts';

/** 100,000 in the long lane. */
const RUNS = propertyRuns(1200, { shareOfLong: 10 });
const HOUR_MS = 3_600_000;
/** After so many requests a session gets another bearer, which lives two minutes. */
const REQUESTS_OF_A_BEARER = 300;
const CALLERS = ['visitor', 'free', 'family', 'session', 'reader', 'nobody'] as const;

type CallerName = (typeof CALLERS)[number];

let server: TestServer;
let known: Record<string, string[]>;
let session: Person;
let requests = 0;
const bearers: Partial<Record<CallerName, string>> = { nobody: `plw_${'0'.repeat(43)}` };

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  const [free, family] = [await server.signUp(), await server.signUp()];
  known = await fill(family);
  bearers.free = (await free.api.users.tokens.create.mutate({ name: 'Script' })).token;
  bearers.family = (await family.api.users.tokens.create.mutate({ name: 'Script' })).token;
  const reader = await family.api.users.tokens.create.mutate({ name: 'Display', scopes: ['read:all'] });
  bearers.reader = reader.token;
});
afterAll(() => server.close());

/** Gives somebody the Family plan and something of most kinds, and names the ids of it by the fields that take them. */
async function fill({ api, email }: Person): Promise<Record<string, string[]>> {
  await api.subscription.status.query();
  await grantPlan({ ...server.services, db: server.database.db }, { email, plan: 'family' });
  const { _id: profileId } = await api.profiles.create.mutate({ name: 'Asha', calorieTarget: 2000 });
  const asked = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, seed: 7 } as const;
  const { planId = '', meals } = await api.meals.generate.mutate(asked);
  const [meal] = meals;
  const { favorite } = await api.favorites.add.mutate({ meal: meal ?? { name: 'Soup' } });
  const entry = await api.calorie.addMeal.mutate({ name: 'Soup', calories: 300, date: '2026-11-20' });
  const placed = await api.calendar.placePlan.mutate({ planId, date: '2026-11-30' });
  const { token } = await api.sharing.create.mutate({ planId });
  return {
    planId: [planId],
    planIds: [planId],
    mealId: [...meals.map(({ id }) => id), ...entry.meals.map(({ id }) => id)],
    favoriteId: [favorite._id],
    profileId: [profileId],
    profileIds: [profileId],
    entryId: [entry._id],
    changeId: [placed.changeId ?? ''],
    token: [token],
    food: (meal?.items ?? []).map(({ food }) => food),
    itemId: (meal?.items ?? []).map(({ food }) => food),
  };
}

/** The bearer of a caller; that of the session is made again now and then, and the person too once they have left. */
async function bearerOf(caller: CallerName): Promise<string | undefined> {
  if (caller !== 'session') return bearers[caller];
  if (requests % REQUESTS_OF_A_BEARER === 1 || !bearers.session) {
    bearers.session = (session && (await freshToken(server.url, session.cookie))) || '';
    if (bearers.session === '') {
      session = await server.signUp();
      bearers.session = session.token;
    }
  }
  return bearers.session;
}

async function send({ method, path, headers, body }: WireRequest, bearer: string | undefined) {
  const sent = {
    ...headers,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    // Node states no length for methods that seldom have a body, which would make it the beginning of another request.
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  };
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; type: string | undefined; body: string }>((resolve, reject) => {
    // Each on a connection of its own: one that a refused body has closed answers nobody.
    const asked = httpRequest({ agent: false, hostname, port, method, path, headers: sent }, (answer) => {
      const { statusCode: status = 0, headers: answered } = answer;
      text(answer).then((read) => resolve({ status, type: answered['content-type'], body: read }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What is not as documented in the body of a refusal; under /trpc it stands inside an envelope. */
function refusalIn(body: string, type: string | undefined): unknown {
  expect(type, body).toContain('application/json');
  const [answer] = [JSON.parse(body)].flat();
  return errorBodySchema.safeParse(answer.error?.data ?? answer).error;
}

test('whatever is sent, the answer is documented and never a fault', { timeout: 4 * HOUR_MS }, async () => {
  const wire = anyRequest(known);
  const run = async (sent: WireRequest, caller: CallerName) => {
    requests += 1;
    const bearer = await bearerOf(caller);

    const { status, type, body } = await send(sent, bearer);

    expect(status, body).toBeLessThan(500);
    if (body !== '') expect(type).toMatch(/^(?!text\/)\w+\/[\w.+-]+|^text\/.+; ?charset=utf-8$/i);
    const isRefusal = status >= 400 && body !== '' && /^\/(api|trpc)\/./.test(sent.path);
    if (isRefusal) expect(refusalIn(body, type), body).toBeUndefined();
  };

  await fc.assert(fc.asyncProperty(wire, fc.constantFrom(...CALLERS), run), { numRuns: RUNS });
});
