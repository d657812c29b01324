import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { expect, it } from 'vitest';
import { mealViolations } from '../../certificate/certify-plan.ts';
import { readRequest } from '../../request/read-request.ts';
import type { Dish } from '../dish.ts';
import { makeMeal } from '../make-meal.ts';
import { planMeals } from '../plan-meals.ts';
import { findCandidates, findDish } from './find-candidates.ts';

const OATS = dishNamed('Cherry and almond overnight oats');
const quick = readRequest(
  generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences: 'none', cookingTime: 'quick' }),
);

it('a dish that is begun long before says when and with what, and is never quick', () => {
  const meal = makeMeal(OATS.recipe, 'breakfast', portions(OATS));

  expect(meal.prepTime + meal.cookTime).toBeLessThanOrEqual(30);
  expect(meal.startsAhead).toEqual({ hours: 8, what: 'Stir the oats together and leave them in the fridge.' });
  expect(meal.tags).not.toContain(texts.plans.tags.quick);
  expect(findCandidates(quick, 'breakfast').filter(({ recipe }) => recipe.startsAhead)).toEqual([]);
  expect(mealViolations(quick, meal)).toEqual([texts.plans.violations.time({ meal: meal.name })]);
});

it('a dish that is made at once says nothing of it', () => {
  const [dish] = findCandidates(quick, 'main');
  if (!dish) throw new Error('no quick main');

  expect(makeMeal(dish.recipe, 'dinner', portions(dish))).not.toHaveProperty('startsAhead');
});

it.each(['I love cherry and almond overnight oats', 'overnight oats for breakfast'])(
  'a dish that is begun long before is served where the notes name it: %s',
  (additionalNotes) => {
    const request = generationRequestSchema.parse({
      goal: 'balanced',
      dietaryPreferences: 'none',
      mealCount: 3,
      additionalNotes,
    });
    const outcome = planMeals(request, { seed: 7, avoid: [] });

    expect(outcome.ok && outcome.meals.map(({ name }) => name)).toContain(OATS.recipe.name);
  },
);

function dishNamed(name: string): Dish {
  const dish = findDish(name);
  if (!dish) throw new Error(`no ${name}`);
  return dish;
}

function portions({ parts }: Dish) {
  return parts.flatMap(({ items }) => items);
}
