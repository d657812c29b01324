import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../app-router.ts';
import type { UserContext } from '../context.ts';
import { grantPlan } from '../subscription/grant-plan.ts';
import { PRO } from '../testing/people.ts';
import { listWebhookMessages } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { claimDelivery } from './deliveries-repository.ts';
import { recordEvent } from './record-event.ts';

const testApi = useTestApi();

const PLAN = { goal: 'maintenance', dietaryPreferences: 'none', mealCount: 1 } as const;
const SALAD = { name: 'Salad', calories: 350, date: '2026-11-21', time: '12:30' } as const;
const ALL = {
  name: 'All',
  url: 'https://hooks.example/',
  events: ['plan.made', 'list.changed', 'day.logged'],
} as const;

const hook = (api: Caller, { events }: { events: readonly (typeof ALL.events)[number][] } = ALL) =>
  api.webhooks.create({ ...ALL, events: [...events] });
const recorded = async () =>
  (await listWebhookMessages(testApi().context.db)).map(({ event, subject }) => [event, subject]);

describe('a message says what happened and to what, not what it holds', () => {
  test('of a plan its id', async () => {
    const { proApi } = testApi();
    await hook(proApi);

    const { planId } = await proApi.meals.generate(PLAN);

    expect(await recorded()).toEqual([['plan.made', planId]]);
  });

  test('of a day its date, whatever was changed on it; once while nobody has heard of it', async () => {
    const { proApi } = testApi();
    await hook(proApi);

    const entry = await proApi.calorie.addMeal(SALAD);
    const meal = { entryId: entry._id, mealId: entry.meals[0]?.id ?? '' };
    await proApi.calorie.changeMeal({ ...meal, calories: 300 });
    await proApi.calorie.copyDay({ from: SALAD.date, to: '2026-11-22' });
    await proApi.calorie.removeMeal(meal);

    expect(await recorded()).toEqual([
      ['day.logged', '2026-11-21'],
      ['day.logged', '2026-11-22'],
    ]);
  });

  test('of the list nothing, also where the calendar changes that it may follow', async () => {
    const { proApi } = testApi();
    await hook(proApi, { events: ['list.changed'] });
    const { planId = '' } = await proApi.meals.generate(PLAN);
    expect(await recorded()).toEqual([]);

    await proApi.calendar.placePlan({ date: '2026-11-23', planId });
    await proApi.shoppingList.addItem({ name: 'Coffee' });

    expect(await recorded()).toEqual([['list.changed', '']]);
  });

  test('of the subscription nothing, and only when it is another', async () => {
    const { proApi, context } = testApi();
    await proApi.webhooks.create({ ...ALL, events: ['subscription.changed'] });

    await grantPlan(context, { email: PRO.email, plan: 'pro' });
    expect(await recorded()).toEqual([]);
    await grantPlan(context, { email: PRO.email, plan: 'family' });

    expect(await recorded()).toEqual([['subscription.changed', '']]);
  });
});

test('each webhook gets a message that wants it and is on, with one id', async () => {
  const { proApi, context } = testApi();
  for (const events of [['plan.made'], ['plan.made', 'day.logged'], ['day.logged']] as const)
    await hook(proApi, { events });
  const { id: webhookId } = await hook(proApi, { events: ['plan.made'] });
  await proApi.webhooks.update({ webhookId, isOn: false });

  await proApi.meals.generate(PLAN);

  const messages = await listWebhookMessages(context.db);
  expect(messages).toHaveLength(2);
  expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(1);
});

test('a change that fails leaves no message', async () => {
  const { proApi, context, clock } = testApi();
  await hook(proApi);
  const caller = { ...context, identity: PRO, rights: { webhookEvents: 'day.logged' } } as unknown as UserContext;

  const failing = context.db.transaction().execute(async (trx) => {
    await recordEvent(trx, { ...caller, now: clock.now }, 'day.logged', SALAD.date);
    throw new Error('The rest failed.');
  });

  await expect(failing).rejects.toThrow('The rest failed.');
  expect(await recorded()).toEqual([]);
});

test('what happens after a message has left makes another', async () => {
  const { proApi, context, clock } = testApi();
  await hook(proApi);
  await proApi.calorie.addMeal(SALAD);
  const [message] = await listWebhookMessages(context.db);
  const { webhook_id: webhookId = '', message_id: messageId = '' } = message ?? {};
  const at = clock.now();

  await claimDelivery(context.db, PRO.userId, { webhookId, messageId }, { at, until: new Date(at.getTime() + 60_000) });
  await proApi.calorie.addMeal(SALAD);

  expect((await listWebhookMessages(context.db)).map(({ state }) => state).toSorted()).toEqual(['new', 'waiting']);
});

describe('changes ask the database', () => {
  const CHANGES: [string, (api: Caller) => Promise<unknown>][] = [
    ['a plan', (api) => api.meals.generate(PLAN)],
    ['the diary', (api) => api.calorie.addMeal(SALAD)],
    ['the list', (api) => api.shoppingList.addItem({ name: 'Coffee' })],
  ];

  test.each(CHANGES)(
    'once more for %s of somebody who has a webhook, and not once for others',
    async (_what, change) => {
      const { as, context, proApi } = testApi();
      const asked: string[] = [];
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const counted = async () => {
        asked.length = 0;
        await change(as(PRO, { db: context.db.withPlugin(counter) }));
        return asked.length;
      };
      await counted();

      const without = await counted();
      await proApi.webhooks.create({ ...ALL, events: ['subscription.changed'] });
      const withAnother = await counted();
      await hook(proApi);
      const withOne = await counted();

      expect([withAnother - without, withOne - without]).toEqual([0, 1]);
    },
  );
});
