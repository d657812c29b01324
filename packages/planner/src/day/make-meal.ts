import type { MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import type { Food } from '@platewise/nutrition/foods/food';
import { mealFigures, type Portion, roundFigures } from '@platewise/nutrition/recipes/meal-nutrition';
import type { Recipe } from '@platewise/nutrition/recipes/recipe';
import { macroEnergy } from './figures.ts';
import { mealItem } from './meal-item.ts';
import type { PlannedMeal } from './plan-outcome.ts';

const NOT_VEGETARIAN = new Set(['meat', 'fish', 'crustacean', 'mollusc', 'gelatine', 'animal-fat', 'animal-rennet']);
const NOT_VEGAN = new Set([...NOT_VEGETARIAN, 'egg', 'milk', 'honey']);

/** A meal as people see it: figures, ingredient lines and tags are all computed from the portions. */
export function makeMeal(recipe: Recipe, mealType: MealType, portions: readonly Portion[]): PlannedMeal {
  const figures = roundFigures(mealFigures(portions));
  const merged = mergeRepeats(portions);
  return {
    name: recipe.name,
    mealType,
    ...figures,
    ingredients: merged.map(({ food, grams }) => texts.plans.ingredient({ grams, name: food.name })),
    items: merged.map(mealItem),
    instructions: [...recipe.steps],
    prepTime: recipe.prepMinutes,
    cookTime: recipe.cookMinutes,
    servings: 1,
    difficulty: recipe.difficulty,
    tags: tagsOf(recipe, merged),
    source: 'planner',
    ...(recipe.startsAhead && { startsAhead: recipe.startsAhead }),
  };
}

type Timing = Pick<Recipe, 'prepMinutes' | 'cookMinutes' | 'startsAhead'>;

/** Whether a dish is made within half an hour, with nothing to begin long before (decisions 9.3). */
export function isQuick({ prepMinutes, cookMinutes, startsAhead }: Timing): boolean {
  return prepMinutes + cookMinutes <= 30 && startsAhead === undefined;
}

/** The tags of a dish: what its portions prove, each re-checked by the certificate, and its kitchen. */
export function tagsOf(recipe: Recipe, portions: readonly Portion[]): string[] {
  return [...provenTags(recipe, portions), recipe.cuisine];
}

/** Tags that portions and minutes prove, whatever a dish is called. */
export function provenTags(timing: Timing, portions: readonly Portion[]): string[] {
  const figures = mealFigures(portions);
  const energy = macroEnergy(figures.macros);
  const holds = (classes: ReadonlySet<string>) =>
    portions.some(({ food }) => food.classes.some((one) => classes.has(one)));
  const tags: string[] = [];
  if (!holds(NOT_VEGAN)) tags.push(texts.plans.tags.vegan);
  else if (!holds(NOT_VEGETARIAN)) tags.push(texts.plans.tags.vegetarian);
  // Regulation (EC) 1924/2006: 'high protein' from 20 % of energy, 'high fibre' from 3 g for 100 kcal.
  if (4 * figures.macros.protein >= 0.2 * energy) tags.push(texts.plans.tags.highProtein);
  if (4 * figures.macros.carbs < 0.26 * energy) tags.push(texts.plans.tags.lowCarb);
  const { nutrition, nutritionRange } = figures;
  // A claim has to hold at the lower end of what is known.
  if ((nutritionRange?.fiber?.[0] ?? nutrition.fiber ?? 0) >= 0.03 * figures.calories)
    tags.push(texts.plans.tags.highFiber);
  if (isQuick(timing)) tags.push(texts.plans.tags.quick);
  return tags;
}

/** A food that stands in two parts of a dish is weighed once. */
function mergeRepeats(portions: readonly Portion[]): Portion[] {
  const grams = new Map<Food, number>();
  for (const portion of portions) grams.set(portion.food, (grams.get(portion.food) ?? 0) + portion.grams);
  return [...grams].map(([food, sum]) => ({ food, grams: sum }));
}
