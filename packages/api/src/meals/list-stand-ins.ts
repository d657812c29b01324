import type { Allergen } from '@platewise/contract/meals/allergens';
import type { StandIn, StandInsRequest } from '@platewise/contract/plans/substitution-schema';
import type { Food } from '@platewise/nutrition/foods/food';
import { ALLERGEN_CLASSES } from '@platewise/nutrition/foods/food-classes';
import { findFood } from '@platewise/nutrition/foods/foods';
import { substituteGrams } from '@platewise/nutrition/substitutions/recipe-with-substitute';
import type { Substitution } from '@platewise/nutrition/substitutions/substitution';
import { substitutionsOf } from '@platewise/nutrition/substitutions/substitutions';
import { kitchenGrams } from '@platewise/planner/day/plate/round-to-kitchen';

/** What can stand for so many grams of a food, the nearest first; nothing for a food that the table does not have. */
export function listStandIns({ food, grams }: StandInsRequest): StandIn[] {
  return substitutionsOf(food).flatMap((substitution) => toStandIn(substitution, grams) ?? []);
}

/** One row of the table of substitutions, for so many grams of the food that is missing; null where the food table lost one of them. */
export function toStandIn(substitution: Substitution, missingGrams: number): StandIn | null {
  const { ratio, uses, note, source } = substitution;
  const [missing, food] = [findFood(substitution.food), findFood(substitution.instead)];
  if (!missing || !food) return null;
  return {
    food: food.id,
    name: food.name,
    grams: kitchenGrams(food, substituteGrams(missingGrams, substitution)),
    ratio,
    uses: [...uses],
    note,
    source: readSource(source),
    brings: allergensOnlyIn(food, missing),
    leavesOut: allergensOnlyIn(missing, food),
  };
}

/** Marks our own statements in the table (docs/substitutions.md). */
const OURS = 'own: ';

/** 'NDSU Extension, Kitchen Detours, https://…' and our own statements, as the table writes them. */
function readSource(source: string): StandIn['source'] {
  if (source.startsWith(OURS)) return { text: source.slice(OURS.length), url: null, isOurs: true };
  const [place = '', url = null] = /,? (https?:[^ )]+)/.exec(source) ?? [];
  return { text: source.replace(place, ''), url, isOurs: false };
}

function allergensOnlyIn({ classes }: Food, other: Food): Allergen[] {
  return ALLERGEN_CLASSES.filter((one) => classes.includes(one) && !other.classes.includes(one));
}
