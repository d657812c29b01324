import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { OWNER, PRO, STRANGER } from '../testing/people.ts';
import { insertSession } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { deviceIdOf } from './add-device.ts';
import { findSettings } from './reminders-repository.ts';

const QUIET = { from: '22:00', until: '07:00' };
const OFF = { preparation: null, log: null, weighIn: null, quiet: QUIET };
const FACTS = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
const KEYS = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
const PHONE = { name: 'Firefox on Android', endpoint: 'https://push.example/phone', keys: KEYS };

describe.each(testDatabases())('reminders on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('are off until somebody switches them on, and are due by the clock of the time zone', async () => {
    const { api, context } = testApi();
    expect(await api.reminders.get()).toEqual({
      settings: OFF,
      devices: [],
      publicKey: 'key-of-a-test',
      isLogOffered: false,
      isWeighInOffered: false,
    });
    await api.preferences.update({ timeZone: 'Asia/Kolkata' });

    const { settings } = await api.reminders.set({ preparation: '19:00' });

    expect(settings).toEqual({ ...OFF, preparation: '19:00' });
    const nextAt = async () => (await findSettings(context.db, OWNER.userId))?.next_at?.toISOString();
    expect(await nextAt()).toBe('2026-11-21T13:30:00.000Z');
    await api.preferences.update({ timeZone: 'America/New_York' });
    expect(await nextAt()).toBe('2026-11-22T00:00:00.000Z');
    await api.reminders.set({});
    expect(await nextAt()).toBeUndefined();
  });

  test('of the diary are for those whose plan has it', async () => {
    const { api, proApi } = testApi();

    await expect(api.reminders.set({ log: '20:00' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await proApi.reminders.set({ log: '20:00' })).toMatchObject({
      settings: { log: '20:00' },
      isLogOffered: true,
    });
  });

  test.each([['pregnant'], ['breastfeeding'], ['eating_disorder']] as const)(
    'of a weight are none for who is %s, also where one was set before',
    async (condition) => {
      const { proApi } = testApi();
      const weighIn = { weekday: 1, time: '08:00' };
      await expect(proApi.reminders.set({ weighIn })).rejects.toThrow(/^weighIn is not offered/);
      await proApi.body.setFacts(FACTS);
      expect(await proApi.reminders.set({ weighIn })).toMatchObject({ settings: { weighIn }, isWeighInOffered: true });

      await proApi.body.setFacts({ ...FACTS, conditions: [condition] });

      expect(await proApi.reminders.get()).toMatchObject({ settings: { weighIn: null }, isWeighInOffered: false });
      await expect(proApi.reminders.set({ weighIn })).rejects.toThrow(/^weighIn is not offered/);
    },
  );

  test('come to a browser once, however often it is added, and are its owner’s to end', async () => {
    const { api, otherApi } = testApi();

    const first = await api.reminders.addDevice(PHONE);
    const again = await api.reminders.addDevice({ ...PHONE, name: 'My phone' });

    expect(first).toEqual({
      id: deviceIdOf(PHONE.endpoint),
      name: PHONE.name,
      createdAt: expect.any(String),
      lastSentAt: null,
    });
    expect(again).toMatchObject({ id: first.id, name: 'My phone' });
    expect((await api.reminders.get()).devices).toHaveLength(1);
    await expect(otherApi.reminders.removeDevice({ deviceId: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await api.reminders.removeDevice({ deviceId: first.id });
    expect((await api.reminders.get()).devices).toEqual([]);
  });

  test('come to ten devices, and to those alone that push services have', async () => {
    const { api } = testApi();
    const device = (place: number) => ({ ...PHONE, endpoint: `https://push.example/${place}` });
    for (let place = 0; place < 10; place++) await api.reminders.addDevice(device(place));

    await expect(api.reminders.addDevice(device(10))).rejects.toThrow(
      'There is room for 10 devices. Remove one first.',
    );
    await api.reminders.addDevice(device(9));
    await expect(api.reminders.addDevice({ ...PHONE, endpoint: 'https://elsewhere.example/' })).rejects.toThrow(
      'endpoint must be the address of a push service that this server sends to.',
    );
  });

  test('are taken along without addresses and keys', async () => {
    const { as, context } = testApi();
    await insertSession(context.db, PRO, 'session-of-the-phone');
    const api = as({ ...PRO, sessionId: 'session-of-the-phone' });
    const { id } = await api.reminders.addDevice(PHONE);
    await api.reminders.sendTest({ deviceId: id });
    await api.reminders.set({ preparation: '19:00' });

    let copy = '';
    for await (const piece of await api.users.export()) copy += piece;

    expect(copy).toContain(PHONE.name);
    expect(copy).not.toContain(PHONE.endpoint);
    expect(copy).not.toContain(KEYS.p256dh);
    expect(copy).not.toContain(`"auth":"${KEYS.auth}`);
  });

  test('of a browser are tried out by who has it', async () => {
    const { api, otherApi } = testApi();
    const { id: deviceId } = await api.reminders.addDevice(PHONE);

    expect(await api.reminders.sendTest({ deviceId })).toBeNull();
    await expect(otherApi.reminders.sendTest({ deviceId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.reminders.sendTest({ deviceId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    [{ preparation: '23:00' }, 'This time lies in the quiet hours.'],
    [{ preparation: '06:59' }, 'This time lies in the quiet hours.'],
    [{ preparation: '12:30', quiet: { from: '12:00', until: '13:00' } }, 'This time lies in the quiet hours.'],
    [{ preparation: '25:00' }, 'time'],
    [{ weighIn: { weekday: 7, time: '08:00' } }, 'weekday must be a whole number from 0 to 6.'],
  ])('%o is refused with a sentence', async (settings, sentence) => {
    await expect(testApi().api.reminders.set(settings)).rejects.toThrow(sentence);
  });

  test('may be at any time where no hour is quiet', async () => {
    const quiet = { from: '00:00', until: '00:00' };

    expect(await testApi().api.reminders.set({ preparation: '23:30', quiet })).toMatchObject({ settings: { quiet } });
  });

  test.each([
    [{ endpoint: 'nothing' }],
    [{ keys: { p256dh: 'short', auth: KEYS.auth } }],
    [{ endpoint: `https://push.example/${'a'.repeat(1000)}` }],
  ])('%o is no subscription', async (change) => {
    await expect(testApi().api.reminders.addDevice({ ...PHONE, ...change })).rejects.toThrow(
      'endpoint and keys must be the subscription of a browser.',
    );
  });

  test('are for people in a browser: no API token changes them', async () => {
    const { as } = testApi();

    await expect(as(STRANGER, { tokenKind: 'personal' }).reminders.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
