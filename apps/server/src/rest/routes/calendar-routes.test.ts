import { preferencesSchema } from '@platewise/contract/account/preferences-schema';
import { calendarChangeSchema, calendarSchema, filledDaysSchema } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/create-person.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
const DATE = addDays(new Date().toISOString().slice(0, 10), 10);
const LUNCH = `/api/calendar/${DATE}/lunch`;
const MEAL = { name: 'Oats', mealType: 'lunch', items: [{ food: 'rolled-oats', name: 'Oats', fdcId: 1, grams: 80 }] };

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  owner = await server.signUp();
  stranger = await server.signUp();
});
afterAll(() => server.close());

const ask = (
  person: Person | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  server.request(method, path, {
    ...(person && { token: person.token }),
    ...(body === undefined ? {} : { body }),
    headers,
  });
const read = async (person: Person) =>
  calendarSchema.parse(await (await ask(person, 'GET', `/api/calendar?from=${DATE}&to=${addDays(DATE, 6)}`)).json());
const refusal = async (response: Response) => errorBodySchema.parse(await response.json());

describe('the calendar over REST', () => {
  test('a meal is placed, changed, moved and removed; a stranger finds nothing of it', async () => {
    const placed = await ask(owner, 'PUT', LUNCH, { meal: MEAL });
    const changed = await ask(owner, 'PATCH', LUNCH, { servings: 1.5 });
    const foreign = await ask(stranger, 'PATCH', LUNCH, { servings: 1.5 });
    const moved = await ask(owner, 'POST', '/api/calendar/move', {
      from: { date: DATE, slot: 'lunch' },
      to: { date: DATE, slot: 'dinner' },
    });
    const gone = await ask(owner, 'DELETE', LUNCH);
    const removed = await ask(owner, 'DELETE', `/api/calendar/${DATE}/dinner`);

    expect([placed, changed, foreign, moved, gone, removed].map(({ status }) => status)).toEqual([
      200, 200, 404, 200, 404, 204,
    ]);
    const change = calendarChangeSchema.parse(await changed.json());
    expect(change.days[0]?.entries[0]).toMatchObject({ servings: 1.5, figures: { calories: 455, basis: 'computed' } });
    expect((await read(stranger)).days[0]?.entries).toEqual([]);
    const undone = await ask(owner, 'POST', '/api/calendar/undo', { changeId: removed.headers.get('x-change-id') });
    expect(calendarChangeSchema.parse(await undone.json()).days[0]?.entries[0]?.slot).toBe('dinner');
  });

  test('removing twice under one key is 204 both times', async () => {
    await ask(owner, 'PUT', LUNCH, { note: 'Fast' });
    const remove = () => ask(owner, 'DELETE', LUNCH, undefined, { 'idempotency-key': 'swipe' });

    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  });

  test.each([
    ['PUT', '/api/calendar/2026-02-30/lunch', { note: 'x' }, /^date must be a real day/],
    ['DELETE', '/api/calendar/..%00"1/lunch', undefined, /^date must be a real day/],
    ['PUT', `/api/calendar/${DATE}/brunch`, { note: 'x' }, /^slot must be one of: breakfast/],
    ['PUT', LUNCH, {}, /^meal: send just one of/],
    ['PUT', LUNCH, [], /^body must be an object/],
    ['PATCH', LUNCH, { servings: 'two' }, /^servings must be between/],
    ['POST', '/api/calendar/move', { from: DATE, to: DATE }, /^from must be an object/],
    ['GET', '/api/calendar', undefined, /^from must be a real day/],
    ['GET', '/api/calendar?from=2026-01-01&to=2026-12-31', undefined, /^to must come less than 62 days/],
  ])('%s %s refuses %j with a sentence that names the field', async (method, path, body, sentence) => {
    const response = await ask(owner, method, path, body);

    expect(response.status).toBe(400);
    expect((await refusal(response)).error).toMatch(sentence);
  });

  test('a slot is generated for a token, once for its key, and a week is filled around it', async () => {
    const person = await server.signUp();
    const path = `${LUNCH}/generate`;
    const key = { 'idempotency-key': 'plus' };

    const first = await ask(person, 'POST', path, {}, key);
    const again = await ask(person, 'POST', path, {}, key);
    const taken = await ask(person, 'POST', path, {});
    const filled = await ask(person, 'POST', '/api/calendar/fill', {
      days: [{ date: DATE }, { date: addDays(DATE, 1) }],
    });
    const tooMany = await ask(person, 'POST', '/api/calendar/fill', {
      days: [
        { date: addDays(DATE, 2), slots: ['lunch', 'dinner', 'snack', 'breakfast', 'second-snack'] },
        { date: addDays(DATE, 3), slots: ['dinner'] },
      ],
    });

    expect([first, again, taken, filled, tooMany].map(({ status }) => status)).toEqual([200, 200, 409, 200, 402]);
    expect(await again.text()).toBe(await first.text());
    expect((await refusal(tooMany)).error).toBe(
      'Only 5 tokens left this month. Ask for 5 meals or fewer, or upgrade to Pro.',
    );
    const { newMeals, leftovers, days } = filledDaysSchema.parse(await filled.json());
    expect([newMeals, leftovers]).toEqual([4, 1]);
    for (const { totals, target } of days) expect(Math.abs(totals.calories - target.calories)).toBeLessThanOrEqual(60);
    const status = (await (await ask(person, 'GET', '/api/sub/subscription-status')).json()) as { tokens: number };
    expect(status.tokens).toBe(5);
  });

  test('the same entry as by tRPC', async () => {
    await owner.api.calendar.place.mutate({ date: DATE, slot: 'snack', eatingOut: true, kcal: 300 });

    const { days, revision } = await owner.api.calendar.read.query({ from: DATE, to: DATE });

    const rest = await read(owner);
    expect(rest.days[0]).toEqual(days[0]);
    expect(rest.revision).toBe(revision);
  });
});

describe('the feed over REST', () => {
  test('is open to anyone who has its link until it is revoked, for no search engine, and in no log', async () => {
    await ask(owner, 'PUT', LUNCH, { meal: MEAL });
    const made = await ask(owner, 'POST', '/api/calendar/feed', {});
    const { path } = (await made.json()) as { path: string };

    const shown = await ask(null, 'GET', path);
    const foreign = await ask(stranger, 'DELETE', '/api/calendar/feed');
    const still = await ask(null, 'GET', path);
    const revoked = await ask(owner, 'DELETE', '/api/calendar/feed');
    const after = await ask(null, 'GET', path);

    expect([made, shown, foreign, still, revoked, after].map(({ status }) => status)).toEqual([
      201, 200, 204, 200, 204, 404,
    ]);
    expect(shown.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(await shown.text()).toContain(`DTSTART:${DATE.replaceAll('-', '')}T130000\r\n`);
    expect((await refusal(after)).code).toBe('NOT_FOUND');
    expect(server.logs.join('')).not.toContain(path.slice('/api/calendar/feed/'.length, -'.ics'.length));
  });
});

test('preferences are changed field by field', async () => {
  const path = '/api/users/me/preferences';

  await ask(owner, 'PATCH', path, { timeZone: 'Asia/Kolkata' });
  const changed = await ask(owner, 'PATCH', path, { weekStart: 1 });
  const refused = await ask(owner, 'PATCH', path, { timeZone: 'Nowhere' });

  expect(preferencesSchema.parse(await changed.json())).toMatchObject({ timeZone: 'Asia/Kolkata', weekStart: 1 });
  expect([changed.status, refused.status]).toEqual([200, 400]);
});
