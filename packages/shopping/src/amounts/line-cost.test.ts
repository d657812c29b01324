import { findFood } from '@platewise/nutrition/foods/foods';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildList } from '../list/build-list.ts';
import { type ItemState, untouched } from '../list/item-state.ts';
import { mergeList } from '../list/merge-list.ts';
import { costsOfList, lineCost } from './line-cost.ts';
import type { OwnPrices } from './own-prices.ts';

const ORIGIN = { date: '2026-03-09', slot: 'dinner', planId: null, mealId: 'meal-1', day: null } as const;
const item = (food: string, grams: number) => ({ food, name: findFood(food)?.name ?? food, fdcId: null, grams });
const BASKET = { people: 1, pantry: new Map() };
const NO_PRICES: OwnPrices = new Map();
const DINNER = { name: 'Fry', items: [item('onion', 330), item('chicken-breast', 300)] };

function listWith({ pantry = [] as string[], states = [] as ItemState[], prices = NO_PRICES } = {}) {
  const meals = [{ meal: DINNER, servings: 1, origin: ORIGIN }];
  const { lines } = buildList(meals, { people: 1, pantry: new Map(pantry.map((food) => [food, null])) });
  return mergeList(states, lines, prices);
}

/** Rupees of the whole list, and of what is still to be bought. */
function amountsOf(list: ReturnType<typeof listWith>) {
  const { cost, openCost } = costsOfList(list);
  return [cost.inr.amount, openCost.inr.amount];
}

test('a list costs what its lines cost together', () => {
  const list = listWith();

  expect(amountsOf(list)).toEqual([167.85, 167.85]);
});

test('what is at home costs nothing', () => {
  const list = listWith({ pantry: ['onion'] });

  expect(list.find(({ id }) => id === 'onion')?.cost).toEqual({ inr: null, usd: null });
  expect(amountsOf(list)).toEqual([159.6, 159.6]);
});

test('what was bought stays in the whole sum, and leaves what is still to be bought', () => {
  const onion = untouched({ id: 'onion', kind: 'food', name: 'onion' });
  const list = listWith({ states: [{ ...onion, isTicked: true, tickedAmount: 330 }] });

  expect(amountsOf(list)).toEqual([167.85, 159.6]);
});

describe('what the person paid', () => {
  const paid = { amount: 40, grams: 500, paidOn: '2026-11-27' };

  test('is what the line costs, in proportion to what is bought, without a range and dated', () => {
    const { inr, usd } = lineCost('onion', 750, new Map([['onion', { inr: paid }]]));

    expect(inr).toEqual({
      amount: 60,
      low: 60,
      high: 60,
      basis: 'what you paid on November 27, 2026',
      isEstimate: false,
      standIn: null,
      ownPrice: paid,
    });
    expect(usd).toEqual(lineCost('onion', 750).usd);
  });

  test('goes before an estimate and gives a price where nobody published one, so that sums count the line', () => {
    const [estimated, unknown] = ['strawberry', 'brie'];
    expect([lineCost(estimated, 100).inr?.isEstimate, lineCost(unknown, 100).inr]).toEqual([true, null]);
    const prices = new Map([estimated, unknown].map((food) => [food, { inr: paid }]));
    const items = [item(estimated, 200), item(unknown, 200)];
    const listOf = (own: OwnPrices) =>
      mergeList([], buildList([{ meal: { name: 'Plate', items }, servings: 1, origin: ORIGIN }], BASKET).lines, own);

    const { cost } = costsOfList(listOf(prices), prices);

    expect(costsOfList(listOf(NO_PRICES)).cost.inr).toMatchObject({ amount: 0, unknown: 2, pricedShare: 0 });
    const grams = listOf(prices).reduce((sum, { buy }) => sum + (buy?.grams ?? 0), 0);
    expect(cost.inr).toMatchObject({ unknown: 0, pricedShare: 1, high: cost.inr.amount });
    expect(cost.inr.amount).toBeCloseTo((40 * grams) / 500, 2);
  });

  test('costs what was bought before at that price too, and nothing of what is at home', () => {
    const prices = new Map([['onion', { inr: paid }]]);
    const onion = untouched({ id: 'onion', kind: 'food', name: 'onion' });
    const states = [{ ...onion, isTicked: true, tickedAmount: 100 }];
    const list = listWith({ states, prices });
    const line = list.find(({ id }) => id === 'onion');
    const chicken = lineCost('chicken-breast', 300).inr?.amount ?? 0;

    expect(line?.status).toBe('more');
    const ofOnions = (40 * (100 + (line?.buy?.grams ?? 0))) / 500;
    expect(costsOfList(list, prices).cost.inr.amount).toBeCloseTo(chicken + ofOnions, 2);
    expect(listWith({ pantry: ['onion'], prices }).find(({ id }) => id === 'onion')?.cost.inr).toBeNull();
  });

  test('comes back to the cent for the amount that was bought, and grows with it', () => {
    const [money, weight] = [fc.integer({ min: 1, max: 10 ** 8 }), fc.integer({ min: 5, max: 10 ** 7 })];
    fc.assert(
      fc.property(money, weight, weight, (hundredths, bought, more) => {
        const [amount, grams] = [hundredths / 100, bought / 100];
        const prices = new Map([['salt', { usd: { ...paid, amount, grams } }]]);

        expect(lineCost('salt', grams, prices).usd?.amount).toBe(amount);
        expect(lineCost('salt', grams + more, prices).usd?.amount).toBeGreaterThanOrEqual(amount);
      }),
    );
  });
});
