import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { planSchema } from '@platewise/contract/plans/plan-schema';
import { prepGuideSchema } from '@platewise/contract/plans/prep-guide-schema';
import { sharedPlanSchema } from '@platewise/contract/sharing/sharing-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  owner = await server.signUp();
  stranger = await server.signUp();
});
afterAll(() => server.close());

const ask = (person: Person | null, method: string, path: string, body?: unknown) =>
  server.request(method, path, { ...(person && { token: person.token }), ...(body === undefined ? {} : { body }) });

async function newPlan(): Promise<{ planId: string; path: string }> {
  const asked = { goal: 'balanced', dietaryPreferences: 'vegan', mealCount: 1, calorieTarget: 1000 };
  const { planId } = (await (await ask(owner, 'POST', '/api/meals/generate', asked)).json()) as { planId: string };
  return { planId, path: `/api/meals/plans/${planId}` };
}

describe('links over REST', () => {
  test('show a visitor the plan, say search engines to leave it out, and are 404 once revoked', async () => {
    const { path } = await newPlan();
    const made = await ask(owner, 'POST', `${path}/share`);
    const { token } = (await made.json()) as { token: string };

    const shown = await ask(null, 'GET', `/api/shared/${token}`);
    const foreign = await ask(stranger, 'DELETE', `${path}/share`);
    const revoked = await ask(owner, 'DELETE', `${path}/share`);
    const after = await ask(null, 'GET', `/api/shared/${token}`);

    expect([made.status, shown.status, foreign.status, revoked.status, after.status]).toEqual([
      201, 200, 404, 204, 404,
    ]);
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(sharedPlanSchema.parse(await shown.json()).meals).toHaveLength(1);
    expect(errorBodySchema.parse(await after.json()).code).toBe('NOT_FOUND');
  });

  test('and their tokens are in no log', async () => {
    const { path } = await newPlan();
    const { token } = (await (await ask(owner, 'POST', `${path}/share`)).json()) as { token: string };

    await ask(null, 'GET', `/api/shared/${token}`);
    await ask(null, 'GET', `/shared/${token}`);

    expect(server.logs.join('')).not.toContain(token);
  });
});

describe('files over REST', () => {
  test('a plan is kept as data, under its name', async () => {
    const { path } = await newPlan();
    await ask(owner, 'PATCH', path, { name: 'Été "1"' });

    const file = await ask(owner, 'GET', `${path}/export.json`);

    expect(file.headers.get('content-type')).toContain('application/json');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="ete-1.json"');
    expect(planSchema.parse(await file.json()).name).toBe('Été "1"');
  });

  test('a plan is kept as a calendar file for a day', async () => {
    const { path } = await newPlan();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

    const file = await ask(owner, 'GET', `${path}/export.ics?date=${day}`);
    const refused = await ask(owner, 'GET', `${path}/export.ics?date=tomorrow`);

    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="meal-plan.ics"');
    expect(await file.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T190000\r\n`);
    expect([file.status, refused.status]).toEqual([200, 400]);
    expect(errorBodySchema.parse(await refused.json()).error).toMatch(/^date must be a real day/);
  });

  test('strangers and visitors get none', async () => {
    const { path } = await newPlan();

    const answers = await Promise.all([
      ask(stranger, 'GET', `${path}/export.json`),
      ask(stranger, 'GET', `${path}/export.ics`),
      ask(null, 'GET', `${path}/export.json`),
      ask(null, 'GET', `${path}/export.ics`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401, 401]);
  });
});

test('a plan is copied, found by its name, deleted and restored', async () => {
  const { planId, path } = await newPlan();

  const copied = await ask(owner, 'POST', `${path}/duplicate`, { name: 'Second one' });
  const found = await ask(owner, 'GET', '/api/meals/plans?search=second%20ONE&goal=balanced&pageSize=10');
  const removed = await ask(owner, 'DELETE', path);
  const foreign = await ask(stranger, 'POST', `${path}/restore`);
  const restored = await ask(owner, 'POST', `${path}/restore`);

  const copy = planSchema.parse(await copied.json());
  expect([copied.status, removed.status, foreign.status, restored.status]).toEqual([201, 204, 404, 200]);
  expect(await found.json()).toMatchObject({ plans: [{ _id: copy._id }], total: 1 });
  expect(planSchema.parse(await restored.json())._id).toBe(planId);
});

test('a prep guide is for Pro, and takes its plans with commas or one by one', async () => {
  const [first, second] = [await newPlan(), await newPlan()];
  const path = '/api/meals/prep-guide';

  const free = await ask(owner, 'GET', `${path}?planIds=${first.planId}`);
  await grantPlan({ ...server.services, db: server.database.db }, { email: owner.email, plan: 'pro' });
  const together = await ask(owner, 'GET', `${path}?planIds=${first.planId},${second.planId}`);
  const apart = await ask(owner, 'GET', `${path}?planIds=${first.planId}&planIds=${second.planId}`);
  const none = await ask(owner, 'GET', path);

  expect([free.status, together.status, apart.status, none.status]).toEqual([403, 200, 200, 400]);
  const guide = prepGuideSchema.parse(await together.json());
  expect(guide.days.map(({ planId }) => planId)).toEqual([first.planId, second.planId]);
  expect(await apart.json()).toEqual(guide);
});

test('a profile is added, changed and removed; a second one is over the free plan’s number', async () => {
  const person = await server.signUp();
  const path = '/api/users/me/profiles';

  const added = await ask(person, 'POST', path, { name: 'Asha', goal: 'weight_loss' });
  const second = await ask(person, 'POST', path, { name: 'Ravi' });
  const { _id } = (await added.json()) as { _id: string };
  const foreign = await ask(stranger, 'PATCH', `${path}/${_id}`, { name: 'Mine' });
  const changed = await ask(person, 'PATCH', `${path}/${_id}`, { calorieTarget: 1800 });
  const removed = await ask(person, 'DELETE', `${path}/${_id}`);

  expect([added.status, second.status, foreign.status, changed.status, removed.status]).toEqual([
    201, 403, 404, 200, 204,
  ]);
  expect(errorBodySchema.parse(await second.json()).code).toBe('PROFILES_FULL');
  expect(await changed.json()).toMatchObject({ name: 'Asha', goal: 'weight_loss', calorieTarget: 1800 });
});
