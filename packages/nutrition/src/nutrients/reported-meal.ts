import type { Macros, MealItem, Nutrition, NutritionRange } from '@platewise/contract/meals/meal-schema';
import type { Nutrient } from '@platewise/contract/meals/nutrients';
import { findFood } from '../foods/foods.ts';
import type { Portion } from '../recipes/meal-nutrition.ts';
import { usdaCaffeine } from '../usda/usda-caffeine.ts';

/** What was stated of a meal, or its row of FoodData Central says, at least and at most; what nobody knows is absent. */
type StatedFigures = Partial<Record<Nutrient, readonly [low: number, high: number]>>;

/** A meal as its nutrients are counted, of one serving: its foods in raw grams, or what was stated where these are not known. */
export type ReportedMeal = {
  name: string;
  servings: number;
  steps: readonly string[];
  portions: readonly Portion[] | null;
  stated: StatedFigures;
};

/** As much of a meal as somebody knows, of one serving. */
export type KnownMeal = {
  name: string;
  items?: readonly Pick<MealItem, 'food' | 'grams'>[] | undefined;
  ingredients?: readonly string[] | undefined;
  instructions?: readonly string[] | undefined;
  calories?: number | undefined;
  macros?: { [macro in keyof Macros]: number | null } | undefined;
  nutrition?: Nutrition | null | undefined;
  nutritionRange?: NutritionRange | undefined;
};

/** What is counted of a meal. Lines beyond its items have no grams: then none of it is, rather than half. */
export function reportedMeal(meal: KnownMeal, servings: number): ReportedMeal {
  const { name, items = [], ingredients = [], instructions: steps = [] } = meal;
  const portions = items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food ? [{ food, grams }] : [];
  });
  const isKnown = items.length > 0 && portions.length === items.length && items.length >= ingredients.length;
  return {
    name,
    servings,
    steps,
    portions: isKnown ? portions : null,
    stated: isKnown ? {} : { ...statedFigures(meal), ...caffeineOfRow(meal) },
  };
}

/** Of a row of FoodData Central that was logged as it is. */
function caffeineOfRow({ items = [] }: KnownMeal): StatedFigures {
  const [item] = items;
  const fdcId = /^usda-(\d+)$/.exec(item?.food ?? '')?.[1];
  if (!item || items.length > 1 || fdcId === undefined) return {};
  const per100g = usdaCaffeine(Number(fdcId));
  if (per100g === null) return {};
  const caffeine = (per100g * item.grams) / 100;
  return { caffeine: [caffeine, caffeine] };
}

/** The figures that a meal came with. */
function statedFigures({ calories, macros, nutrition, nutritionRange = {} }: KnownMeal): StatedFigures {
  const exact = Object.entries({ kcal: calories, ...macros, ...nutrition }).flatMap(([figure, value]) =>
    typeof value === 'number' ? [[figure, [value, value]] as const] : [],
  );
  const ranges = Object.entries(nutritionRange).filter(([, range]) => range !== undefined);
  return Object.fromEntries([...exact, ...ranges]);
}
