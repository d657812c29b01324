import type { NutrientCheck, ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { FIGURES, type Micronutrient, NUTRIENTS, type Nutrient } from '@platewise/contract/meals/nutrients';
import { isWholeDay } from '@platewise/domain/calendar/whole-day';
import { boundFigure } from '@platewise/nutrition/foods/bound-figure';
import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import { cookingOfFood } from '@platewise/nutrition/nutrients/cooking-of-food';
import { nutrientRange } from '@platewise/nutrition/nutrients/nutrient-table';
import { type ReferenceIntake, referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import { retentionOf } from '@platewise/nutrition/nutrients/retention';

/** Under this share of what to reach a nutrient is far from it: our own bound. */
const FAR_BELOW = 0.7;

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-9;

/** A meal as its nutrients are checked: raw grams of one serving, steps, and how many servings are eaten. */
export type CheckedMeal = {
  items: readonly { food: string; grams: number }[];
  steps: readonly string[];
  servings: number;
};

/**
 * What a certificate states of the nutrients of a day, by a sum of its own from nothing but the ingredients and the tables: reached
 * is what the day holds at least, and over a limit what it may hold at most, so that it never flatters. Null for meals that are no
 * whole day, for foods that the table does not have, and where there are no reference intakes for the person.
 */
export function certifyNutrients(
  meals: readonly CheckedMeal[],
  { set, person }: ReferenceChoice,
): NutrientCheck | null {
  const { ageYears, sex, stage } = person;
  const { intakes } = referenceIntakes(set, {
    ...(ageYears !== null && { ageYears }),
    ...(sex && { sex }),
    ...(stage && { stage }),
  });
  const parts = meals.flatMap(partsOf);
  const foods = meals.reduce((count, { items }) => count + items.length, 0);
  const hasAll = parts.length === foods && meals.every(({ items }) => items.length > 0);
  const kcal = parts.reduce((sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100, 0);
  if (!intakes || !hasAll || !isWholeDay({ meals: meals.length, kcal })) return null;

  const compared = NUTRIENTS.map((nutrient) => compare(nutrient, parts, intakes[nutrient]));
  const named = (isNamed: (one: Compared) => boolean) => compared.filter(isNamed).map(({ nutrient }) => nutrient);
  return {
    compared: named(({ share }) => share !== null).length,
    reached: named(({ share }) => share !== null && share >= 1 - HAIR).length,
    farBelow: named(({ share }) => share !== null && share < FAR_BELOW - HAIR),
    below: named(({ share }) => share !== null && share >= FAR_BELOW - HAIR && share < 1 - HAIR),
    overLimit: named(({ isOver }) => isOver),
  };
}

type Part = { food: Food; grams: number; keeps: (nutrient: Micronutrient) => readonly [number, number] };

function partsOf({ items, steps, servings }: CheckedMeal): Part[] {
  return items.flatMap(({ food: id, grams }) => {
    const food = findFood(id);
    return food ? [{ food, grams: grams * servings, keeps: retentionOf(food, cookingOfFood(food, steps)) }] : [];
  });
}

/** What is reached at least, as a share of what to reach; null where the set has no value. */
type Compared = { nutrient: Nutrient; share: number | null; isOver: boolean };

function compare(nutrient: Nutrient, parts: readonly Part[], { target, upper }: ReferenceIntake): Compared {
  const [least, most] = [0, 1].map((end) =>
    parts.reduce((sum, part) => sum + ((per100g(part, nutrient)[end] ?? 0) * part.grams) / 100, 0),
  ) as [number, number];
  return {
    nutrient,
    share: target ? least / target.amount : null,
    isOver: upper?.scope === 'total' && most > upper.amount + HAIR,
  };
}

/** What 100 g of a food hold in the dish, at least and at most. */
function per100g({ food, keeps }: Part, nutrient: Nutrient): readonly [number, number] {
  const figure = FIGURES.find((one) => one === nutrient);
  if (!figure) {
    const micronutrient = nutrient as Micronutrient;
    const [least, most] = nutrientRange(food.id, micronutrient);
    const [keepsLeast, keepsMost] = keeps(micronutrient);
    return [least * keepsLeast, most * keepsMost];
  }
  if (figure === 'kcal' || figure === 'protein' || figure === 'fat' || figure === 'carbs') {
    const value = food.per100g[figure];
    return [value, value];
  }
  const { low, high } = boundFigure(food, figure);
  return [low, high];
}
