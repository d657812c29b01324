import { propertyRuns } from '@platewise/config/testing/property-runs';
import { type ShoppingItem, shoppingItemSchema } from '@platewise/contract/shopping/shopping-list-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDeed, doDeed, emptyKitchen, type Kitchen, listOf, neededIn } from '../testing/list-kitchen.ts';

/** 200 sequences; `npm run test:long` runs 1,000 at least. */
const RUNS = propertyRuns(200, { shareOfLong: 1 / 10 });
/** Amounts are in tenths of a gram; what is less than one counts as one. */
const TENTH = 0.1 + 1e-6;

function holds(check: (kitchen: Kitchen, list: ShoppingItem[]) => void) {
  const deeds = fc.array(anyDeed, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(deeds, (all) => {
      const kitchen = emptyKitchen();
      for (const one of all) {
        doDeed(kitchen, one);
        check(kitchen, listOf(kitchen));
      }
    }),
    { numRuns: RUNS },
  );
}

describe('a kept list, whatever is done', { timeout: 900_000 }, () => {
  test('is the plan less what is at home, with own items, and nothing else', () => {
    holds((kitchen, list) => {
      const needed = neededIn(kitchen);
      const foods = new Map(list.filter(({ kind }) => kind === 'food').map((item) => [item.id, item]));
      for (const [food, grams] of needed) {
        expect(Math.abs((foods.get(food)?.neededGrams ?? -1) - grams), food).toBeLessThan(TENTH);
        expect(foods.get(food)?.status === 'have').toBe(kitchen.pantry.has(food));
      }
      for (const [id, { status }] of foods) {
        expect(status === 'not-needed', id).toBe(!needed.has(id));
        if (!needed.has(id)) expect(kitchen.ticks.has(id) || kitchen.edits.has(id)).toBe(true);
      }
      const bare = [...kitchen.calendar.values()].filter(({ meal }) => meal.items.length === 0);
      const wanted = bare.flatMap(({ meal }) => meal.ingredients).map((line) => line.trim().toLowerCase());
      const lines = list.filter(({ kind, status }) => kind === 'line' && status !== 'not-needed');
      expect(new Set(lines.map(({ name }) => name.toLowerCase()))).toEqual(new Set(wanted));
      expect(list.filter(({ kind }) => kind === 'own').map(({ id }) => id)).toHaveLength(kitchen.own.length);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    });
  });

  test('loses no tick, no own item and no changed amount', () => {
    holds((kitchen, list) => {
      const byId = new Map(list.map((item) => [item.id, item]));
      for (const [id, covered] of kitchen.ticks) {
        expect(byId.get(id)?.isTicked, id).toBe(true);
        expect(byId.get(id)?.tickedAmount ?? 0, id).toBe(covered);
      }
      for (const { id, isTicked } of list) expect(isTicked, id).toBe(kitchen.ticks.has(id));
      for (const id of kitchen.own) expect(byId.get(id)?.kind, id).toBe('own');
      for (const [id, grams] of kitchen.edits) {
        const item = byId.get(id);
        expect(item?.isEdited, id).toBe(true);
        if (item?.status === 'open') expect(item.buy?.grams, id).toBe(grams);
      }
    });
  });

  test('says of a ticked line exactly what is missing since, and buys no less than that', () => {
    holds((kitchen, list) => {
      const needed = neededIn(kitchen);
      for (const { id, kind, isTicked, status, extraAmount, buy } of list) {
        if (kind !== 'food' || !isTicked || status === 'not-needed' || status === 'have') continue;
        const missing = (needed.get(id) ?? 0) - (kitchen.ticks.get(id) ?? 0);
        if (Math.abs(missing) > TENTH) expect(status, id).toBe(missing > 0 ? 'more' : 'ticked');
        if (status === 'more') expect(Math.abs((extraAmount ?? 0) - missing), id).toBeLessThan(TENTH);
        if (buy?.soldAs === 'loose') expect(buy.grams + TENTH).toBeGreaterThanOrEqual(missing);
      }
    });
  });

  test('is what the contract says, and the same for the same deeds', () => {
    holds((kitchen, list) => {
      for (const item of list) expect(shoppingItemSchema.strict().parse(item)).toEqual(item);
      expect(listOf(kitchen)).toEqual(list);
    });
  });
});
