import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { findFood } from '@platewise/nutrition/foods/foods';
import { plateBreaches } from '@platewise/nutrition/recipes/plate-bounds';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { sharesOf } from '../certificate/certify-plan.ts';
import { conditionWarnings } from '../conditions/dropped-aims.ts';
import { limitAnswers } from '../conditions/wished-limits.ts';
import { noteWarnings } from '../request/notes/note-warnings.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { findCandidates, plainDishName, recipeKind } from './candidates/find-candidates.ts';
import { asksForOne, concerns, isAbout } from './candidates/wished-pools.ts';
import type { Dish } from './dish.ts';
import { portionsOf } from './fixed-meal.ts';
import type { PlannedMeal } from './plan-outcome.ts';
import { missingFromDiet } from './scoring/diet-balance.ts';
import { isKept, partAnswers } from './wish-answers.ts';

/** A macro this far from its target share is reported to the person. */
const REPORTED_FROM_SHARE = 0.06;

/** What warnings are reported by, besides the task and its meals. */
export type WarningOptions = {
  disliked?: readonly string[];
  servesWishes?: boolean | undefined;
  /** Meals that the person keeps as they are. */
  kept?: readonly PlannedMeal[];
  /** The dishes of a kind that can be served at all; without it, those that the task allows. */
  dishesOf?: (kind: RecipeKind) => readonly Dish[];
};

/** What a person should know about a plan besides its numbers. */
export function planWarnings(
  task: PlanningTask,
  meals: readonly PlannedMeal[],
  { disliked = [], servesWishes = true, kept = [], dishesOf }: WarningOptions = {},
): string[] {
  const { diet, slot, targetKcal, dayShare } = task;
  const warnings: string[] = [];
  if (!slot && targetKcal / dayShare < LIMITS.lowCalorieNoteBelowKcal) {
    warnings.push(texts.plans.lowCalories({ kcal: numberWords(LIMITS.lowCalorieNoteBelowKcal) }));
  }
  const ofLimits = limitAnswers(task, meals);
  const keeps = (wish: Wish) => (wish.limit ? !ofLimits[wish.limit.nutrient] : isKept(wish, meals));
  warnings.push(...noteWarnings(task, keeps), ...partAnswers(task.wishes, meals), ...Object.values(ofLimits));
  warnings.push(...conditionWarnings(task));
  if (servesWishes) warnings.push(...unservedWishes(task, meals, dishesOf));
  const dislikedDishes = disliked.map(plainDishName);
  const unwanted = meals.filter(({ name }) => dislikedDishes.includes(plainDishName(name)));
  if (unwanted.length > 0) {
    warnings.push(texts.plans.dislikedServed({ meals: unwanted.map(({ name }) => name).join(', ') }));
  }
  const ours = meals.filter((meal) => !kept.includes(meal));
  warnings.push(...plateWarnings(task, ours), ...macroWarnings(task, meals), ...dietWarnings(task, meals));
  if (meals.some(({ items }) => items.some(({ food }) => food === 'mustard-oil')))
    warnings.push(texts.plans.mustardOil);
  if (diet === 'vegan') warnings.push(texts.plans.vitaminB12);
  return warnings;
}

/** A food or a kind of dish that the notes wish for is served, or the person is informed why not (decisions 9.10). */
function unservedWishes(
  task: PlanningTask,
  meals: readonly PlannedMeal[],
  dishesOf: WarningOptions['dishesOf'] = (kind) => findCandidates(task, kind),
): string[] {
  return task.wishes.flatMap((wish) => {
    const { foods } = wish;
    const label = wish.cuisine ?? wish.label;
    if (!asksForOne(wish) || isServed(wish, meals)) return [];
    // What diet or exclusions take out whole has been stated as their conflict.
    if (foods && [...foods].every((food) => task.dietForbids.has(food) || task.exclusionsForbid.has(food))) return [];
    const slots = (task.slots ?? []).filter(({ mealType }) => isAbout(wish, mealType));
    // Answered with the other answers.
    if (slots.length === 0) return [];
    const kinds = new Set(slots.map(({ mealType, kcal }) => recipeKind(mealType, kcal)));
    const isThere = [...kinds].some((kind) => dishesOf(kind).some((dish) => concerns(wish, dish)));
    return [isThere ? texts.plans.wishDoesNotFit({ food: label }) : texts.plans.wishHasNoDish({ food: label })];
  });
}

function isServed(wish: Wish, meals: readonly PlannedMeal[]): boolean {
  if (!wish.foods) return isKept(wish, meals);
  return meals.some(({ items }) => items.some(({ food }) => wish.foods?.has(food)));
}

/** Plates outside the bounds of decisions 9.2, by what leaves them furthest. */
function plateWarnings({ diet }: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  return meals.flatMap((meal) => {
    const { name, mealType, calories: kcal } = meal;
    const plate = {
      name,
      kcal,
      isSnack: recipeKind(mealType, kcal) === 'snack',
      isKeto: diet === 'keto',
    };
    const [worst] = plateBreaches(portionsOf(meal), plate);
    return worst ? [texts.plans.plateOff[worst.side]({ meal: name, what: texts.plans.plateBounds[worst.bound] })] : [];
  });
}

function dietWarnings({ diet }: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  const portions = meals.map(({ items }) =>
    items.flatMap(({ food: id, grams }) => {
      const food = findFood(id);
      return food ? [{ food, grams }] : [];
    }),
  );
  return missingFromDiet(diet, portions).map((what) => texts.plans.mediterraneanLacks[what]);
}

/** Macros that are reported because they are far from their target, by the words of the plan that they are in. */
export function macroWarnings(
  { shares }: PlanningTask,
  meals: readonly PlannedMeal[],
  words: (typeof texts.plans)['macroOff'] = texts.plans.macroOff,
): string[] {
  const actual = sharesOf(meals);
  const percent = (share: number) => Math.round(share * 100);
  return (['protein', 'carbs', 'fat'] as const)
    .filter((macro) => Math.abs(actual[macro] - shares[macro]) > REPORTED_FROM_SHARE)
    .map((macro) =>
      words({
        macro: texts.plans.macros[macro],
        actual: percent(actual[macro]),
        target: percent(shares[macro]),
      }),
    );
}
