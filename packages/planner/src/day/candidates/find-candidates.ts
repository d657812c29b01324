import type { CookingTime, MealType } from '@platewise/contract/generation/options';
import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import type { Food } from '@platewise/nutrition/foods/food';
import { DIET_RULES, type DietRules } from '@platewise/nutrition/recipes/diets';
import { isUnderdone } from '@platewise/nutrition/recipes/is-underdone';
import type { Recipe, RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';
import { MEAL_KCAL } from '../../request/meal-slots.ts';
import type { PlanningTask } from '../../request/read-request.ts';
import { type Dish, dishOf } from '../dish.ts';
import { type Figures, macroEnergy } from '../figures.ts';
import { isQuick } from '../make-meal.ts';
import { findWithSide, sideOf, withAnySide, withoutSide } from '../plate/side-dishes.ts';
import { findSubstituted, withoutSubstitutes } from '../plate/substituted-dishes.ts';

/** Every recipe, compiled once. */
export const DISHES: readonly Dish[] = RECIPES.map(dishOf);

/** The kitchens that our dishes come from. */
export const CUISINES: readonly string[] = [...new Set(RECIPES.map(({ cuisine }) => cuisine))];

const BY_NAME: ReadonlyMap<string, Dish> = new Map(DISHES.map((dish) => [dish.recipe.name, dish]));

/** The dish of that name, with the side and with what stands for what as the name says; undefined where there is none. */
export function findDish(name: string): Dish | undefined {
  return BY_NAME.get(name) ?? findSubstituted(name, findDish) ?? findWithSide(name, findDish);
}

/** The name of a dish as the table has it, without side and substitutes, so that one dish is reported from another. */
export function plainDishName(name: string): string {
  if (BY_NAME.has(name)) return name;
  const dish = findDish(name);
  return dish ? withoutSubstitutes(withoutSide(dish)).recipe.name : name;
}

/** The name of the dish that a text names, letter case aside; the text itself where no dish has that name. */
export function dishNameOf(text: string): string {
  const lower = text.toLowerCase();
  const isCalled = ({ recipe }: Dish) => recipe.name.toLowerCase() === lower;
  const found = DISHES.find(
    (dish) =>
      isCalled(dish) ||
      (lower.startsWith(dish.recipe.name.toLowerCase()) &&
        withAnySide(dish).some(({ dish: sided }) => isCalled(sided))),
  );
  return found?.recipe.name ?? text;
}

/** The dish of the recipe with that id, or undefined. */
export function findDishById(id: string): Dish | undefined {
  return DISHES.find(({ recipe }) => recipe.id === id);
}

/** One kind of rule that takes dishes out. */
export type Filter = 'diet' | 'time' | 'exclusions';

const FILTERS: readonly Filter[] = ['diet', 'time', 'exclusions'];

/** Calendar slots below what a main can be are filled with snacks, whatever their name; slots of a whole day never are. */
const SNACK_SIZED_KCAL = MEAL_KCAL.main.min;

/** The kind of recipe that fills a slot. */
export function recipeKind(mealType: MealType, slotKcal: number): RecipeKind {
  if (mealType === 'snack' || slotKcal < SNACK_SIZED_KCAL) return 'snack';
  return mealType === 'breakfast' ? 'breakfast' : 'main';
}

const CANDIDATES = new WeakMap<PlanningTask, Map<RecipeKind, readonly Dish[]>>();

/** Step 2: the dishes of a kind that no constraint forbids, looked for once for a task: each meal's reason counts them. */
export function findCandidates(task: PlanningTask, kind: RecipeKind): readonly Dish[] {
  const known = CANDIDATES.get(task) ?? new Map<RecipeKind, readonly Dish[]>();
  CANDIDATES.set(task, known);
  const found = known.get(kind) ?? candidatesBeforeExclusions(task, kind).filter((dish) => !holdsExcluded(task, dish));
  known.set(kind, found);
  return found;
}

const BY_DIET = new WeakMap<PlanningTask['dietForbids'], Map<string, readonly Dish[]>>();

/** The dishes of a kind that diet and cooking time allow: the same for all who keep that diet, so looked for once. */
export function candidatesBeforeExclusions(task: PlanningTask, kind: RecipeKind): readonly Dish[] {
  const known = BY_DIET.get(task.dietForbids) ?? new Map<string, readonly Dish[]>();
  BY_DIET.set(task.dietForbids, known);
  const key = `${task.diet} ${task.cookingTime} ${kind}`;
  const found = known.get(key) ?? findCandidatesWithout(task, kind, ['exclusions']);
  known.set(key, found);
  return found;
}

/** The same with some filters left away, to explain a refusal. */
export function findCandidatesWithout(task: PlanningTask, kind: RecipeKind, without: readonly Filter[]): Dish[] {
  const filters = FILTERS.filter((filter) => !without.includes(filter));
  return DISHES.filter((dish) => dish.recipe.kind === kind && filters.every((filter) => keeps(task, dish, filter)));
}

/** Whether a dish keeps one kind of rule of a task. */
export function keeps(task: PlanningTask, dish: Dish, filter: Filter): boolean {
  switch (filter) {
    case 'diet':
      return fitsDiet(task, dish);
    case 'time':
      return fitsTime(task.cookingTime, dish);
    case 'exclusions':
      return !holdsExcluded(task, dish);
  }
}

function fitsDiet(task: PlanningTask, dish: Dish): boolean {
  const { recipe, figures } = dish;
  const foods = foodsOf(dish);
  const { oliveOilOnly, serves } = DIET_RULES[task.diet];
  if (foods.some(({ id }) => task.dietForbids.has(id))) return false;
  if (serves && !canServe(serves, figures)) return false;
  if (!oliveOilOnly) return true;
  const addedFats = foods.filter(({ classes }) => classes.includes('added-fat'));
  const holdsOliveOil = addedFats.some(({ classes }) => classes.includes('olive-oil'));
  if (addedFats.some(({ classes }) => !classes.includes('olive-oil'))) return false;
  return holdsOliveOil || recipe.kind !== 'main' || recipe.cookMinutes === 0;
}

function canServe(serves: NonNullable<DietRules['serves']>, figures: Figures): boolean {
  const { netCarbsMaxPer500Kcal = Infinity, carbsMaxPer500Kcal = Infinity, proteinMinPercent = 0 } = serves;
  const per500 = 500 / figures.kcal;
  return (
    figures.netCarbs * per500 <= netCarbsMaxPer500Kcal &&
    figures.carbs * per500 <= carbsMaxPer500Kcal &&
    400 * figures.protein >= proteinMinPercent * macroEnergy(figures)
  );
}

/** Cooking time as decisions 6: quick up to 30 minutes and nothing to begin before; medium: mains 30-60, others up to 60; slow: mains from 60. */
export function fitsTime(cookingTime: CookingTime, { recipe, minutes }: Dish): boolean {
  const isMain = recipe.kind === 'main';
  switch (cookingTime) {
    case 'any':
      return true;
    case 'quick':
      return isQuick(recipe);
    case 'medium':
      return minutes <= 60 && (!isMain || minutes >= 30);
    case 'slow':
      return !isMain || minutes >= 60;
  }
}

/** Whether a dish holds something of one exclusion. */
export function isLeftOutBy(exclusion: Exclusion, dish: Dish): boolean {
  const { foods, unknownWords } = exclusion;
  const alone = { exclusions: [exclusion], exclusionsForbid: foods, unknownWords: unknownWords ? [unknownWords] : [] };
  return holdsExcluded(alone, dish);
}

type Excluded = Pick<PlanningTask, 'exclusions' | 'exclusionsForbid' | 'unknownWords'>;

/** Whether a dish holds anything that a task leaves out. */
export function holdsExcluded(task: Excluded, dish: Dish): boolean {
  if (task.exclusions.length + task.unknownWords.length + task.exclusionsForbid.size === 0) return false;
  const foods = foodsOf(dish);
  if (foods.some(({ id }) => task.exclusionsForbid.has(id))) return true;
  if (task.exclusions.some((exclusion) => breaksAsWhole(exclusion, foods, dish.recipe))) return true;
  return task.unknownWords.some((phrase) => {
    const words = wordsOfDish(dish);
    return phrase.every((word) => words.all.has(word)) && containsPhrase(words.inOrder, phrase);
  });
}

const FOODS = new WeakMap<Dish, readonly Food[]>();

/** The foods of a dish, listed once: every rule of every task asks for them. */
export function foodsOf(dish: Dish): readonly Food[] {
  const known = FOODS.get(dish);
  if (known) return known;
  const foods = dish.parts.flatMap(({ items }) => items.map(({ food }) => food));
  FOODS.set(dish, foods);
  return foods;
}

/** What an exclusion says of a whole dish: two classes in one meal (kosher), or egg, meat or fish that stay soft (pregnancy). */
export function breaksAsWhole(
  { apart, onlyDone }: Exclusion,
  foods: readonly Food[],
  recipe: Pick<Recipe, 'items' | 'steps'>,
): boolean {
  if (apart?.every((one) => foods.some(({ classes }) => classes.includes(one)))) return true;
  return onlyDone === true && isUnderdone(recipe);
}

type DishWords = { inOrder: string[]; all: ReadonlySet<string> };

const WORDS = new WeakMap<Dish, DishWords>();

/** The words of a dish's name, cuisine, steps and foods; split once, when a word is first looked for. */
function wordsOfDish(dish: Dish): DishWords {
  const { name, cuisine, steps } = dish.recipe;
  const known = WORDS.get(dish);
  if (known) return known;
  const side = sideOf(dish);
  const inOrder = side
    ? [...wordsOf(name), ...wordsOfDish(withoutSide(dish)).inOrder, ...wordsOfDish(side).inOrder]
    : wordsOf([name, cuisine, ...steps, ...foodsOf(dish).map((food) => food.name)].join(' . '));
  const words = { inOrder, all: new Set(inOrder) };
  WORDS.set(dish, words);
  return words;
}
