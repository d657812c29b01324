import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import type { Food } from '@platewise/nutrition/foods/food';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';
import { mealViolations } from '../certificate/certify-plan.ts';
import { fixedMealOf, portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { excess, planLimits } from '../day/scoring/plan-limits.ts';
import type { PlanningTask } from '../request/read-request.ts';

const { favorite: words } = texts.plans;

/** Which rule of the request a favorite breaks by itself, in a sentence that names what in it; null where it keeps all of them. */
export function explainBrokenRule(task: PlanningTask, meal: PlannedMeal): string | null {
  return (
    excludedReason(task, meal) ??
    dietReason(task, meal) ??
    timeReason(task, meal) ??
    violationReason(task, meal) ??
    limitReason(task, meal)
  );
}

/** Says that the favorite leaves too much or too little of the target for the other meals. */
export function explainSizeLeft({ targetKcal, mealCount }: PlanningTask, meal: PlannedMeal): string {
  const { kcal } = fixedMealOf(meal).figures;
  const target = numberWords(targetKcal);
  const left = Math.round(targetKcal - kcal);
  if (mealCount === 1) {
    return words.onlyMeal({ meal: meal.name, kcal: numberWords(Math.round(kcal)), target });
  }
  if (left < 0) return words.exceeds({ meal: meal.name, kcal: numberWords(-left), target });
  return words.leaves({ meal: meal.name, kcal: numberWords(left), count: mealCount - 1 });
}

function excludedReason({ exclusionsForbid, exclusions }: PlanningTask, meal: PlannedMeal): string | null {
  const foods = foodsIn(meal, ({ id }) => exclusionsForbid.has(id));
  if (foods) return words.excluded({ meal: meal.name, foods });
  const written = [meal.name, ...meal.tags, ...meal.items.map(({ name }) => name), ...meal.instructions];
  const named = wordsOf(written.join(' . '));
  const term = exclusions.find(({ unknownWords }) => unknownWords && containsPhrase(named, unknownWords))?.term;
  return term === undefined ? null : words.named({ meal: meal.name, term });
}

function dietReason({ dietForbids, diet }: PlanningTask, meal: PlannedMeal): string | null {
  const foods = foodsIn(meal, ({ id }) => dietForbids.has(id));
  return foods && words.diet({ meal: meal.name, foods, diet: texts.options.diet[diet] });
}

/** By the slot that it stands in: a quick breakfast is too quick for a lunch of 30 to 60 minutes. */
function timeReason({ cookingTime }: PlanningTask, meal: PlannedMeal): string | null {
  const minutes = meal.prepTime + meal.cookTime;
  const isMain = meal.mealType === 'lunch' || meal.mealType === 'dinner';
  const keeps = {
    any: true,
    quick: minutes <= 30,
    medium: minutes <= 60 && (!isMain || minutes >= 30),
    slow: !isMain || minutes >= 60,
  }[cookingTime];
  if (keeps) return null;
  return words.time({ meal: meal.name, minutes, time: texts.options.cookingTime[cookingTime] });
}

/** What the certificate would find besides. */
function violationReason(task: PlanningTask, meal: PlannedMeal): string | null {
  const [reason] = mealViolations(task, meal);
  return reason === undefined ? null : words.broken({ reason });
}

/** Limits that no other meal can make up for: those on grams of a day, and those on every meal. */
function limitReason(task: PlanningTask, meal: PlannedMeal): string | null {
  const { figures } = fixedMealOf(meal);
  const diet = texts.options.diet[task.diet];
  const broken = planLimits(task).find(
    (limit) => (limit.scope === 'meal' || limit.constant < 0) && excess(limit, figures) > 0,
  );
  if (!broken) return null;
  if (broken.scope === 'meal') return words.mealProtein({ meal: meal.name, diet });
  return words.limit({ meal: meal.name, macro: texts.plans.limits[broken.name], diet });
}

function foodsIn(meal: PlannedMeal, isForbidden: (food: Food) => boolean): string | null {
  const names = portionsOf(meal).flatMap(({ food }) => (isForbidden(food) ? [food.name] : []));
  return names.length === 0 ? null : listWords([...new Set(names)], 'and');
}
