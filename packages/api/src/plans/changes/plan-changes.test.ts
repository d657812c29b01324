import type { Plan } from '@platewise/contract/plans/plan-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { findDish, plainDishName } from '@platewise/planner/day/candidates/find-candidates';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../app-router.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { newId } from '../../new-id.ts';
import { countMentions } from '../../testing/every-table-repository.ts';
import { brokenPlanner } from '../../testing/fake-planner.ts';
import { OWNER, PRO, STRANGER } from '../../testing/people.ts';
import { readBooks, setBalance } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const REQUEST = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, calorieTarget: 2000, seed: 7 } as const;

const bytes = (plan: Plan, mealId: string) => JSON.stringify(plan.meals.find(({ id }) => id === mealId));
const eaten = ({ meals }: Plan) => meals.reduce((sum, meal) => sum + meal.calories * meal.servings, 0);
const isOnTarget = (plan: Plan) => Math.abs(eaten(plan) - 2000) <= 60;

describe.each(testDatabases())('changing a plan on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const people = () => {
    const { as } = testApi();
    const planner = { planner: embeddedPlanner };
    return {
      owner: as(OWNER, planner),
      pro: as(PRO, planner),
      stranger: as(STRANGER, planner),
      visitor: as(null, planner),
    };
  };

  async function planFor(api: Caller): Promise<Plan & { ids: [string, string, string] }> {
    await api.meals.generate(REQUEST);
    const plan = (await api.plans.page({})).plans[0];
    if (!plan) throw new Error('no plan');
    const [first = '', second = '', third = ''] = plan.meals.map(({ id }) => id);
    return { ...plan, ids: [first, second, third] };
  }

  const tokensOf = async (api: Caller) => (await api.subscription.status()).tokens;

  test('a regenerated meal is another one, a locked one the same bytes, for one token', async () => {
    const { owner } = people();
    const plan = await planFor(owner);
    const [first, second, third] = plan.ids;

    const changed = await owner.plans.regenerate({ planId: plan._id, mealIds: [second], locked: [third] });

    expect(changed.meals.map(({ id }) => id)).not.toContain(second);
    expect(changed.meals[0]?.id).toBe(first);
    expect(bytes(changed, third)).toBe(bytes(plan, third));
    expect(isOnTarget(changed)).toBe(true);
    expect(await tokensOf(owner)).toBe(6);
    expect((await owner.plans.page({})).plans[0]).toEqual(changed);
  });

  test('an alternative does to the day what it showed, and the way back is free', async () => {
    const { owner } = people();
    const plan = await planFor(owner);
    const [, mealId] = plan.ids;
    const target = { planId: plan._id, mealId };

    const alternatives = await owner.plans.alternatives(target);
    const [chosen] = alternatives;
    if (!chosen) throw new Error('no alternative');
    const swapped = await owner.plans.swap({ ...target, alternative: chosen.id });

    expect(alternatives).toHaveLength(3);
    expect(swapped.meals[1]).toMatchObject({ name: chosen.meal.name, calories: chosen.meal.calories });
    expect(eaten(swapped) - eaten(plan)).toBe(chosen.effect.calories);
    expect(swapped.certificate.actual).toEqual(chosen.day);
    expect(await tokensOf(owner)).toBe(6);
    await owner.plans.undo({ planId: plan._id });
    const again = await owner.plans.alternatives(target);
    await owner.plans.swap({ ...target, alternative: chosen.id });
    expect(await tokensOf(owner)).toBe(6);
    expect(again.every(({ id, isFree }) => isFree === (id === chosen.id))).toBe(true);
  });

  test('a dish that the plan held with a side is free to come back to', async () => {
    const { owner } = people();
    await owner.meals.generate({ ...REQUEST, calorieTarget: 3200 });
    const [plan] = (await owner.plans.page({})).plans;
    const isSided = ({ name }: { name: string }) => name !== plainDishName(name);
    const sided = plan?.meals.find(isSided);
    if (!plan || !sided) throw new Error('No dish of the plan has a side.');
    const held = findDish(plainDishName(sided.name))?.recipe.id ?? '';
    const place = plan.meals.indexOf(sided);
    const target = { planId: plan._id, mealId: sided.id };
    const [other] = await owner.plans.alternatives(target);
    const { meals } = await owner.plans.swap({ ...target, alternative: other?.id ?? '' });
    const spent = await tokensOf(owner);

    await owner.plans.swap({ planId: plan._id, mealId: meals[place]?.id ?? '', alternative: held });

    expect(await tokensOf(owner)).toBe(spent);
  });

  test('a swap that mends what the day is short of does so, by the references of the person, for one token', async () => {
    const { owner, stranger } = people();
    await owner.meals.generate({ ...REQUEST, calorieTarget: 1600 });
    const [plan] = (await owner.plans.page({})).plans;
    if (!plan) throw new Error('no plan');
    const planId = plan._id;

    const { missed, swaps } = await owner.plans.mendingSwaps({ planId });
    const [first] = swaps;
    if (!first) throw new Error('nothing mends it');
    await expect(stranger.plans.mendingSwaps({ planId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const left = await owner.plans.mendingSwaps({ planId, locked: [first.mealId] });
    await owner.plans.swap({ planId, mealId: first.mealId, alternative: first.id });

    expect(left.swaps.map(({ mealId }) => mealId)).not.toContain(first.mealId);
    const { lines } = await owner.plans.nutrients({ planId });
    for (const { nutrient, isLimit, after, amount } of first.mends) {
      const line = lines.find((one) => one.nutrient === nutrient);
      expect(line?.[isLimit ? 'high' : 'low']).toBe(after);
      expect(isLimit ? amount - after : after - amount).toBeGreaterThanOrEqual(0);
    }
    const now = await owner.plans.mendingSwaps({ planId });
    expect(now.missed.length).toBe(missed.length - first.mends.length);
    expect(await tokensOf(owner)).toBe(6);
  });

  test('alternatives come by a taste that is sent, which is stored nowhere', async () => {
    const { owner } = people();
    const { db } = testApi().context;
    const plan = await planFor(owner);
    const target = { planId: plan._id, mealId: plan.ids[1] };
    const plain = await owner.plans.alternatives(target);
    const cuisines = plain.map(({ meal }) => meal.tags.at(-1) ?? '');
    const taste = { cuisines: Object.fromEntries(cuisines.map((cuisine) => [cuisine, -0.987])), foods: {} };

    const byTaste = await owner.plans.alternatives({ ...target, taste });

    expect(byTaste).toHaveLength(3);
    expect(byTaste.filter(({ meal }) => cuisines.includes(meal.tags.at(-1) ?? ''))).toEqual([]);
    expect(await countMentions(db, '0.987')).toEqual({});
    expect(await owner.plans.alternatives(target)).toEqual(plain);
  });

  test('undo restores every byte, step by step, and returns no token', async () => {
    const { owner } = people();
    const plan = await planFor(owner);
    const { _id: planId, ids } = plan;
    const once = await owner.plans.regenerate({ planId, mealIds: [ids[0]] });
    await owner.plans.reportion({ planId, servings: { [ids[2]]: 1.5 } });

    const back = await owner.plans.undo({ planId });
    const start = await owner.plans.undo({ planId });
    const beyond = await owner.plans.undo({ planId });

    expect(JSON.stringify(back.meals)).toBe(JSON.stringify(once.meals));
    expect(JSON.stringify(start.meals)).toBe(JSON.stringify(plan.meals));
    expect([once.undoSteps, back.undoSteps, start.undoSteps]).toEqual([1, 1, 0]);
    expect(beyond).toEqual(start);
    expect(await tokensOf(owner)).toBe(6);
  });

  test('an undo that has not seen the newest change takes back nothing', async () => {
    const { owner } = people();
    const { _id: planId, ids, revision } = await planFor(owner);
    const seen = await owner.plans.reportion({ planId, servings: { [ids[2]]: 1.5 } });
    await owner.plans.undo({ planId, revision: seen.revision });
    // As many changes can be undone as before, but another one would be.
    const now = await owner.plans.reportion({ planId, servings: { [ids[0]]: 0.5 } });

    await expect(owner.plans.undo({ planId, revision: seen.revision })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This plan was changed somewhere else. Please look at it again.',
    });

    expect((await owner.plans.page({})).plans[0]).toEqual(now);
    expect([revision, seen.revision, now.revision]).toEqual([0, 1, 3]);
    expect((await owner.plans.undo({ planId, revision: now.revision })).undoSteps).toBe(0);
  });

  test.each([-1, 0.5, '1'])('an undo from revision %s is refused with a sentence', async (revision) => {
    const { owner } = people();
    const { _id: planId } = await planFor(owner);

    const call = owner.plans.undo({ planId, revision: revision as number });

    await expect(call).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringMatching(/^revision .*\.$/),
    });
  });

  test('half as much of one meal is made up for by the others, without a token', async () => {
    const { owner } = people();
    const plan = await planFor(owner);
    const [first, , third] = plan.ids;

    const changed = await owner.plans.reportion({ planId: plan._id, locked: [first], servings: { [third]: 0.5 } });

    expect(changed.meals[2]).toEqual({ ...plan.meals[2], servings: 0.5 });
    expect(bytes(changed, first)).toBe(bytes(plan, first));
    expect(changed.meals[1]?.calories).toBeGreaterThan(plan.meals[1]?.calories ?? 0);
    expect(isOnTarget(changed)).toBe(true);
    expect(await tokensOf(owner)).toBe(7);
  });

  test('an impossible change is refused with a sentence, changes nothing and gives the token back', async () => {
    const { owner, as } = { ...people(), as: testApi().as };
    const plan = await planFor(owner);
    const [first, second, third] = plan.ids;

    const tooMuch = owner.plans.reportion({ planId: plan._id, servings: { [first]: 4, [second]: 4 } });
    await expect(tooMuch).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringMatching(/kcal/),
    });
    const broken = as(OWNER, { planner: brokenPlanner });
    await expect(broken.plans.regenerate({ planId: plan._id, mealIds: [third] })).rejects.toMatchObject({
      code: 'BAD_GATEWAY',
    });

    expect((await owner.plans.page({})).plans[0]?.meals).toEqual(plan.meals);
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 7, balance: 7 });
  });

  test('without tokens new meals are refused, portions and alternatives are not; Pro pays nothing', async () => {
    const { owner, pro } = people();
    const [plan, proPlan] = [await planFor(owner), await planFor(pro)];
    await setBalance(testApi().context.db, OWNER.userId, { tokens: 0 });
    const target = { planId: plan._id, mealId: plan.ids[1] };

    const [one] = await owner.plans.alternatives(target);
    await owner.plans.reportion({ planId: plan._id });

    await expect(owner.plans.regenerate({ planId: plan._id, mealIds: [plan.ids[0]] })).rejects.toThrow(
      'No more tokens available. Upgrade to pro to continue.',
    );
    await expect(owner.plans.swap({ ...target, alternative: one?.id ?? '' })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
    await pro.plans.regenerate({ planId: proPlan._id, mealIds: proPlan.ids });
    expect((await pro.subscription.status()).isPro).toBe(true);
  });

  test('a stranger, a visitor and a meal of another plan find nothing', async () => {
    const { owner, stranger, visitor } = people();
    const [other, plan] = [await planFor(owner), await planFor(owner)];
    const calls = (api: Caller, planId: string, mealId: string) => [
      () => api.plans.regenerate({ planId, mealIds: [mealId] }),
      () => api.plans.reportion({ planId, locked: [mealId] }),
      () => api.plans.alternatives({ planId, mealId }),
      () => api.plans.swap({ planId, mealId, alternative: 'mujaddara-salad' }),
    ];

    for (const call of calls(stranger, plan._id, plan.ids[0]))
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const call of calls(owner, plan._id, other.ids[0]))
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const call of calls(owner, newId(), plan.ids[0]))
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const call of calls(visitor, plan._id, plan.ids[0]))
      await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(stranger.plans.undo({ planId: plan._id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      owner.plans.swap({ planId: plan._id, mealId: plan.ids[0], alternative: 'no-such-dish' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await tokensOf(owner)).toBe(4);
  });

  test('two changes at once are both made, one after the other', async () => {
    const { pro } = people();
    const { _id: planId, ids } = await planFor(pro);

    await Promise.all([
      pro.plans.regenerate({ planId, mealIds: [ids[0]] }),
      pro.plans.regenerate({ planId, mealIds: [ids[2]] }),
    ]);

    const plan = (await pro.plans.page({})).plans[0];
    expect(plan?.undoSteps).toBe(2);
    expect(plan?.meals.map(({ id }) => id)).toEqual([
      expect.not.stringContaining(ids[0]),
      ids[1],
      expect.not.stringContaining(ids[2]),
    ]);
    expect(plan && isOnTarget(plan)).toBe(true);
  });

  test('of two new meals for the same place one is made and paid, and the other finds its meal gone', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);
    const input = { planId, mealIds: [ids[0]] };

    const outcomes = await Promise.allSettled([owner.plans.regenerate(input), owner.plans.regenerate(input)]);

    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 6, balance: 6 });
  });

  test('a new meal that other changes overtake again and again is reported as that, and its token comes back', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);
    let servings = 1;
    const overtaken = testApi().as(OWNER, {
      planner: {
        ...embeddedPlanner,
        regenerateMeals: async (...asked) => {
          servings = servings === 1 ? 0.5 : 1;
          await owner.plans.reportion({ planId, servings: { [ids[2]]: servings } });
          return embeddedPlanner.regenerateMeals(...asked);
        },
      },
    });

    await expect(overtaken.plans.regenerate({ planId, mealIds: [ids[0]] })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This plan was changed somewhere else. Please look at it again.',
    });
    expect(await readBooks(testApi().context.db, OWNER.userId)).toEqual({ ledger: 7, balance: 7 });
  });

  test('a retry with the same Idempotency-Key changes and pays once', async () => {
    const { owner } = people();
    const plan = await planFor(owner);
    const api = testApi().as(OWNER, { planner: embeddedPlanner, idempotencyKey: 'click-9' });
    const input = { planId: plan._id, mealIds: [plan.ids[0]] };

    const first = await api.plans.regenerate(input);
    const second = await api.plans.regenerate(input);

    expect(second).toEqual(first);
    expect(await tokensOf(owner)).toBe(6);
  });

  test('the answer to a retry is the same bytes as the first', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);
    const api = testApi().as(OWNER, { planner: embeddedPlanner, idempotencyKey: 'click-10' });
    const input = { planId, mealIds: [ids[0]], locked: [ids[1]] };

    const [first, second] = [await api.plans.regenerate(input), await api.plans.regenerate(input)];

    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });

  test('a meal cannot be locked and changed at once', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);
    const [mealId] = ids;
    const calls = [
      () => owner.plans.regenerate({ planId, mealIds: [mealId], locked: [mealId] }),
      () => owner.plans.swap({ planId, mealId, alternative: 'mujaddara-salad', locked: [mealId] }),
      () => owner.plans.reportion({ planId, locked: [mealId], servings: { [mealId]: 2 } }),
    ];

    for (const call of calls) {
      await expect(call()).rejects.toThrow('locked must not name a meal that this call changes.');
    }
    expect(await tokensOf(owner)).toBe(7);
  });

  test('a dish of another kind or against the rules cannot be swapped in', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);

    const snackForDinner = owner.plans.swap({
      planId,
      mealId: ids[2],
      alternative: 'whipped-cottage-cheese-strawberries',
    });

    await expect(snackForDinner).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      message: expect.stringContaining('is no dish for dinner'),
    });
    expect(await tokensOf(owner)).toBe(7);
  });

  test('portioning that changes nothing is no step to undo', async () => {
    const { owner } = people();
    const { _id: planId, ids } = await planFor(owner);

    const plan = await owner.plans.reportion({ planId, locked: ids });

    expect(plan.undoSteps).toBe(0);
  });

  test('no more than twenty steps are kept', async () => {
    const { pro } = people();
    const { _id: planId, ids } = await planFor(pro);

    for (let step = 0; step < 22; step++) {
      await pro.plans.reportion({ planId, servings: { [ids[1]]: step % 2 === 0 ? 0.75 : 1 } });
    }
    let plan = await pro.plans.undo({ planId });
    for (let step = 0; step < 30 && plan.undoSteps > 0; step++) plan = await pro.plans.undo({ planId });

    expect(plan.meals[1]?.servings).toBe(1);
  });

  test.each([
    { mealIds: [] },
    { mealIds: ['a', 'b', 'c', 'd', 'e', 'f'] },
    { mealIds: 'all' },
    { mealIds: ['a'], locked: 'b' },
    { mealIds: ['a'], seed: -1 },
  ])('regenerating %j is refused with a sentence', async (input) => {
    const { owner } = people();
    const plan = await planFor(owner);

    const call = owner.plans.regenerate({ planId: plan._id, ...input } as { planId: string; mealIds: string[] });

    await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringMatching(/\.$/) });
  });

  test.each([0, -1, 5, 0.3, Number.NaN, '2'])('%s servings are refused', async (servings) => {
    const { owner } = people();
    const plan = await planFor(owner);

    const call = owner.plans.reportion({ planId: plan._id, servings: { [plan.ids[0]]: servings as number } });

    await expect(call).rejects.toThrow('servings must be between 0.25 and 4, in quarters.');
  });
});
