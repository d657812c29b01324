import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './app-router.ts';
import { RATE_LIMITS } from './rate-limit/rate-limits.ts';
import { OWNER, STRANGER } from './testing/people.ts';
import { sourcesBehind } from './testing/sources-behind.ts';
import { useTestApi } from './testing/use-test-api.ts';
import type { Meta } from './trpc.ts';

type Walked = { _def: { type: string; meta?: Meta; inputs: unknown[] } };

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
      'calendar.mendingSwaps',
      'calendar.move',
      'calendar.nutrients',
      'calendar.place',
      'calendar.placePlan',
      'calendar.read',
      'calendar.remove',
      'calendar.repeat',
      'calendar.swap',
      'calendar.undo',
      'calorie.addMeal',
      'calorie.addWater',
      'calorie.applyReplan',
      'calorie.barcode',
      'calorie.changeMeal',
      'calorie.copyDay',
      'calorie.copyMeal',
      'calorie.day',
      'calorie.entries',
      'calorie.foods',
      'calorie.logFood',
      'calorie.mealReader',
      'calorie.nutrients',
      'calorie.ownFoods',
      'calorie.proposeReplan',
      'calorie.readParts',
      'calorie.readPhoto',
      'calorie.readText',
      'calorie.removeMeal',
      'calorie.removeOwnFood',
      'calorie.removeWater',
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
      'plans.mendingSwaps',
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
      'reminders.addDevice',
      'reminders.get',
      'reminders.removeDevice',
      'reminders.sendTest',
      'reminders.set',
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
