import type { PrepCut } from '@platewise/contract/plans/prep-guide-schema';
import { findFood } from '@platewise/nutrition/foods/foods';
import { FRIDGE_DAYS } from '@platewise/nutrition/recipes/keeping';
import type { DishItem } from './read-dish.ts';
import { cooksBaseAhead, type PrepMeal } from './read-meals.ts';

/** Where an ingredient is weighed: for soaking, cutting, boiling a grain, a part of the dish (by its number), or on the day. */
export type Placing = 'soak' | 'cut' | 'base' | 'finish' | number;

/** One ingredient of one meal and where it is weighed. Grams are those of all servings that are eaten. */
export type PlacedItem = { of: PrepMeal; item: DishItem; grams: number | null; placing: Placing };

const CUT_GROUPS: ReadonlySet<string> = new Set(['vegetable', 'leafy', 'fruit', 'potato']);
const NOT_CUT = /canned|frozen|dried|desiccated|juice|paste|passata|tamarind|olive-|sauerkraut/;
/** Herbs as they are bought fresh, and what is done to them with a knife. */
const FRESH_HERB = /^(?:basil|chives|coriander-leaf|dill|mint|parsley|rosemary|thyme)$/;
const HERB_MANNERS: ReadonlySet<PrepCut | null> = new Set<PrepCut | null>(['chop', 'cut']);
/** Vegetables that stay firm when they are cut raw some days ahead. */
const FIRM =
  /^(?:onion|shallot|spring-onion|leek|carrot|cabbage|napa-cabbage|bell-pepper|celery|celeriac|radish|daikon|broccoli|cauliflower|beetroot|fennel|kohlrabi|turnip|swede|parsnip|jicama)(?:-|$)/;

/** Every ingredient of every meal, once each. A food that some meal has cut is cut for all that can use it so. */
export function placeIngredients(meals: readonly PrepMeal[]): PlacedItem[] {
  const wanted = meals.flatMap((of) =>
    of.dish.items.map((item) => ({ of, item, placing: placingOf(of, item), canCut: canBeCutAhead(of, item) })),
  );
  const cutFoods = new Set(wanted.filter(({ item, canCut }) => canCut && item.manner).map(({ item }) => item.food));
  return wanted.map(({ of, item, placing, canCut }) => ({
    of,
    item,
    grams: item.grams === null ? null : item.grams * of.meal.servings,
    placing: canCut && cutFoods.has(item.food) ? 'cut' : placing,
  }));
}

/** How the meals have a food cut, each way once. */
export function mannersOf(placed: readonly PlacedItem[]): PrepCut[] {
  return [...new Set(placed.flatMap(({ item }) => item.manner ?? []))];
}

function placingOf(of: PrepMeal, { food, mentions }: DishItem): Placing {
  const { dish, place } = of;
  if (food !== null && dish.soaks.has(food) && place !== null) return 'soak';
  if (food !== null && dish.bases.has(food) && !dish.soaks.has(food) && cooksBaseAhead(of, food)) return 'base';
  if (place === null) return 'finish';
  const part = dish.parts.findIndex(({ steps }) => steps.some((step) => mentions.includes(step)));
  if (part >= 0) return part;
  return mentions.some((step) => step >= dish.finishFrom) ? 'finish' : 0;
}

function canBeCutAhead(of: PrepMeal, item: DishItem): boolean {
  const { food } = item;
  const group = food === null ? undefined : findFood(food)?.group;
  if (food === null || !group || !isCuttable(food, group, item.manner)) return false;
  if (typeof placingOf(of, item) === 'number') return item.mentions.length > 0;
  // A box in the freezer is no place for what is eaten raw.
  return item.manner !== null && of.day <= FRIDGE_DAYS && of.place !== 'freezer' && FIRM.test(food);
}

function isCuttable(food: string, group: string, manner: PrepCut | null): boolean {
  if (FRESH_HERB.test(food)) return HERB_MANNERS.has(manner);
  return CUT_GROUPS.has(group) && !NOT_CUT.test(food);
}
