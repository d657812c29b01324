import { createOutgoing } from '@platewise/providers/outgoing/create-outgoing';
import { createPush } from '@platewise/providers/push/create-push';
import type { PushPort } from '@platewise/providers/push/push-port';
import { vapidKeys } from '@platewise/providers/push/vapid-keys';
import { type PushService, startPushService } from '@platewise/test-emulators/push/start-push-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OWNER, PRO } from '../../testing/people.ts';
import { deleteSession, insertSession } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { sendReminders } from './send-reminders.ts';

const testApi = useTestApi();

const KEYS = vapidKeys(Buffer.alloc(32, 7).toString('base64url'));
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const BEANS = { name: 'Feijoada', calories: 600, startsAhead: { hours: 10, what: 'Soak the black beans.' } };
/** 19:00 in Kolkata. */
const EVENING = `${TODAY}T13:30:00.000Z`;

let service: PushService;
let push: PushPort;
beforeEach(async () => {
  const { now } = testApi().clock;
  service = await startPushService({ now });
  push = createPush({ outgoing: createOutgoing({ reach: 'local' }), keys: KEYS, subject: 'mailto:a@b.example', now });
});
afterEach(() => service.close());

const send = (changes: object = {}) =>
  sendReminders({ ...testApi().context, push, signal: new AbortController().signal, ...changes });

/** Somebody in Kolkata with a phone who is to be reminded at seven in the evening. */
async function withPhone(who = OWNER) {
  const api = testApi().as(who, { push });
  await api.preferences.update({ timeZone: 'Asia/Kolkata' });
  const { endpoint, keys } = service.subscribe(KEYS.publicKey);
  const { id: deviceId } = await api.reminders.addDevice({ name: 'Phone', endpoint, keys });
  await api.reminders.set({ preparation: '19:00' });
  return { api, deviceId, endpoint };
}

const bodies = () => service.delivered.map(({ text }) => JSON.parse(text).body);

test('a dish that soaks is reminded of in the evening before, without its name, and once', async () => {
  const { api, endpoint } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  const { clock } = testApi();
  clock.set(`${TODAY}T13:29:59.000Z`);
  await send();
  expect(service.delivered).toEqual([]);

  clock.set(EVENING);
  expect(await send()).toEqual({ sent: 1, postponed: 0, givenUp: 0, ended: 0 });
  clock.advance(60_000);
  await send();

  expect(service.refused).toEqual([]);
  expect(service.delivered).toEqual([
    { endpoint, text: expect.any(String), ttl: 7200, topic: 'preparation', subject: 'mailto:a@b.example' },
  ]);
  expect(JSON.parse(service.delivered[0]?.text ?? '')).toEqual({
    body: 'To begin ahead: tomorrow’s lunch.',
    tag: 'preparation',
    path: '/calendar',
  });
  expect((await api.reminders.get()).devices[0]?.lastSentAt).toBe(EVENING);
});

test('a day with nothing to begin says nothing, and the next one is asked again', async () => {
  const { api } = await withPhone();
  const { clock } = testApi();
  clock.set(EVENING);
  await send();
  expect(service.delivered).toEqual([]);

  await api.calendar.place({
    date: '2026-11-23',
    slot: 'dinner',
    meal: { ...BEANS, startsAhead: { hours: 24, what: 'Soak.' } },
  });
  clock.set('2026-11-22T13:30:00.000Z');
  await send();

  expect(bodies()).toEqual(['To begin ahead: tomorrow’s dinner.']);
});

test('two processes send one message to each device, however often they look', async () => {
  const { api } = await withPhone();
  const second = service.subscribe(KEYS.publicKey);
  await api.reminders.addDevice({ name: 'Laptop', ...second });
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  testApi().clock.set(EVENING);

  await Promise.all([send(), send(), send()]);
  await send();

  expect(service.delivered.map(({ endpoint }) => endpoint).toSorted()).toHaveLength(2);
  expect(new Set(service.delivered.map(({ endpoint }) => endpoint)).size).toBe(2);
});

test('another time on the same day is no second reminder', async () => {
  const { api } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  const { clock } = testApi();
  clock.set(EVENING);
  await send();

  await api.reminders.set({ preparation: '20:00' });
  clock.set(`${TODAY}T14:30:00.000Z`);
  await send();

  expect(service.delivered).toHaveLength(1);
});

test('a push service that is busy is asked again when it says, and no sooner', async () => {
  const { api } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  const { clock } = testApi();
  clock.set(EVENING);
  service.faults.push({ status: 429, retryAfter: '600' });

  expect(await send()).toMatchObject({ postponed: 1 });
  clock.advance(599_000);
  await send();
  expect(service.delivered).toEqual([]);
  clock.advance(1000);

  expect(await send()).toMatchObject({ sent: 1 });
});

test('what fails again and again, or is not worth it any more, is given up', async () => {
  const { api } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  const { clock } = testApi();
  clock.set(EVENING);
  service.faults.push(...Array.from({ length: 5 }, () => ({ status: 503 })));
  const rounds = [];
  for (const minutes of [1, 5, 15, 30, 60]) {
    rounds.push(await send());
    clock.advance(minutes * 60_000);
  }

  expect(rounds.map(({ postponed }) => postponed)).toEqual([1, 1, 1, 1, 0]);
  expect(rounds[4]).toMatchObject({ givenUp: 1 });
  await send();
  expect(service.delivered).toEqual([]);
});

test.each([[404], [410]])('%i ends the device, and what else waits for it', async (status) => {
  const { api, deviceId } = await withPhone();
  await api.reminders.sendTest({ deviceId });
  service.faults.push({ status });

  expect(await send()).toMatchObject({ ended: 1 });

  expect((await api.reminders.get()).devices).toEqual([]);
});

test('a server that was away over the time sends nothing late at night', async () => {
  const { api } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  const { clock } = testApi();
  // 22:30 in Kolkata, which is quiet, then two hours and more after the time.
  clock.set(`${TODAY}T17:00:00.000Z`);
  await send();
  expect(service.delivered).toEqual([]);

  clock.set('2026-11-22T13:30:00.000Z');
  await api.calendar.place({ date: '2026-11-23', slot: 'lunch', meal: BEANS });
  await send();
  expect(service.delivered).toHaveLength(1);
});

test('an evening that becomes quiet while a push service is busy stays quiet', async () => {
  const { api } = await withPhone();
  await api.reminders.set({ preparation: '21:45' });
  await api.calendar.place({
    date: TOMORROW,
    slot: 'lunch',
    meal: { ...BEANS, startsAhead: { hours: 8, what: 'Soak.' } },
  });
  await api.calendar.place({ date: TOMORROW, slot: 'dinner', meal: BEANS });
  const { clock } = testApi();
  clock.set(`${TODAY}T16:15:00.000Z`);
  service.faults.push({ status: 503, retryAfter: '900' });

  expect(await send()).toMatchObject({ givenUp: 1 });
  clock.advance(900_000);
  await send();

  expect(service.delivered).toEqual([]);
});

test('the diary is reminded of while no meal is in it, without praise or blame', async () => {
  const { api } = await withPhone(PRO);
  await api.reminders.set({ log: '20:30' });
  const { clock } = testApi();
  clock.set(`${TODAY}T15:00:00.000Z`);
  await send();
  expect(bodies()).toEqual(['Today’s meals can be added to your diary.']);

  await api.calorie.addMeal({ name: 'Soup', calories: 300, date: TOMORROW });
  clock.set('2026-11-22T15:00:00.000Z');
  await send();
  expect(service.delivered).toHaveLength(1);
});

test('a weigh-in is reminded of on its day without a word of weight, and not with a pregnancy', async () => {
  const { api } = await withPhone(PRO);
  const facts = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
  await api.body.setFacts(facts);
  await api.reminders.set({ weighIn: { weekday: 0, time: '08:00' } });
  const { clock } = testApi();
  clock.set('2026-11-22T02:30:00.000Z');
  await send();
  expect(bodies()).toEqual(['Your weekly reminder.']);

  await api.body.setFacts({ ...facts, conditions: ['pregnant'] });
  clock.set('2026-11-29T02:30:00.000Z');
  await send();
  expect(service.delivered).toHaveLength(1);
});

test('whoever signed out is not reminded there any more', async () => {
  const { context, clock } = testApi();
  await insertSession(context.db, OWNER, 'session-of-the-phone');
  const { api } = await withPhone({ ...OWNER, sessionId: 'session-of-the-phone' });
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  await deleteSession(context.db, 'session-of-the-phone');
  clock.set(EVENING);

  await send();

  expect(service.delivered).toEqual([]);
  expect((await testApi().api.reminders.get()).devices).toEqual([]);
});

test('a server that sends nothing, or has no room, takes nothing', async () => {
  const { api } = await withPhone();
  await api.calendar.place({ date: TOMORROW, slot: 'lunch', meal: BEANS });
  testApi().clock.set(EVENING);

  await send({ push: { ...push, publicKey: null } });
  await send({ hasFreeSpace: async () => false });
  expect(service.delivered).toEqual([]);

  await send();
  expect(service.delivered).toHaveLength(1);
});
