/**
 * How near planned days and weeks come to the references of nutrients: `npm run bench:nutrients`, or `-- 20` for so many days and a
 * third as many weeks of each diet instead of 60. Requests of 1,800 to 3,000 kcal in three to five meals, of the four diets that leave
 * room for all nutrients; nobody's age or sex is known. What a day holds counts by its low end, sodium and saturated fat by their high ends. A
 * meal other than a snack is to hold 20 g of protein (position stand of the ISSN, 2017, doi 10.1186/s12970-017-0177-8).
 */
import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { type Diet, GOALS } from '@platewise/contract/generation/options';
import { planMeals } from '@platewise/planner/day/plan-meals';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { distribution } from './distribution.ts';
import {
  type DayNutrients,
  isAboveSaturatedFat,
  isAboveSodium,
  isBelowFiber,
  measureDay,
  sharesOf,
} from './nutrients/measure-day.ts';
import { usualWeek } from './weeks/frozen-weeks.ts';

const DIETS = ['none', 'vegetarian', 'mediterranean', 'vegan'] as const satisfies readonly Diet[];
const DAY_FROM = 0.7;
const WEEK_FROM = 0.9;
const PROTEIN_OF_MEAL = 20;

const count = Number(process.argv[2] ?? '60');
if (!Number.isInteger(count) || count < 3) {
  console.error('The number of days must be a whole number from 3 on.');
  process.exit(2);
}

console.log(`${count} days and ${Math.round(count / 3)} weeks of each diet; percent of them`);
console.log(
  [
    'diet'.padEnd(14),
    'days under 0.7 of',
    '',
    'sodium',
    'saturated',
    'fiber',
    'protein',
    'CPU p95',
    'weeks under 0.9 of',
  ].join('\t'),
);
for (const diet of DIETS) {
  const cpu: number[] = [];
  const mains: PlannedMeal[] = [];
  const days = Array.from({ length: count }, (_, seed) => {
    const begun = process.cpuUsage();
    const outcome = planMeals(requestOf(diet, seed), { seed, avoid: [] });
    const { user, system } = process.cpuUsage(begun);
    cpu.push((user + system) / 1000);
    if (!outcome.ok) return [];
    mains.push(...outcome.meals.filter(({ mealType }) => mealType !== 'snack'));
    return [measureDay(outcome.meals)];
  }).flat();
  const weeks = Array.from({ length: Math.round(count / 3) }, (_, seed) => {
    const outcome = usualWeek({ ...requestOf(diet, seed), mealCount: 3 }, seed);
    return outcome.ok ? [outcome.days.map(({ meals }) => measureDay(meals))] : [];
  }).flat();
  const row = [
    diet.padEnd(14),
    shortOf(
      days.map((day) => [day]),
      DAY_FROM,
    ),
    `any ${percent(days, (day) => Object.values(sharesOf([day], diet)).some((share) => share < DAY_FROM))}`,
    percent(days, isAboveSodium),
    percent(days, isAboveSaturatedFat),
    percent(days, isBelowFiber),
    percent(mains, ({ macros }) => macros.protein < PROTEIN_OF_MEAL),
    distribution(cpu).p95.toFixed(1),
    shortOf(weeks, WEEK_FROM),
    `any ${percent(weeks, (week) => Object.values(sharesOf(week, diet)).some((share) => share < WEEK_FROM))}`,
    `salt ${percent(weeks.flat(), isAboveSodium)} sat ${percent(weeks.flat(), isAboveSaturatedFat)} fiber ${percent(weeks.flat(), isBelowFiber)}`,
  ];
  console.log(row.join('\t'));

  function shortOf(spans: readonly (readonly DayNutrients[])[], from: number): string {
    const short = new Map<string, number>();
    for (const span of spans)
      for (const [nutrient, share] of Object.entries(sharesOf(span, diet)))
        if (share < from) short.set(nutrient, (short.get(nutrient) ?? 0) + 1);
    const sorted = [...short].sort((a, b) => b[1] - a[1]);
    return (
      sorted.map(([nutrient, times]) => `${nutrient} ${Math.round((100 * times) / spans.length)}`).join(', ') || 'none'
    );
  }
}

function requestOf(dietaryPreferences: Diet, seed: number): GenerationRequest {
  return generationRequestSchema.parse({
    goal: GOALS[seed % GOALS.length],
    dietaryPreferences,
    mealCount: 3 + (seed % 3),
    calorieTarget: 1800 + ((seed * 397) % 1201),
  });
}

function percent<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return Math.round((100 * all.filter(holds).length) / all.length);
}
