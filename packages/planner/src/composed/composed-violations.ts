import { texts } from '@platewise/contract/texts';
import type { Food } from '@platewise/nutrition/food';
import { CUISINES } from '../find-candidates.ts';
import type { PlannedMeal } from '../plan-outcome.ts';
import { gramsMaxOf } from './food-parts.ts';
import { needsMoreHeat } from './needs-more-heat.ts';
import { isUsualTime } from './read-proposal.ts';
import { writtenProblem } from './written-problem.ts';

const { violations } = texts.model;

/** What a composed meal breaks besides the rules of every meal: no person of ours wrote it, so its words are checked too. */
export function composedViolations(meal: PlannedMeal, foods: readonly Food[]): string[] {
  const { name, instructions: steps, cookTime: cookMinutes, calories, tags } = meal;
  const isTooMuch = foods.some((food, index) => (meal.items[index]?.grams ?? 0) > gramsMaxOf(food, calories));
  return [
    ...(writtenProblem({ name, steps }, foods) === null ? [] : [violations.text({ meal: name })]),
    ...(isTooMuch ? [violations.amount({ meal: name })] : []),
    ...(needsMoreHeat(foods, { cookMinutes, steps }) ? [violations.raw({ meal: name })] : []),
    ...(isUsualTime(meal.prepTime + cookMinutes) ? [] : [texts.plans.violations.time({ meal: name })]),
    ...(CUISINES.includes(tags.at(-1) ?? '') ? [] : [violations.cuisine({ meal: name })]),
  ];
}
