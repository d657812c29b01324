import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { describe, expect, it } from 'vitest';
import { planMeals } from '../day/plan-meals.ts';
import { recomputePlan } from './recompute-plan.ts';

const request = generationRequestSchema.parse({
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  mealCount: 2,
  calorieTarget: 1800,
});

function plannedMeals() {
  const outcome = planMeals(request, { seed: 11, avoid: [] });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const offered = () =>
  plannedMeals().meals.map(({ name, mealType, items }) => ({
    name,
    mealType,
    items: items.map(({ food, grams }) => ({ food, grams })),
  }));

describe('a plan that was made elsewhere', () => {
  it('is the same plan again when it is true', () => {
    const { meals, certificate } = plannedMeals();

    expect(recomputePlan(request, offered(), { seed: 11 })).toMatchObject({ ok: true, meals, certificate });
  });

  it('is refused when its amounts miss the target', () => {
    const doubled = offered().map((meal) => ({
      ...meal,
      items: meal.items.map(({ food, grams }) => ({ food, grams: grams * 2 })),
    }));

    expect(recomputePlan(request, doubled, { seed: 11 })).toMatchObject({ ok: false });
  });

  it('is refused when its day lies a tenth below the target', () => {
    const hungrier = { ...request, calorieTarget: 2000 };

    expect(recomputePlan(hungrier, offered(), { seed: 11 })).toMatchObject({ ok: false });
  });

  it('is refused when a food was slipped in, left out or is unknown', () => {
    const [first, ...rest] = offered();
    if (!first) throw new Error('no meal');
    const slipped = { ...first, items: [...first.items, { food: 'almond', grams: 1 }] };
    const missing = { ...first, items: first.items.slice(1) };
    const unknown = { ...first, name: 'Grandmother’s secret' };

    for (const meal of [slipped, missing, unknown]) {
      expect(recomputePlan(request, [meal, ...rest], { seed: 11 }).ok).toBe(false);
    }
  });

  it('is refused when a meal is called by another slot', () => {
    const renamed = offered().map((meal) => ({ ...meal, mealType: 'snack' as const }));

    expect(recomputePlan(request, renamed, { seed: 11 })).toMatchObject({ ok: false });
  });

  it('is refused when it breaks an exclusion of its request', () => {
    const [food] = offered().flatMap(({ items }) => items.map(({ food: id }) => id));
    const name =
      plannedMeals()
        .meals.flatMap(({ items }) => items)
        .find((item) => item.food === food)?.name ?? '';
    const strict = { ...request, excludeIngredients: [name] };

    expect(recomputePlan(strict, offered(), { seed: 11 })).toMatchObject({ ok: false });
  });
});
