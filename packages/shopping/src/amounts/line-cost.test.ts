import { findFood } from '@platewise/nutrition/foods/foods';
import { expect, test } from 'vitest';
import { buildList } from '../list/build-list.ts';
import { type ItemState, untouched } from '../list/item-state.ts';
import { mergeList } from '../list/merge-list.ts';
import { costsOfList } from './line-cost.ts';

const ORIGIN = { date: '2026-03-09', slot: 'dinner', planId: null, mealId: 'meal-1', day: null } as const;
const item = (food: string, grams: number) => ({ food, name: findFood(food)?.name ?? food, fdcId: null, grams });
const DINNER = { name: 'Fry', items: [item('onion', 330), item('chicken-breast', 300)] };

function listWith({ pantry = [] as string[], states = [] as ItemState[] } = {}) {
  const meals = [{ meal: DINNER, servings: 1, origin: ORIGIN }];
  return mergeList(states, buildList(meals, { people: 1, pantry: new Map(pantry.map((food) => [food, null])) }).lines);
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
