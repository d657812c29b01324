import type { ConditionMeasure } from '@platewise/contract/generation/condition-options';
import { boundFigure } from '../foods/bound-figure.ts';
import type { Food, FoodGroup } from '../foods/food.ts';
import { nutrientRange } from '../nutrients/nutrient-table.ts';

/** Amounts that foods have by themselves; how even meals are is a matter of several. */
export type FoodMeasure = Exclude<ConditionMeasure, 'unevenCarbs'>;

type Range = readonly [low: number, high: number];

const FLESH: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry', 'fish', 'shellfish']);
/** Milk and what is made of it alone. */
const OF_MILK: ReadonlySet<FoodGroup> = new Set(['dairy', 'cheese', 'fat']);

/**
 * What 100 g of a food hold of what a rule counts, raw, at least and at most: mg of minerals and caffeine, grams of the rest. Where a
 * figure was not measured the ends are those of its range (decisions 9.5). Nothing is taken off for cooking water.
 */
export function conditionAmount(measure: FoodMeasure, food: Food): Range {
  switch (measure) {
    case 'protein':
    case 'carbs':
      return [food.per100g[measure], food.per100g[measure]];
    case 'sodium':
    case 'saturatedFat':
    case 'fiber': {
      const { low, high } = boundFigure(food, measure);
      return [low, high];
    }
    case 'flesh':
      return FLESH.has(food.group) ? [100, 100] : [0, 0];
    case 'lactose':
      return [0, lactoseAtMost(food)];
    default:
      return nutrientRange(food.id, measure);
  }
}

/**
 * Lactose is a sugar, and the table does not name it: of milk, cream, cheese and butter all carbohydrate may be lactose (the sugar
 * of some cheeses was not measured well), of other food with milk in it all sugar, of food without milk none.
 */
function lactoseAtMost(food: Food): number {
  if (!food.classes.includes('milk')) return 0;
  const sugar = boundFigure(food, 'sugar').high;
  return OF_MILK.has(food.group) ? Math.max(sugar, food.per100g.carbs) : sugar;
}
