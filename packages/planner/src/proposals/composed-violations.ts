import { texts } from '@platewise/contract/texts';
import type { Food } from '@platewise/nutrition/foods/food';
import { CUISINES } from '../day/candidates/find-candidates.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { dishProblem } from './dish-problem.ts';
import { gramsMaxOf } from './food-parts.ts';

const { violations } = texts.model;

/** What a composed meal breaks besides the rules of every meal: no person of ours wrote it, so its words are checked too. */
export function composedViolations(task: PlanningTask, meal: PlannedMeal, foods: readonly Food[]): string[] {
  const { name, calories, tags } = meal;
  const isTooMuch = foods.some((food, index) => (meal.items[index]?.grams ?? 0) > gramsMaxOf(food, calories));
  return [
    ...writtenViolations(task, meal, foods),
    ...(isTooMuch ? [violations.amount({ meal: name })] : []),
    ...(CUISINES.includes(tags.at(-1) ?? '') ? [] : [violations.cuisine({ meal: name })]),
  ];
}

function writtenViolations(task: PlanningTask, meal: PlannedMeal, foods: readonly Food[]): string[] {
  const { name, prepTime: prepMinutes, cookTime: cookMinutes, instructions: steps } = meal;
  switch (dishProblem(task, { name, prepMinutes, cookMinutes, steps }, foods)) {
    case null:
      return [];
    case 'raw':
      return [violations.raw({ meal: name })];
    case 'time':
      return [texts.plans.violations.time({ meal: name })];
    default:
      return [violations.text({ meal: name })];
  }
}
