import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { findFood } from '@platewise/nutrition/foods';
import { sharesOf } from './certify-plan.ts';
import { missingFromDiet } from './diet-balance.ts';
import { noteWarnings } from './note-warnings.ts';
import { numberWords } from './number-words.ts';
import type { PlannedMeal } from './plan-outcome.ts';
import type { PlanningTask } from './read-request.ts';

/** A macro this far from its target share is told to the person. */
const TOLD_FROM_SHARE = 0.06;

/** What a person should know about a plan besides its numbers. */
export function planWarnings(
  task: PlanningTask,
  meals: readonly PlannedMeal[],
  { disliked = [] }: { disliked?: readonly string[] } = {},
): string[] {
  const { request, targetKcal, dayShare } = task;
  const warnings: string[] = [];
  if (!request.slot && targetKcal / dayShare < LIMITS.lowCalorieNoteBelowKcal) {
    warnings.push(texts.plans.lowCalories({ kcal: numberWords(LIMITS.lowCalorieNoteBelowKcal) }));
  }
  warnings.push(...noteWarnings(task));
  const unwanted = meals.filter(({ name }) => disliked.includes(name));
  if (unwanted.length > 0) {
    warnings.push(texts.plans.dislikedServed({ meals: unwanted.map(({ name }) => name).join(', ') }));
  }
  warnings.push(...macroWarnings(task, meals), ...dietWarnings(task, meals));
  if (request.dietaryPreferences === 'vegan') warnings.push(texts.plans.vitaminB12);
  return warnings;
}

function dietWarnings({ request }: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  const portions = meals.map(({ items }) =>
    items.flatMap(({ food: id, grams }) => {
      const food = findFood(id);
      return food ? [{ food, grams }] : [];
    }),
  );
  return missingFromDiet(request.dietaryPreferences, portions).map((what) => texts.plans.mediterraneanLacks[what]);
}

/** Macros that are told because they are far from their target, by the words of the plan that they are in. */
export function macroWarnings(
  { shares }: PlanningTask,
  meals: readonly PlannedMeal[],
  words: (typeof texts.plans)['macroOff'] = texts.plans.macroOff,
): string[] {
  const actual = sharesOf(meals);
  const percent = (share: number) => Math.round(share * 100);
  return (['protein', 'carbs', 'fat'] as const)
    .filter((macro) => Math.abs(actual[macro] - shares[macro]) > TOLD_FROM_SHARE)
    .map((macro) =>
      words({
        macro: texts.plans.macros[macro],
        actual: percent(actual[macro]),
        target: percent(shares[macro]),
      }),
    );
}
