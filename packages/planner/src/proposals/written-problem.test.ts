import { findFood } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { expect, it } from 'vitest';
import { withoutAmounts } from './without-amounts.ts';
import { writtenProblem } from './written-problem.ts';

const foodsOf = (items: (typeof RECIPES)[number]['items']) => items.flatMap(([id]) => findFood(id) ?? []);

it('passes nine in ten of our own recipes, so that it does not refuse what is well written', () => {
  const passed = RECIPES.filter(({ name, steps, items }) => {
    return writtenProblem({ name, steps: steps.map(withoutAmounts) }, foodsOf(items)) === null;
  });

  process.stdout.write(`own recipes that pass: ${passed.length} of ${RECIPES.length}\n`);
  expect(passed.length / RECIPES.length).toBeGreaterThan(0.9);
});

it('finds the food that a step names and the dish no longer has', () => {
  const missed = RECIPES.flatMap((recipe) => {
    // The food that weighs most is named in some step, as the table's own test holds.
    const [main] = [...recipe.items].sort(([, a], [, b]) => b - a);
    const others = foodsOf(recipe.items.filter(([id]) => id !== main?.[0]));
    return writtenProblem(recipe, others) === null ? [`${recipe.id}: ${main?.[0]}`] : [];
  });

  process.stdout.write(`missing foods not found: ${missed.length} of ${RECIPES.length}\n`);
  expect(missed.length / RECIPES.length).toBeLessThan(0.1);
});
