import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { diaryEntrySchema } from '@platewise/contract/diary/diary-schema';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

const SALAD = {
  name: 'Chicken Salad',
  calories: 350,
  protein: 30,
  carbs: 12,
  fat: 18,
  date: '2026-11-20',
  time: '12:30',
};

let server: TestServer;
let owner: Person;
let stranger: Person;
let free: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  [owner, stranger, free] = [await server.signUp(), await server.signUp(), await server.signUp()];
  for (const { email } of [owner, stranger]) {
    await grantPlan({ ...server.services, db: server.database.db }, { email, plan: 'pro' });
  }
});
afterAll(() => server.close());

const ask = (person: Person, method: string, path: string, body?: unknown, headers = {}) =>
  server.request(method, `/api/calorie${path}`, {
    token: person.token,
    headers,
    ...(body === undefined ? {} : { body }),
  });

const entryOf = async (response: Response) => diaryEntrySchema.parse(await response.json());

test('the documented calls: add, list, change, delete, goal', async () => {
  const added = await ask(owner, 'POST', '/meals', SALAD);
  const entry = await entryOf(added);
  const path = `/entries/${entry._id}/meals/${entry.meals[0]?.id}`;

  const listed = await ask(owner, 'GET', '/entries?date=2026-11-20');
  const changed = await ask(owner, 'PATCH', path, { calories: 300 });
  const foreign = [await ask(stranger, 'PATCH', path, { calories: 1 }), await ask(stranger, 'DELETE', path)];
  const removed = await ask(owner, 'DELETE', path, undefined, { 'content-type': 'application/json' });
  const again = await ask(owner, 'DELETE', path);
  const goal = await ask(owner, 'PUT', '/daily-goal', { dailyGoal: 1900, date: '2026-11-20' });

  expect([added.status, changed.status, removed.status, again.status, goal.status]).toEqual([200, 200, 200, 404, 200]);
  expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
  expect(entry).toMatchObject({ userId: owner.userId, date: '2026-11-20', dailyGoal: 2000 });
  expect(await listed.json()).toEqual([entry]);
  expect((await entryOf(changed)).meals).toMatchObject([{ name: 'Chicken Salad', calories: 300, time: '12:30' }]);
  expect((await entryOf(removed)).meals).toEqual([]);
  expect((await entryOf(goal)).dailyGoal).toBe(1900);
});

test('a repetition under the same key answers with the same bytes', async () => {
  const headers = { 'idempotency-key': 'made-offline' };

  const first = await (await ask(owner, 'POST', '/meals', { ...SALAD, date: '2026-11-01' }, headers)).text();
  const again = await (await ask(owner, 'POST', '/meals', { ...SALAD, date: '2026-11-01' }, headers)).text();
  const other = await ask(owner, 'POST', '/meals', { ...SALAD, date: '2026-11-02' }, headers);

  expect(again).toBe(first);
  expect(other.status).toBe(422);
});

test('a plan without the tracker is refused after the input, as everywhere', async () => {
  const refused = await ask(free, 'GET', '/entries');
  const malformed = await ask(free, 'POST', '/meals', { name: '' });

  expect([refused.status, malformed.status]).toEqual([403, 400]);
  expect(errorBodySchema.parse(await refused.json())).toMatchObject({
    code: 'PRO_ONLY',
    error: 'Available for Pro Users Only',
  });
});

test.each([
  ['/entries?date=2026-02-30', 'date must be a real day such as 2026-11-30, from 2000-01-01 to a year ahead.'],
  ['/entries?date=2026-11-20&date=2026-11-21', /^date must be a real day/],
  ['/entries?date[]=2026-11-20', 'date must be written without brackets, as in date=value.'],
  ['/entries?date%5B%24gt%5D=2026-11-20', 'date must be written without brackets, as in date=value.'],
  ['/entries?from=2026-11-20', /^to must be a real day/],
  ['/day', /^date must be a real day/],
  ['/trend?days=31', 'days must be one of: 7, 30, 90.'],
  ['/foods', 'search must be text.'],
  ['/replan?date=soon', /^date must be a real day/],
])('GET %s is refused with a sentence', async (path, sentence) => {
  const response = await ask(owner, 'GET', path);

  expect(response.status).toBe(400);
  expect(errorBodySchema.parse(await response.json()).error).toMatch(sentence);
});

test('foods are found and logged, days copied, trends read', async () => {
  const found = (await (await ask(owner, 'GET', '/foods?search=rolled%20oats')).json()) as { id: string }[];
  const logged = await ask(owner, 'POST', '/foods', { food: found[0]?.id, grams: 60, date: '2026-11-10' });
  const copied = await ask(owner, 'POST', '/copy-day', { from: '2026-11-10', to: '2026-11-11' });
  const trend = await ask(owner, 'GET', '/trend?to=2026-11-11&days=7');

  expect((await entryOf(logged)).meals).toMatchObject([{ name: 'Rolled oats', origin: { kind: 'food', grams: 60 } }]);
  expect(await copied.json()).toMatchObject({ copied: 1, skipped: [] });
  expect(await trend.json()).toMatchObject({ from: '2026-11-05', logged: 2, inARow: 2 });
});

test('a planned meal is ticked and unticked; a date or slot that cannot be one is refused', async () => {
  const meal = { name: 'Soup', calories: 300, macros: { protein: 10, fat: 10, carbs: 40 } };
  await server.request('PUT', '/api/calendar/2026-11-12/lunch', { token: owner.token, body: { meal } });

  const ticked = await ask(owner, 'PUT', '/planned/2026-11-12/lunch', { outcome: 'eaten', share: 0.5 });
  const foreign = await ask(stranger, 'PUT', '/planned/2026-11-12/lunch', { outcome: 'eaten' });
  const unticked = await ask(owner, 'DELETE', '/planned/2026-11-12/lunch');
  const malformed = await ask(owner, 'PUT', '/planned/2026-11-31/lunch', { outcome: 'eaten' });
  const noSlot = await ask(owner, 'DELETE', '/planned/2026-11-12/brunch');

  expect(await ticked.json()).toMatchObject({ eaten: { calories: 150 }, planned: [{ slot: 'lunch', state: 'eaten' }] });
  expect(await unticked.json()).toMatchObject({ eaten: { calories: 0 }, planned: [{ state: 'open' }] });
  expect([foreign.status, malformed.status, noSlot.status]).toEqual([404, 400, 400]);
});

test('a rest of the day is proposed, and applying what nobody proposed is refused', async () => {
  const proposed = await ask(owner, 'GET', '/replan?date=2026-11-30');
  const applied = await ask(owner, 'POST', '/replan', { date: '2026-11-30', revision: 'made-up' });

  expect(await proposed.json()).toMatchObject({ isPossible: false });
  expect(applied.status).toBe(409);
  expect(errorBodySchema.parse(await applied.json()).code).toBe('REPLAN_OUTDATED');
});
