import { shoppingItemSchema } from '@platewise/contract/shopping/shopping-list-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { anyDeed } from '@platewise/shopping/testing/list-kitchen';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantPlan } from '../subscription/grant-plan.ts';
import { type ApiKitchen, apiKitchen, doOnApi, gramsNeeded, linesNeeded } from '../testing/api-kitchen.ts';
import { person } from '../testing/people.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { provisionUser } from '../users/provision-user.ts';

/** The rules alone are tried with many more sequences (`merge-list.property.test.ts`); `npm run test:long` runs 1,000 here. */
const RUNS = process.env.PLAN_RUNS ? Math.max(100, Number(process.env.PLAN_RUNS) / 10) : 15;
const SEED = 20_261_122;
/** Amounts are in tenths of a gram; what is less than one counts as one. */
const TENTH = 0.1 + 1e-6;

describe.each(testDatabases())('a kept list on %s, whatever is done', (kind) => {
  const testApi = useTestApi({ kind });

  async function someone(run: number): Promise<ApiKitchen> {
    const { as, context } = testApi();
    const who = person(`run-${run}`);
    await provisionUser(context, who);
    await grantPlan(context, { email: who.email, plan: 'pro' });
    return apiKitchen((idempotencyKey) => as(who, { idempotencyKey }));
  }

  test('is the plan less what is at home, with own items, and loses no tick and no changed amount', {
    timeout: 3_600_000,
  }, async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyDeed, { minLength: 4, maxLength: 24 }), async (deeds) => {
        runs += 1;
        const kitchen = await someone(runs);
        for (const deed of deeds) {
          await doOnApi(kitchen, deed);
          expectPlanAndOwn(kitchen);
          expectNothingLost(kitchen);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});

function expectPlanAndOwn(kitchen: ApiKitchen): void {
  const { now: list, pantry, ticks, edits, own } = kitchen;
  const needed = gramsNeeded(kitchen);
  const foods = new Map(list.filter(({ kind }) => kind === 'food').map((item) => [item.id, item]));
  for (const [food, grams] of needed) {
    expect(Math.abs((foods.get(food)?.neededGrams ?? -1) - grams), food).toBeLessThan(TENTH);
    expect(foods.get(food)?.status === 'have', food).toBe(pantry.has(food));
  }
  for (const [id, { status }] of foods) {
    expect(status === 'not-needed', id).toBe(!needed.has(id));
    if (!needed.has(id)) expect(ticks.has(id) || edits.has(id), id).toBe(true);
  }
  const lines = list.filter(({ kind, status }) => kind === 'line' && status !== 'not-needed');
  expect(new Set(lines.map(({ name }) => name.toLowerCase()))).toEqual(linesNeeded(kitchen));
  const written = list.filter(({ kind }) => kind === 'own').map(({ id, name }) => [id, name] as const);
  expect(new Map(written)).toEqual(own);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const item of list) expect(shoppingItemSchema.strict().parse(item)).toEqual(item);
}

function expectNothingLost({ now: list, ticks, edits }: ApiKitchen): void {
  const byId = new Map(list.map((item) => [item.id, item]));
  for (const [id, covered] of ticks) {
    expect(byId.get(id)?.isTicked, id).toBe(true);
    expect(byId.get(id)?.tickedAmount ?? 0, id).toBe(covered);
  }
  for (const { id, isTicked } of list) expect(isTicked, id).toBe(ticks.has(id));
  for (const [id, grams] of edits) {
    const item = byId.get(id);
    expect(item?.isEdited, id).toBe(true);
    if (item?.status === 'open') expect(item.buy?.grams, id).toBe(grams);
  }
}
