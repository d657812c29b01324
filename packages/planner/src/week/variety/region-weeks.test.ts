import type { Region } from '@platewise/contract/account/preference-options';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { expect, it } from 'vitest';
import { findDish } from '../../day/candidates/find-candidates.ts';
import { isFrom } from '../../day/candidates/region-pools.ts';
import { planWeek } from '../plan-week.ts';

const DAYS = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${16 + day}` }));
const REQUEST = generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', mealCount: 3 });
const SEEDS = [1, 2, 3, 4];

/** Which share of the meals of some weeks is from a region, for somebody who chose it and for somebody who chose none. */
function sharesFrom(region: Region, rhythm: 'leftovers' | 'each cooked') {
  const [chosen = 0, usual = 0] = [region, null].map((asked) => {
    const dishes = SEEDS.flatMap((seed) => {
      const leftovers = rhythm === 'leftovers' ? ({ dinners: 'two-of-three', batchDay: null } as const) : null;
      const week = planWeek(REQUEST, { days: DAYS, seed, avoid: [], rhythm: leftovers, region: asked });
      if (!week.ok) throw new Error(week.reason);
      return week.days.flatMap(({ meals }) => meals.flatMap(({ name }) => findDish(name) ?? []));
    });
    return dishes.filter((dish) => isFrom(region, dish)).length / dishes.length;
  });
  return { chosen, usual };
}

it.each([
  ['south-asia', 'leftovers'],
  ['south-asia', 'each cooked'],
  ['east-asia', 'leftovers'],
  ['north-america', 'leftovers'],
] as const)('a week of somebody who chose %s, %s, is of more dishes from there', (region, rhythm) => {
  const { chosen, usual } = sharesFrom(region, rhythm);

  expect(chosen).toBeGreaterThan(0.4);
  expect(chosen).toBeGreaterThan(usual + 0.15);
});
