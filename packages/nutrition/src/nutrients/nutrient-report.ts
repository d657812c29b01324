import type { NutrientLine, NutrientReport, ReferenceChoice } from '@platewise/contract/meals/nutrient-report-schema';
import {
  FIGURES,
  type Micronutrient,
  NUTRIENT_UNITS,
  NUTRIENTS,
  type Nutrient,
  type NutrientStatus,
} from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { tenth, thousandth } from '@platewise/domain/rounding';
import { boundFigure } from '../foods/bound-figure.ts';
import type { Food } from '../foods/food.ts';
import { sourceText } from '../foods/source-text.ts';
import { nutrientsByFood } from './meal-nutrients.ts';
import { nutrientSource } from './nutrient-table.ts';
import { type ReferenceIntake, type ReferenceValue, referenceIntakes } from './reference-intakes.ts';
import type { ReportedMeal } from './reported-meal.ts';

type Compared = {
  /** Days with a meal; amounts are divided by them. */
  days: number;
  /** Whether the meals are all of these days, so that they can be compared with what a day should hold. */
  isWholeDay: boolean;
  references: ReferenceChoice;
};

/**
 * What meals hold of each nutrient on the average of their days, at least and at most, which foods bring it, and how it compares
 * with the reference intakes of an adult. A nutrient that nobody knows of a meal is never zero: the meal is counted as missing, and
 * what is left is not called short.
 */
export function nutrientReport(
  meals: readonly ReportedMeal[],
  { days, isWholeDay, references }: Compared,
): NutrientReport {
  const { intakes, none } = referenceIntakes(references.set, known(references.person));
  const brought = meals.flatMap(broughtByMeal);
  const lines = NUTRIENTS.map((nutrient) => {
    const missing = meals.filter(({ portions, stated }) => !portions && !(nutrient in stated)).length;
    const intake = intakes?.[nutrient] ?? { target: null, upper: null };
    return lineOf(nutrient, brought, { missing, days: Math.max(1, days), intake, isWholeDay });
  });
  return {
    days,
    meals: meals.filter(({ portions }) => portions !== null).length,
    notCounted: meals.filter(({ portions }) => portions === null).map(({ name }) => name),
    isWholeDay,
    references,
    noReferences: none,
    lines,
    notPromised: sentencesOf(references, lines),
  };
}

/** How many foods are named for a nutrient. */
const NAMED_FOODS = 5;

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-9;

type Brought = {
  name: string;
  food: Food | null;
  ranges: Partial<Record<Nutrient, readonly [number, number]>>;
  times: number;
};

function broughtByMeal({ name, portions, steps, servings, stated }: ReportedMeal): Brought[] {
  if (!portions) return [{ name, food: null, ranges: stated, times: servings }];
  return nutrientsByFood(portions, steps).map(({ food, ranges }) => ({
    name: food.name,
    food,
    ranges,
    times: servings,
  }));
}

type LineBasis = { missing: number; days: number; intake: ReferenceIntake; isWholeDay: boolean };

function lineOf(
  nutrient: Nutrient,
  brought: readonly Brought[],
  { missing, days, intake, isWholeDay }: LineBasis,
): NutrientLine {
  const byName = Map.groupBy(brought, ({ food, name }) => food?.id ?? name);
  const parts = [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const sum = (end: 0 | 1) => same.reduce((total, one) => total + (one.ranges[nutrient]?.[end] ?? 0) * one.times, 0);
    return [{ ...first, low: sum(0) / days, high: sum(1) / days }];
  });
  const low = parts.reduce((total, part) => total + part.low, 0);
  const high = parts.reduce((total, part) => total + part.high, 0);
  // Parts of nutrients that are only added or preformed are in no food table, so no sum of food is compared with those levels.
  const upper = intake.upper?.scope === 'total' ? intake.upper : null;
  const { target } = intake;
  return {
    nutrient,
    unit: NUTRIENT_UNITS[nutrient],
    low: thousandth(low),
    high: thousandth(high),
    missing,
    target: shown(target),
    upper: shown(upper),
    status: isWholeDay ? statusOf({ low, high, missing }, { target, upper }) : null,
    foods: parts
      .filter((part) => part.high > 0)
      .sort((a, b) => b.low + b.high - a.low - a.high)
      .slice(0, NAMED_FOODS)
      .map((part) => ({
        name: part.name,
        low: thousandth(part.low),
        high: thousandth(part.high),
        percent: tenth((100 * (part.low + part.high)) / (low + high)),
        source: sourceOf(part.food, nutrient),
      })),
  };
}

function shown(value: ReferenceValue | null) {
  return value && { amount: value.amount, kind: value.kind, source: value.source };
}

/**
 * How what a day holds compares with what to reach and what not to pass, from the end of the range that flatters least: reached by
 * the least that it holds, and over a limit where the most that it holds may be.
 */
export function statusOf(
  { low, high, missing }: { low: number; high: number; missing: number },
  { target, upper }: { target: { amount: number } | null; upper: { amount: number } | null },
): NutrientStatus | null {
  if (upper && low > upper.amount + HAIR) return 'above';
  if (upper && high > upper.amount + HAIR) return 'maybe-above';
  if (!target) return upper && missing === 0 ? 'within' : null;
  if (low >= target.amount - HAIR) return 'reached';
  return high < target.amount - HAIR && missing === 0 ? 'short' : 'open';
}

function sourceOf(food: Food | null, nutrient: Nutrient): string {
  const words = texts.nutrients.sources;
  // Of what was logged alone, only its row of the reference table says how much caffeine it has.
  if (!food) return nutrient === 'caffeine' ? words.loggedRow : words.stated;
  const figure = FIGURES.find((one) => one === nutrient);
  if (!figure) return nutrientSource(food, nutrient as Micronutrient);
  const row = sourceText(food) ?? words.figures({ fdcId: food.fdcId ?? '' });
  if (figure === 'kcal' || figure === 'protein' || figure === 'fat' || figure === 'carbs') return row;
  return boundFigure(food, figure).source ?? row;
}

/** What no plan promises: always, or where a day falls short of it. */
function sentencesOf({ set }: ReferenceChoice, lines: readonly NutrientLine[]): string[] {
  const words = texts.nutrients.notPromised;
  const isShort = (nutrient: Nutrient) => lines.find((line) => line.nutrient === nutrient)?.status === 'short';
  return [
    words.vitaminD,
    words.fishOils,
    words.iodine,
    ...(isShort('vitaminB12') ? [words.vitaminB12] : []),
    ...(set === 'icmr' ? [words.indianIron] : []),
  ];
}

function known({ ageYears, sex, stage }: ReferenceChoice['person']) {
  return { ...(ageYears !== null && { ageYears }), ...(sex && { sex }), ...(stage && { stage }) };
}
