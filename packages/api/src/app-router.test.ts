import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './app-router.ts';
import { newId } from './new-id.ts';
import { RATE_LIMITS } from './rate-limit/rate-limits.ts';
import { porridge } from './testing/fake-planner.ts';
import { OWNER, STRANGER } from './testing/people.ts';
import { sourcesBehind } from './testing/sources-behind.ts';
import { useTestApi } from './testing/use-test-api.ts';
import type { Meta } from './trpc.ts';

type Walked = { _def: { type: string; meta?: Meta; inputs: unknown[] } };

const LUNCH = { date: '2026-11-30', slot: 'lunch' } as const;

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Walked>);

/** The fields of an input that is an object, also of one that may be left out. */
function shapeOf(schema: z.ZodType): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape;
  return schema instanceof z.ZodOptional ? shapeOf(schema.unwrap() as z.ZodType) : {};
}

describe('every procedure', () => {
  test('is known here, so that a new one is noticed', () => {
    expect(procedures.map(([path]) => path).toSorted()).toEqual([
      'admin.changePlan',
      'admin.deleteMessage',
      'admin.deletePerson',
      'admin.endSessions',
      'admin.growth',
      'admin.inbox',
      'admin.limited',
      'admin.log',
      'admin.markAnswered',
      'admin.markRead',
      'admin.me',
      'admin.modelUse',
      'admin.outbox',
      'admin.people',
      'admin.person',
      'admin.retryEmail',
      'admin.retryTask',
      'admin.sendExport',
      'admin.stuck',
      'admin.timeline',
      'admin.waiting',
      'body.decideTarget',
      'body.forget',
      'body.recordMeasure',
      'body.removeMeasure',
      'body.report',
      'body.series',
      'body.setEatingWindow',
      'body.setFacts',
      'calendar.change',
      'calendar.clear',
      'calendar.feed.create',
      'calendar.feed.read',
      'calendar.feed.revoke',
      'calendar.feed.status',
      'calendar.fill',
      'calendar.generate',
      'calendar.move',
      'calendar.nutrients',
      'calendar.place',
      'calendar.placePlan',
      'calendar.read',
      'calendar.remove',
      'calendar.repeat',
      'calendar.undo',
      'calorie.addMeal',
      'calorie.applyReplan',
      'calorie.changeMeal',
      'calorie.copyDay',
      'calorie.copyMeal',
      'calorie.day',
      'calorie.entries',
      'calorie.foods',
      'calorie.logFood',
      'calorie.nutrients',
      'calorie.ownFoods',
      'calorie.proposeReplan',
      'calorie.readText',
      'calorie.removeMeal',
      'calorie.removeOwnFood',
      'calorie.setDailyGoal',
      'calorie.setOwnFood',
      'calorie.tickPlanned',
      'calorie.trend',
      'calorie.untickPlanned',
      'calorie.usual',
      'contact.newsletter.confirm',
      'contact.newsletter.subscribe',
      'contact.newsletter.unsubscribe',
      'contact.send',
      'dislikedMeals.add',
      'dislikedMeals.list',
      'dislikedMeals.remove',
      'familyPlans.generate',
      'favorites.add',
      'favorites.list',
      'favorites.remove',
      'imports.add',
      'imports.list',
      'imports.undo',
      'meals.exclusion',
      'meals.generate',
      'meals.generateStepwise',
      'meals.list',
      'meals.nutrients',
      'meals.standIns',
      'meals.trace',
      'notifications.get',
      'notifications.update',
      'plans.alternatives',
      'plans.duplicate',
      'plans.exportCalendar',
      'plans.exportJson',
      'plans.nutrients',
      'plans.page',
      'plans.prepGuide',
      'plans.prepWords',
      'plans.regenerate',
      'plans.remove',
      'plans.rename',
      'plans.reportion',
      'plans.restore',
      'plans.save',
      'plans.substitute',
      'plans.substitutes',
      'plans.swap',
      'plans.undo',
      'preferences.get',
      'preferences.references',
      'preferences.update',
      'profiles.create',
      'profiles.list',
      'profiles.remove',
      'profiles.update',
      'sharing.create',
      'sharing.read',
      'sharing.revoke',
      'sharing.status',
      'shoppingList.addItem',
      'shoppingList.addPantryFood',
      'shoppingList.clear',
      'shoppingList.follow',
      'shoppingList.fromPlan',
      'shoppingList.generate',
      'shoppingList.leave',
      'shoppingList.pantry',
      'shoppingList.read',
      'shoppingList.removeItem',
      'shoppingList.removePantryFood',
      'shoppingList.removeShop',
      'shoppingList.restock',
      'shoppingList.setOwnPrice',
      'shoppingList.setShop',
      'shoppingList.swaps',
      'shoppingList.undoRestock',
      'shoppingList.updateItem',
      'shoppingList.weekWords',
      'subscription.cancel',
      'subscription.check',
      'subscription.confirm',
      'subscription.create',
      'subscription.payInSandbox',
      'subscription.plans',
      'subscription.receipts',
      'subscription.resume',
      'subscription.status',
      'users.export',
      'users.me',
      'users.register',
      'users.remove',
      'users.sessions.end',
      'users.sessions.list',
      'users.sessions.revoke',
      'users.tokens.create',
      'users.tokens.list',
      'users.tokens.revoke',
      'webhooks.create',
      'webhooks.deliveries',
      'webhooks.list',
      'webhooks.remove',
      'webhooks.renewSecret',
      'webhooks.replay',
      'webhooks.sendTest',
      'webhooks.update',
    ]);
  });

  test.each(procedures)('%s states who may call it, how often, and what it takes', (_path, { _def }) => {
    expect(['public', 'user', 'session', 'operator']).toContain(_def.meta?.auth);
    expect(Object.keys(RATE_LIMITS)).toContain(_def.meta?.limit);
    expect(_def.inputs.length).toBeGreaterThan(0);
  });

  test.each(procedures.filter(([, { _def }]) => _def.meta?.refusals))(
    '%s declares no refusal that nothing behind it can make',
    async (path, { _def }) => {
      const code = await sourcesBehind(path);

      expect(_def.meta?.refusals?.filter((refusal) => !code.includes(`'${refusal}'`))).toEqual([]);
    },
  );

  test.each(procedures)('%s that writes is counted as a write', (_path, { _def }) => {
    expect(_def.meta?.limit === 'read').toBe(_def.type === 'query');
  });

  test.each(procedures)('%s says in our words what is missing or of another kind, and names it', (_path, { _def }) => {
    const schemas = _def.inputs as z.ZodType[];
    const fields = schemas.flatMap((schema) => Object.keys(shapeOf(schema)));
    const wrong = [
      {},
      ...fields.flatMap((field) => [null, 0.5, '', 'x', [], [{}], {}, true].map((value) => ({ [field]: value }))),
    ];

    const sentences = wrong.flatMap((input) =>
      schemas.flatMap((schema) => schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []),
    );

    expect(sentences.filter((sentence) => /^(Invalid|Too|Unrecognized) /.test(sentence))).toEqual([]);
  });
});

describe('a stranger', () => {
  const testApi = useTestApi();

  test('finds nothing of the owner\u2019s, with ids that exist, and the refusal is that of a missing record', async () => {
    const { api, otherApi } = testApi();
    const { planId = '' } = await api.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none' });
    const { favorite } = await api.favorites.add({ meal: porridge('Porridge') });
    const { id: tokenId } = await api.users.tokens.create({ name: 'Script' });
    const { _id: profileId } = await api.profiles.create({ name: 'Mine' });
    const { changeId } = await api.calendar.place({ ...LUNCH, note: 'Mine' });
    const calls = {
      ...Object.fromEntries(
        (
          [
            ['plans.restore', (id) => otherApi.plans.restore({ planId: id })],
            ['plans.duplicate', (id) => otherApi.plans.duplicate({ planId: id })],
            ['plans.exportJson', (id) => otherApi.plans.exportJson({ planId: id })],
            ['plans.nutrients', (id) => otherApi.plans.nutrients({ planId: id })],
            ['plans.exportCalendar', (id) => otherApi.plans.exportCalendar({ planId: id })],
            ['sharing.create', (id) => otherApi.sharing.create({ planId: id })],
            ['sharing.status', (id) => otherApi.sharing.status({ planId: id })],
            ['sharing.revoke', (id) => otherApi.sharing.revoke({ planId: id })],
          ] as [string, (id: string) => Promise<unknown>][]
        ).map(([name, call]) => [name, [() => call(planId), () => call(newId())]]),
      ),
      'calendar.undo': [
        () => otherApi.calendar.undo({ changeId: changeId ?? '' }),
        () => otherApi.calendar.undo({ changeId: newId() }),
      ],
      'calendar.place': [
        () => otherApi.calendar.place({ ...LUNCH, planId, mealId: 'meal-1' }),
        () => otherApi.calendar.place({ ...LUNCH, planId: newId(), mealId: 'meal-1' }),
      ],
      'calendar.placePlan': [
        () => otherApi.calendar.placePlan({ date: LUNCH.date, planId }),
        () => otherApi.calendar.placePlan({ date: LUNCH.date, planId: newId() }),
      ],
      'calendar.change': [
        () => otherApi.calendar.change({ ...LUNCH, note: 'Theirs' }),
        () => otherApi.calendar.change({ ...LUNCH, slot: 'dinner', note: 'Theirs' }),
      ],
      'calendar.remove': [
        () => otherApi.calendar.remove(LUNCH),
        () => otherApi.calendar.remove({ ...LUNCH, slot: 'dinner' }),
      ],
      'preferences.update': [
        () => otherApi.preferences.update({ profileId }),
        () => otherApi.preferences.update({ profileId: newId() }),
      ],
      'profiles.update': [
        () => otherApi.profiles.update({ profileId, name: 'Mine' }),
        () => otherApi.profiles.update({ profileId: newId(), name: 'Mine' }),
      ],
      'profiles.remove': [
        () => otherApi.profiles.remove({ profileId }),
        () => otherApi.profiles.remove({ profileId: newId() }),
      ],
      'plans.remove': [() => otherApi.plans.remove({ planId }), () => otherApi.plans.remove({ planId: newId() })],
      'plans.rename': [
        () => otherApi.plans.rename({ planId, name: 'Mine' }),
        () => otherApi.plans.rename({ planId: newId(), name: 'Mine' }),
      ],
      'favorites.remove': [
        () => otherApi.favorites.remove({ favoriteId: favorite._id }),
        () => otherApi.favorites.remove({ favoriteId: newId() }),
      ],
      'tokens.revoke': [
        () => otherApi.users.tokens.revoke({ tokenId }),
        () => otherApi.users.tokens.revoke({ tokenId: newId() }),
      ],
    };

    for (const [foreign, missing] of Object.values(calls)) {
      const [first, second] = await Promise.allSettled([foreign?.(), missing?.()]);
      expect(first).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
      expect(first?.status === 'rejected' && first.reason.message).toBe(
        second?.status === 'rejected' && second.reason.message,
      );
    }
    expect(await otherApi.plans.page({})).toMatchObject({ total: 0 });
    expect(await otherApi.favorites.list()).toEqual([]);
    expect(await otherApi.profiles.list()).toEqual([]);
    expect((await otherApi.meals.list()).meals).toEqual([]);
    expect((await api.plans.page({})).total).toBe(1);
    expect(await api.favorites.list()).toHaveLength(1);
    expect(await api.users.tokens.list()).toHaveLength(1);
  });

  test('who names the owner in a body is refused', async () => {
    const { otherApi } = testApi();
    const userId = OWNER.userId;

    await expect(otherApi.favorites.list({ userId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(otherApi.favorites.add({ userId, meal: { name: 'Gift' } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(otherApi.users.register({ userId, email: STRANGER.email, name: '' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a visitor', () => {
  const testApi = useTestApi();

  test('sees the plans on offer and is asked to sign in for everything that belongs to a person', async () => {
    const { anonymousApi } = testApi();
    const id = newId();

    expect((await anonymousApi.subscription.plans()).map(({ id }) => id)).toEqual(['free', 'pro', 'family']);
    const refused = [
      anonymousApi.subscription.status(),
      anonymousApi.meals.list(),
      anonymousApi.plans.page({}),
      anonymousApi.plans.remove({ planId: id }),
      anonymousApi.plans.rename({ planId: id, name: 'Mine' }),
      anonymousApi.plans.restore({ planId: id }),
      anonymousApi.plans.duplicate({ planId: id }),
      anonymousApi.plans.exportJson({ planId: id }),
      anonymousApi.plans.exportCalendar({ planId: id }),
      anonymousApi.plans.nutrients({ planId: id }),
      anonymousApi.plans.prepGuide({ planIds: [id] }),
      anonymousApi.plans.prepWords({ planIds: [id] }),
      anonymousApi.shoppingList.weekWords({ generatedId: id }),
      anonymousApi.sharing.create({ planId: id }),
      anonymousApi.sharing.status({ planId: id }),
      anonymousApi.sharing.revoke({ planId: id }),
      anonymousApi.calendar.read({ from: '2026-11-30', to: '2026-11-30' }),
      anonymousApi.calendar.nutrients({ from: '2026-11-30', to: '2026-11-30' }),
      anonymousApi.calendar.place({ ...LUNCH, note: 'Mine' }),
      anonymousApi.calendar.change({ ...LUNCH, isLocked: true }),
      anonymousApi.calendar.remove(LUNCH),
      anonymousApi.calendar.move({ from: LUNCH, to: { ...LUNCH, slot: 'dinner' } }),
      anonymousApi.calendar.placePlan({ date: '2026-11-30', planId: id }),
      anonymousApi.calendar.repeat({ from: '2026-11-23', to: '2026-11-30' }),
      anonymousApi.calendar.clear({ from: '2026-11-30', to: '2026-11-30' }),
      anonymousApi.calendar.undo({ changeId: id }),
      anonymousApi.calendar.generate(LUNCH),
      anonymousApi.calendar.fill({ days: [{ date: '2026-11-30' }] }),
      anonymousApi.calendar.feed.status(),
      anonymousApi.calendar.feed.create(),
      anonymousApi.calendar.feed.revoke(),
      anonymousApi.preferences.get(),
      anonymousApi.preferences.references(),
      anonymousApi.preferences.update({ units: 'us' }),
      anonymousApi.profiles.list(),
      anonymousApi.profiles.create({ name: 'Mine' }),
      anonymousApi.profiles.update({ profileId: id, name: 'Mine' }),
      anonymousApi.profiles.remove({ profileId: id }),
      anonymousApi.favorites.list(),
      anonymousApi.favorites.add({ meal: { name: 'Soup' } }),
      anonymousApi.favorites.remove({ favoriteId: id }),
      anonymousApi.users.me(),
      anonymousApi.users.export(),
      anonymousApi.users.remove({ confirm: 'delete my account' }),
      anonymousApi.notifications.get(),
      anonymousApi.notifications.update({ newsletter: true }),
      anonymousApi.users.tokens.list(),
      anonymousApi.users.tokens.create({ name: 'Script' }),
    ];
    for (const call of await Promise.allSettled(refused)) {
      expect(call).toMatchObject({ status: 'rejected', reason: { code: 'UNAUTHORIZED' } });
    }
  });
});

describe('when the disk is nearly full', () => {
  const testApi = useTestApi();

  test('reading works and writing is refused before anything is written', async () => {
    const { api, as } = testApi();
    await api.favorites.add({ meal: { name: 'Soup' } });
    const full = as(OWNER, { hasFreeSpace: async () => false });

    expect(await full.favorites.list()).toHaveLength(1);
    expect((await full.subscription.status()).tokens).toBe(10);
    await expect(full.favorites.add({ meal: { name: 'Stew' } })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      cause: { code: 'STORAGE_FULL' },
    });
    await expect(full.meals.generate({ goal: 'maintenance', dietaryPreferences: 'none' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    expect(await api.favorites.list()).toHaveLength(1);
  });

  test('somebody who was never here is refused, for want of a record', async () => {
    const { as } = testApi();

    await expect(as(STRANGER, { hasFreeSpace: async () => false }).subscription.status()).rejects.toMatchObject({
      cause: { code: 'STORAGE_FULL' },
    });
  });
});
