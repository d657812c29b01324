import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { createMemoryLimiter } from '../../rate-limit/create-limiter.ts';
import { porridge } from '../../testing/fake-planner.ts';
import { listFeedHashes } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const DATE = '2026-11-30';
const secretOf = (path: string) => /^\/api\/calendar\/feed\/(.+)\.ics$/.exec(path)?.[1] ?? '';
const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe.each(testDatabases())('the feed of a calendar on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const newSecret = async () => secretOf((await testApi().api.calendar.feed.create()).path);

  test('shows a visitor the meals at local times, with notes and estimates', async () => {
    const { api, anonymousApi } = testApi();
    const secret = await newSecret();
    await api.calendar.place({
      date: DATE,
      slot: 'breakfast',
      meal: porridge('Porridge, plain; warm'),
      note: 'Early!',
    });
    await api.calendar.place({ date: DATE, slot: 'dinner', eatingOut: true, kcal: 900 });
    await api.calendar.place({ date: DATE, slot: 'snack', note: 'Fruit' });
    await api.calendar.place({ date: DATE, slot: 'second-snack', meal: { name: 'Nuts' } });

    const text = unfold(await anonymousApi.calendar.feed.read({ secret }));

    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text).toContain('DTSTART:20261130T080000\r\n');
    expect(text).toContain('SUMMARY:Breakfast: Porridge\\, plain\\; warm\r\n');
    expect(text).toContain('DESCRIPTION:Early!\\n\\n303 kcal\\, 10.6 g protein');
    expect(text).toContain('SUMMARY:Dinner: Eating out\r\nDESCRIPTION:About 900 kcal\r\n');
    expect(text).toMatch(/DTSTART:20261130T103000\r\n[\s\S]*?SUMMARY:Snack: Fruit\r\n/);
    expect(text).toMatch(/DTSTART:20261130T160000\r\n[\s\S]*?SUMMARY:Second snack: Nuts\r\n/);
    expect(text).not.toMatch(/Z\r\nDURATION|TZID/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  });

  test('reports half a meal, and of one and a half, what they bring', async () => {
    const { api, anonymousApi } = testApi();
    const secret = await newSecret();
    const place = { date: DATE, slot: 'breakfast' } as const;
    await api.calendar.place({ ...place, meal: porridge('Porridge'), servings: 0.5 });
    const read = async () => unfold(await anonymousApi.calendar.feed.read({ secret }));

    const half = await read();
    await api.calendar.change({ ...place, servings: 1.5 });

    expect(half).toContain('DESCRIPTION:152 kcal\\, 5.3 g protein');
    expect(half).toContain('Eat 0.5 servings. One serving is made of:\\n- 80 g rolled oats');
    expect(await read()).toContain('DESCRIPTION:455 kcal\\, 15.9 g protein');
    expect(await read()).toContain('Eat 1.5 servings. One serving is made of:');
  });

  test('names an event by its place, with the revision of what stands there, and nobody by their id', async () => {
    const { api, anonymousApi } = testApi();
    const secret = await newSecret();
    const uidAndSequence = async () => {
      const text = unfold(await anonymousApi.calendar.feed.read({ secret }));
      return [/UID:(.+)\r/.exec(text)?.[1], Number(/SEQUENCE:(\d+)/.exec(text)?.[1])] as const;
    };
    await api.calendar.place({ date: DATE, slot: 'lunch', meal: porridge('First') });
    const [uid, sequence] = await uidAndSequence();

    await api.calendar.place({ date: DATE, slot: 'lunch', meal: porridge('Second') });

    expect(await uidAndSequence()).toEqual([uid, sequence + 1]);
    expect(uid).toMatch(/^2026-11-30-lunch-[0-9a-f]{16}@platewise$/);
    expect(await anonymousApi.calendar.feed.read({ secret })).not.toContain('user-owner');
  });

  test('shows a month back and a year ahead of the person’s own today', async () => {
    const { api, anonymousApi, clock } = testApi();
    clock.set('2026-11-21T09:00:00Z');
    const secret = await newSecret();
    for (const date of ['2026-10-20', '2026-10-21', '2027-11-21']) {
      await api.calendar.place({ date, slot: 'lunch', note: date });
    }

    const shown = () =>
      anonymousApi.calendar.feed
        .read({ secret })
        .then((text) => [...text.matchAll(/DTSTART:(\d+)/g)].map(([, day]) => day));

    expect(await shown()).toEqual(['20261021', '20271121']);
    // Where it is still the 20th.
    await api.preferences.update({ timeZone: 'Pacific/Pago_Pago' });
    expect(await shown()).toEqual(['20261020', '20261021', '20271121']);
  });

  test('has one link: another takes its place, and revoking ends it', async () => {
    const { api, anonymousApi, otherApi } = testApi();
    expect(await api.calendar.feed.status()).toEqual({ createdAt: null });
    const first = await newSecret();
    const second = await newSecret();
    expect(await api.calendar.feed.status()).toEqual({ createdAt: '2026-11-21T10:00:00.000Z' });

    await otherApi.calendar.feed.revoke();
    await anonymousApi.calendar.feed.read({ secret: second });
    await api.calendar.feed.revoke();
    await api.calendar.feed.revoke();

    for (const secret of [first, second, '', 'x', '\u0000', 'y'.repeat(5000)]) {
      await expect(anonymousApi.calendar.feed.read({ secret })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  });

  test('keeps a digest of the secret only, which no change of the calendar touches', async () => {
    const { api, anonymousApi, context } = testApi();
    const secret = await newSecret();
    await api.calendar.place({ date: DATE, slot: 'lunch', note: 'x' });

    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await listFeedHashes(context.db))).not.toContain(secret);
    await expect(anonymousApi.calendar.feed.read({ secret })).resolves.toContain('VEVENT');
  });

  test('is opened thirty times a minute from one address, then the visitor waits', async () => {
    const { as, clock } = testApi();
    const visitor = as(null, { limiter: createMemoryLimiter({ now: clock.now }) });
    const open = () => visitor.calendar.feed.read({ secret: newId() });

    for (let count = 0; count < 30; count += 1) await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await expect(open()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
