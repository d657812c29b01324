import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { UNCOMMON_FOODS } from '@platewise/nutrition/foods/uncommon-foods';
import { expect, it } from 'vitest';
import { readRequest } from '../../request/read-request.ts';
import { planMeals } from '../plan-meals.ts';
import type { PlannedMeal } from '../plan-outcome.ts';
import { withFewUncommon } from './common-pools.ts';
import { findCandidates } from './find-candidates.ts';

const SEEDS = Array.from({ length: 40 }, (_, place) => (place + 1) * 7919);

const read = (fields: object) =>
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, ...fields });

function mealsOf(fields: object, seed: number): PlannedMeal[] {
  const plan = planMeals(read(fields), { seed, avoid: [] });
  if (!plan.ok) throw new Error(plan.reason);
  return plan.meals;
}

const isUncommon = ({ items }: PlannedMeal) => items.some(({ food }) => UNCOMMON_FOODS.has(food));

it.each(['none', 'vegetarian', 'mediterranean', 'vegan'])(
  'of the lunches and dinners of the diet %s few are of foods that few people buy, and some are',
  (dietaryPreferences) => {
    const mains = SEEDS.flatMap((seed) => mealsOf({ dietaryPreferences }, seed)).filter(
      ({ mealType }) => mealType === 'lunch' || mealType === 'dinner',
    );
    const share = mains.filter(isUncommon).length / mains.length;

    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.2);
  },
);

it('who wishes for such a food is served it', () => {
  for (const seed of SEEDS.slice(0, 8)) {
    const foods = mealsOf({ additionalNotes: 'I would love squid' }, seed).flatMap(({ items }) => items);
    expect(foods.map(({ food }) => food)).toContain('squid');
  }
});

it('leaves none out where few dishes are left for a meal, and others for another seed', () => {
  const { wishes } = readRequest(read({}));
  const all = findCandidates(readRequest(read({})), 'main');
  const pool = (others: typeof all) => ({ slotKcal: 600, preferred: [], others });
  const few = pool(all.slice(0, 30));

  expect(withFewUncommon([few], wishes, 1)).toEqual([few]);
  const [one, other] = [1, 2].map((seed) => withFewUncommon([pool(all)], wishes, seed)[0]?.others ?? []);
  expect(one?.length).toBeLessThan(all.length);
  expect(one).not.toEqual(other);
});
