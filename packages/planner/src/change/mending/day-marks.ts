import type { ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import { NUTRIENTS, type Nutrient } from '@platewise/contract/meals/nutrients';
import { mealNutrients, type NutrientRanges } from '@platewise/nutrition/nutrients/meal-nutrients';
import { referenceIntakes } from '@platewise/nutrition/nutrients/reference-intakes';
import { portionsOf } from '../../day/fixed-meal.ts';
import type { PlannedMeal } from '../../day/plan-outcome.ts';
import { saturatedFatLimit } from '../../day/scoring/nutrient-aims.ts';
import type { Limited } from '../../request/notes/wish-words.ts';

/** What a day is to reach of a nutrient with the least that it holds, or not to pass with the most, in the unit of the nutrient. */
export type Mark = { nutrient: Nutrient; amount: number; isLimit: boolean };

/** The least and the most that a day holds of each nutrient. */
export type HeldNutrients = Readonly<Record<Nutrient, readonly [low: number, high: number]>>;

/** What other days hold, and how many days there are with this one: what is compared is the average of all. */
export type Around = { held: HeldNutrients; days: number };

/** Nobody is sent a swap for more of these: the sun and supplements give vitamin D, and sodium is a matter of a pinch of salt. */
const NOT_SOUGHT: ReadonlySet<Nutrient> = new Set(['vitaminD', 'sodium']);

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-9;

/**
 * What a day of so many kcal is compared with for a person: the references that its certificate compares it with, but for vitamin D and for sodium to reach, a
 * tenth of its energy in saturated fat, which the tables have no value for; and the limit of sodium that its notes wish for; no fiber beyond what they wish for is asked of it. Empty where
 * there are no references.
 */
export function marksOfDay(
  { set, person }: ReferenceChoice,
  { kcal, most = {} }: { kcal: number; most?: Partial<Record<Limited, number>> | undefined },
): Mark[] {
  const { ageYears, sex, stage } = person;
  const { intakes } = referenceIntakes(set, {
    ...(ageYears !== null && { ageYears }),
    ...(sex && { sex }),
    ...(stage && { stage }),
  });
  if (!intakes) return [];
  const isBeyondWish = (nutrient: Nutrient, amount: number) =>
    nutrient === 'fiber' && amount > (most.fiber ?? Infinity);
  const ofTables = NUTRIENTS.flatMap((nutrient): Mark[] => {
    const { target, upper } = intakes[nutrient];
    return [
      ...(target && !NOT_SOUGHT.has(nutrient) && !isBeyondWish(nutrient, target.amount)
        ? [{ nutrient, amount: target.amount, isLimit: false }]
        : []),
      ...(upper?.scope === 'total' && nutrient !== 'sodium' ? [{ nutrient, amount: upper.amount, isLimit: true }] : []),
    ];
  });
  const sodium = Math.min(intakes.sodium.upper?.amount ?? Infinity, most.sodium ?? Infinity);
  return [
    ...ofTables,
    ...(sodium < Infinity ? [{ nutrient: 'sodium', amount: sodium, isLimit: true } as const] : []),
    { nutrient: 'saturatedFat', amount: saturatedFatLimit(kcal), isLimit: true },
  ];
}

/** What meals hold in all their servings. */
export function heldByDay(meals: readonly PlannedMeal[]): HeldNutrients {
  return meals.reduce(
    (sum, meal) => plus(sum, mealNutrients(portionsOf(meal), meal.instructions), meal.servings),
    NOTHING,
  );
}

/** What no meal holds. */
export const NOTHING = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, [0, 0]])) as unknown as HeldNutrients;

/** A sum and so many times other amounts. */
export function plus(sum: HeldNutrients, ranges: NutrientRanges, times: number): HeldNutrients {
  const entries = NUTRIENTS.map((nutrient) => {
    const [[low, high], [least, most]] = [sum[nutrient], ranges[nutrient]];
    return [nutrient, [low + times * least, high + times * most]];
  });
  return Object.fromEntries(entries);
}

/** A day that is compared by itself. */
export const NO_DAYS_AROUND: Around = { held: NOTHING, days: 1 };

/** What an average day holds where one of them holds so much. */
export function averageDay(day: HeldNutrients, { held, days }: Around): HeldNutrients {
  if (days === 1) return day;
  const entries = NUTRIENTS.map((nutrient) => {
    const [[low, high], [least, most]] = [day[nutrient], held[nutrient]];
    return [nutrient, [(low + least) / days, (high + most) / days]];
  });
  return Object.fromEntries(entries);
}

/** The amount that is compared: the end of the range that flatters least. */
export function comparedAmount({ nutrient, isLimit }: Mark, held: HeldNutrients): number {
  return held[nutrient][isLimit ? 1 : 0];
}

/** By which share of a mark the day misses it; 0 where it keeps it. */
export function missedShare(mark: Mark, held: HeldNutrients): number {
  const amount = comparedAmount(mark, held);
  const missed = mark.isLimit ? amount - mark.amount : mark.amount - amount;
  return missed > HAIR ? missed / mark.amount : 0;
}

/** What a day misses of all marks: squares, so that half of one missing is worse than a little of two. */
export function lackOf(marks: readonly Mark[], held: HeldNutrients): number {
  return marks.reduce((sum, mark) => sum + missedShare(mark, held) ** 2, 0);
}
