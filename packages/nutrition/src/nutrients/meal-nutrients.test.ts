import { NUTRIENTS } from '@platewise/contract/meals/nutrients';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FOODS, findFood } from '../foods/foods.ts';
import { mealFigures, type Portion } from '../recipes/meal-nutrition.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { mealNutrients, type NutrientRanges, sumNutrients } from './meal-nutrients.ts';

const portions = fc.array(
  fc.record({ food: fc.constantFrom(...FOODS), grams: fc.double({ min: 0, max: 400, noNaN: true }) }),
  { maxLength: 12 },
);
const steps = fc.constantFrom([], ['Simmer it for 10 minutes.'], ['Fry it in the oil.'], ['Bake it.'], ['Cook it.']);

function portionsOf(items: readonly (readonly [food: string, grams: number, part: string])[]): Portion[] {
  return items.map(([id, grams]) => {
    const food = findFood(id);
    if (!food) throw new Error(id);
    return { food, grams };
  });
}

function expectEqual(one: NutrientRanges, other: NutrientRanges): void {
  for (const nutrient of NUTRIENTS) {
    for (const end of [0, 1] as const) {
      const [a, b] = [one[nutrient][end], other[nutrient][end]];
      expect(Math.abs(a - b), nutrient).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(a)));
    }
  }
}

describe('the nutrients of a meal', () => {
  it('are ranges whose lower end is not above the upper', () => {
    fc.assert(
      fc.property(portions, steps, (items, how) => {
        const ranges = Object.values(mealNutrients(items, how));

        expect(ranges).toHaveLength(NUTRIENTS.length);
        expect(ranges.every(([low, high]) => low >= 0 && low <= high + 1e-9 && Number.isFinite(high))).toBe(true);
      }),
    );
  });

  it('add up: those of two parts cooked alike are those of the whole', () => {
    fc.assert(
      fc.property(portions, portions, steps, (one, other, how) => {
        const parts = sumNutrients([mealNutrients(one, how), mealNutrients(other, how)]);

        expectEqual(parts, mealNutrients([...one, ...other], how));
      }),
    );
  });

  it('are never more cooked than raw, and never more at least', () => {
    fc.assert(
      fc.property(portions, steps, (items, how) => {
        const raw = mealNutrients(items, ['Stir it.']);
        const cooked = mealNutrients(items, how);

        for (const nutrient of NUTRIENTS) {
          expect(cooked[nutrient][1]).toBeLessThanOrEqual(raw[nutrient][1] + 1e-9);
        }
      }),
    );
  });

  it('hold the eight figures of the meal as they are, without cooking losses', () => {
    const items = portionsOf(RECIPES[0]?.items ?? []);
    const figures = mealFigures(items);

    const ranges = mealNutrients(items, RECIPES[0]?.steps ?? []);

    expect(ranges.kcal).toEqual([figures.calories, figures.calories]);
    expect(ranges.protein).toEqual([figures.macros.protein, figures.macros.protein]);
    expect(ranges.sodium).toEqual(
      figures.nutritionRange?.sodium ?? [figures.nutrition.sodium, figures.nutrition.sodium],
    );
  });

  it('are raw figures times what cooking leaves', () => {
    const potato = portionsOf([['potato', 200, 'starch']]);

    const { vitaminC, iron } = mealNutrients(potato, ['Boil the potatoes.']);

    expect(vitaminC[0]).toBeCloseTo(2 * 19.7 * 0.75, 6);
    expect(vitaminC[1]).toBeCloseTo(2 * 19.7 * 0.8, 6);
    expect(iron[0]).toBeCloseTo(2 * 0.81 * 0.95, 6);
  });

  it('are known for every recipe', () => {
    const open = RECIPES.filter(({ items, steps: how }) =>
      Object.values(mealNutrients(portionsOf(items), how)).some(([low, high]) => !(low <= high + 1e-9)),
    );

    expect(open).toEqual([]);
  });
});
