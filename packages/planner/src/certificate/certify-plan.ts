import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { type Exclusion, readExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { type MealFigures, mealFigures, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { NO_NUTS } from '@platewise/nutrition/words/exclusion-words';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { certifyConditions, conditionViolations, unassessedConditions } from '../conditions/check-conditions.ts';
import { certifyLimits } from '../conditions/wished-limits.ts';
import { breaksAsWhole, findDish, plainDishName } from '../day/candidates/find-candidates.ts';
import { macroEnergy, sumFigures } from '../day/figures.ts';
import { fixedMealOf } from '../day/fixed-meal.ts';
import { tagsOf } from '../day/make-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { excess, planLimits } from '../day/scoring/plan-limits.ts';
import { recipeOfMeal } from '../proposals/composed-recipe.ts';
import { composedViolations } from '../proposals/composed-violations.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { targetEnergy } from '../request/target-energy.ts';
import { namedBy } from './named-by.ts';
import { shownTotals } from './shown-totals.ts';

/** The day's kcal may miss the target by this share at the very most (decisions 1). */
export const KCAL_TOLERANCE = 0.03;

const { violations } = texts.plans;

export type Verdict = { certificate: Certificate; violations: string[] };

/**
 * Step 6: checks finished meals against the request from nothing but their ingredients and the food table: diet,
 * exclusions, cooking time, number of meals, limits, totals, figures, tags. A plan with a violation never leaves the package.
 */
export function certifyPlan(task: PlanningTask, meals: readonly PlannedMeal[]): Verdict {
  return { certificate: certificateOf(task, meals), violations: planViolations(task, meals) };
}

/** What meals break of a request, by the same check; none of a plan that may be served. */
export function planViolations(task: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  return [
    ...meals.flatMap((meal) => mealViolations(task, meal)),
    ...countViolations(task, meals),
    ...totalViolations(task, meals),
    ...conditionViolations(task, meals),
  ];
}

/** What one meal breaks by itself, whatever stands next to it. */
export function mealViolations(task: PlanningTask, meal: PlannedMeal): string[] {
  const isComposed = meal.source === 'model';
  const recipe = isComposed ? recipeOfMeal(meal) : findDish(meal.name)?.recipe;
  const foods = meal.items.map(({ food }) => findFood(food));
  if (!recipe || foods.includes(undefined)) return [violations.unknown({ meal: meal.name })];
  const known = foods.filter((food) => food !== undefined);
  return [
    ...known.filter((food) => breaksDiet(task, food)).map((food) => violations.diet({ food: food.name })),
    ...exclusionViolations(task, meal, known),
    ...task.exclusions
      .filter((exclusion) => breaksAsWhole(exclusion, known, recipe))
      .map(({ term }) => violations.whole({ meal: meal.name, term })),
    ...(keepsTime(task, meal, recipe) ? [] : [violations.time({ meal: meal.name })]),
    ...(breaksOliveOil(task, meal, known, recipe) ? [violations.oliveOil({ meal: meal.name })] : []),
    ...figureViolations(meal, recipe, known),
    ...(isComposed ? composedViolations(task, meal, known) : []),
  ];
}

function breaksDiet({ diet }: PlanningTask, food: Food): boolean {
  const { excludes, allows } = DIET_RULES[diet];
  return excludes.some((one) => food.classes.includes(one)) && !allows?.includes(food.id);
}

function exclusionViolations(task: PlanningTask, meal: PlannedMeal, foods: readonly Food[]): string[] {
  const isWordOut = task.exclusions.some(({ unknownWords }) => unknownWords !== null);
  const words = isWordOut ? ` ${wordsIn(meal).join(' ')} ` : '';
  return task.exclusions.flatMap((exclusion) => {
    const { term, foods: excluded, unknownWords } = exclusion;
    const isNamed = namedByTermOf(exclusion);
    return [
      ...foods
        .filter(({ id }) => excluded.has(id) || isNamed(id))
        .map(({ name }) => violations.excluded({ food: name, term })),
      ...(unknownWords && words.includes(` ${unknownWords.join(' ')} `)
        ? [violations.named({ meal: meal.name, term })]
        : []),
    ];
  });
}

const NAMED_BY = new WeakMap<Exclusion, (food: string) => boolean>();

/** Finds the foods that a term names; its words are split once for all meals that are checked against it. */
function namedByTermOf(exclusion: Exclusion): (food: string) => boolean {
  const known = NAMED_BY.get(exclusion) ?? namedBy(exclusion.term);
  NAMED_BY.set(exclusion, known);
  return known;
}

function wordsIn({ name, items, instructions }: PlannedMeal): string[] {
  return wordsOf([name, ...items.map((item) => item.name), ...instructions].join(' . '));
}

function keepsTime({ cookingTime }: PlanningTask, { prepTime, cookTime }: PlannedMeal, recipe: Recipe): boolean {
  const minutes = prepTime + cookTime;
  const isMain = recipe.kind === 'main';
  if (cookingTime === 'quick') return minutes <= 30 && recipe.startsAhead === undefined;
  if (cookingTime === 'medium') return minutes <= 60 && !(isMain && minutes < 30);
  return !(cookingTime === 'slow' && isMain && minutes < 60);
}

function breaksOliveOil({ diet }: PlanningTask, meal: PlannedMeal, foods: readonly Food[], recipe: Recipe): boolean {
  if (!DIET_RULES[diet].oliveOilOnly) return false;
  const fats = foods.filter(({ classes }) => classes.includes('added-fat'));
  const needsOliveOil = recipe.kind === 'main' && meal.cookTime > 0;
  return fats.some(({ id }) => id !== 'olive-oil') || (needsOliveOil && fats.length === 0);
}

function figureViolations(meal: PlannedMeal, recipe: Recipe, foods: readonly Food[]): string[] {
  const portions = foods.map((food, index) => ({ food, grams: meal.items[index]?.grams ?? 0 }));
  const figures = roundFigures(mealFigures(portions));
  const isTrue = figuresAreTrue(figures, meal);
  const tags = tagsOf(recipe, portions);
  const tagsAreTrue = meal.tags.every((tag) => tags.includes(tag));
  const weighs = portions.every(({ food, grams }) => grams > 0 && (!food.pieceGrams || grams % food.pieceGrams === 0));
  return [
    ...(isTrue ? [] : [violations.figures({ meal: meal.name })]),
    ...(tagsAreTrue ? [] : [violations.tags({ meal: meal.name })]),
    ...(weighs ? [] : [violations.amount({ meal: meal.name })]),
  ];
}

/**
 * Whether what is shown is what the portions come to, compared by value: a stored meal comes back with its keys in another
 * order. A figure with a range is true anywhere within it, and a range that holds it is true too, so that a meal from before
 * a bound was known, or was narrower, stays as it was stored.
 */
export function figuresAreTrue(
  { calories, macros, nutrition, nutritionRange }: MealFigures,
  shown: Pick<PlannedMeal, 'calories' | 'macros' | 'nutrition' | 'nutritionRange'>,
): boolean {
  const macroNames = ['protein', 'fat', 'carbs'] as const;
  const nutritionNames = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const;
  return (
    calories === shown.calories &&
    macroNames.every((name) => macros[name] === shown.macros[name]) &&
    nutritionNames.every((name) => {
      const range = nutritionRange?.[name];
      const [value, stated] = [shown.nutrition[name], shown.nutritionRange?.[name]];
      if (!range) return stated === undefined && (value === nutrition[name] || value === null);
      const holds = stated === undefined || (stated[0] <= range[0] && range[1] <= stated[1]);
      return holds && (value === null || (range[0] <= value && value <= range[1]));
    })
  );
}

function countViolations({ slot, mealCount, slots }: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  const wanted = slot ? 1 : mealCount;
  const areInSlots = meals.every(({ mealType }, index) => mealType === slots?.[index]?.mealType);
  const isRepeated = new Set(meals.map(({ name }) => plainDishName(name))).size < meals.length;
  return [
    ...(meals.length === wanted ? [] : [violations.count({ count: meals.length, wanted })]),
    ...(isRepeated ? [violations.repeated] : []),
    ...(areInSlots ? [] : [violations.slot]),
  ];
}

function totalViolations(task: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  const figures = meals.map((meal) => fixedMealOf(meal).figures);
  const total = sumFigures(figures);
  const missed = Math.abs(total.kcal - task.targetKcal) / task.targetKcal;
  const broken = planLimits(task).filter((limit) =>
    limit.scope === 'plan' ? excess(limit, total) > 0 : figures.some((one) => excess(limit, one) > 0),
  );
  return [
    ...(missed <= KCAL_TOLERANCE ? [] : [violations.kcal({ percent: Math.round(missed * 100) })]),
    ...broken.map(({ name }) => violations.limit({ macro: texts.plans.limits[name] })),
  ];
}

/** What is stated of meals that keep their request. Totals are those of what the meals show. */
export function certificateOf(task: PlanningTask, meals: readonly PlannedMeal[]): Certificate {
  return {
    diet: task.diet,
    excluded: task.exclusions
      .filter(({ unknownWords }) => unknownWords === null)
      .map(({ term, understoodAs, foods, staysIn = [] }) => {
        const left = staysIn.filter((one) => !isLeftOut(task, one));
        return { term, understoodAs, foodsRemoved: foods.size, ...(left.length > 0 && { staysIn: left }) };
      }),
    notAssessed: [
      ...new Set([
        ...task.exclusions.filter(({ unknownWords }) => unknownWords !== null).map(({ term }) => term),
        ...task.unread,
        ...task.wishes.flatMap(({ cannotAssess }) => cannotAssess ?? []),
        ...unassessedConditions(task),
      ]),
    ],
    target: targetEnergy(task),
    actual: shownTotals(meals),
    checkedIngredients: meals.reduce((total, { items }) => total + items.length, 0),
    ...certifyConditions(task, meals),
    ...certifyLimits(task, meals),
  };
}

/** What only sounds like a nut is reported while it may be served. */
function isLeftOut({ exclusionsForbid, dietForbids }: PlanningTask, term: string): boolean {
  const isForbidden = (food: string) => exclusionsForbid.has(food) || dietForbids.has(food);
  return NO_NUTS.includes(term) && readExclusions(term).every(({ foods }) => [...foods].every(isForbidden));
}

/** The shares of energy that meals have, for notes on a split that could not be met. */
export function sharesOf(meals: readonly PlannedMeal[]): { protein: number; carbs: number; fat: number } {
  const sum = (macro: 'protein' | 'carbs' | 'fat') =>
    meals.reduce((total, { macros, servings }) => total + macros[macro] * servings, 0);
  const total = { protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
  const energy = macroEnergy(total);
  return { protein: (4 * total.protein) / energy, carbs: (4 * total.carbs) / energy, fat: (9 * total.fat) / energy };
}
