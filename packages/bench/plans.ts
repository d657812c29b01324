/**
 * Measures plans against the goals of the product: `npm run bench:plans` (10,000 random requests), or
 * `npm run bench:plans -- 1000` for fewer. Prints a row for each goal, what was measured, and whether it is met. Times
 * stand next to a fixed piece of work, so that runs on different machines can be compared by the ratio. The exact optimum
 * is found by HiGHS, a solver of mixed-integer linear programs, for the frozen requests of optimum-requests.ts.
 */
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { anyRequest, plateRequest, promisedRequest } from '@platewise/planner/testing/random-requests';
import fc from 'fast-check';
import { distribution } from './distribution.ts';
import { distributionRow, type GoalRow, goalTable, shareRow, singleRow } from './plans/goal-table.ts';
import { type ChangeMeasures, measureChanges } from './plans/measure-changes.ts';
import { measureLists } from './plans/measure-lists.ts';
import { measureOptimum, type OptimumMeasures } from './plans/measure-optimum.ts';
import { measurePlans, type PlanMeasures } from './plans/measure-plans.ts';
import { plateRows } from './plans/measure-plates.ts';
import { type Distinct, measureDistinct, measureRecent, type Recent } from './plans/measure-variety.ts';
import { measureWeeks, type WeekMeasures } from './plans/measure-weeks.ts';
import { OPTIMUM_REQUESTS } from './plans/optimum-requests.ts';
import { referenceWorkMs } from './plans/reference-work.ts';

const SEED = 20_261_121;
const MACRO_GOALS: Record<number, number> = { 2: 10, 3: 5, 4: 5, 5: 5 };
const DISTINCT_MEALS_MIN = 12;
const PLAN_MS_MAX = 50;
const WEEK_MS_MAX = 1000;
const LIST_MS_MAX = 50;
const LISTS = 200;
const GAP_MAX_POINTS = 0.5;

const runs = readRuns(process.argv[2] ?? '10000');
console.log(`${FOODS.length} foods, ${RECIPES.length} recipes, ${runs} random requests\n`);
const plans = measurePlans(fc.sample(anyRequest, { numRuns: runs, seed: SEED }));
const promised = measurePlans(fc.sample(promisedRequest, { numRuns: Math.ceil(runs / 5), seed: SEED }));
const some = Math.ceil(runs / 50);
const withExclusions = threeMeals(anyRequest, some);
const withoutExclusions = threeMeals(promisedRequest, some);
const changes = measureChanges(fc.sample(anyRequest, { numRuns: Math.ceil(runs / 10), seed: SEED + 1 }));
const weeks = measureWeeks(threeMeals(promisedRequest, Math.ceil(runs / 250)));
const optimum = await measureOptimum(OPTIMUM_REQUESTS);
console.log(
  goalTable([
    ...planRows(plans, promised),
    ...plateRows(fc.sample(plateRequest, { numRuns: Math.ceil(runs / 5), seed: SEED })),
    ...distinctRows('nothing excluded', measureDistinct(withoutExclusions)),
    ...distinctRows('with exclusions', measureDistinct(withExclusions)),
    ...recentRows(measureRecent([...withoutExclusions, ...withExclusions])),
    ...optimumRows(optimum),
    ...timeRows(plans),
    ...weekRows(weeks),
    ...listRows(),
    ...changeRows(changes),
  ]),
);
console.log(`\nrefused of ${runs} random requests:`);
for (const [reason, count] of [...plans.refusals].sort(([, a], [, b]) => b - a)) console.log(`  ${count} ${reason}`);

function readRuns(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 50) return count;
  console.error(`The number of requests must be a whole number from 50 on, not "${text}".`);
  process.exit(2);
}

function threeMeals(requests: fc.Arbitrary<GenerationRequest>, count: number): GenerationRequest[] {
  return fc.sample(
    requests.filter(({ mealCount }) => mealCount === 3),
    { numRuns: count, seed: SEED + 2 },
  );
}

function planRows(random: PlanMeasures, kept: PlanMeasures): GoalRow[] {
  const [asked, promisedCount] = [random.plans + random.refusalMs.length, kept.plans + kept.refusalMs.length];
  return [
    distributionRow(
      "day's kcal off its target, %",
      random.kcalErrors,
      'median 0.5, p95 2, worst 3',
      ({ median, p95, worst }) => median <= 0.5 && p95 <= 2 && worst <= 3,
    ),
    ...[...random.macroDistances].sort(([a], [b]) => a - b).map(([meals, distances]) => macroRow(meals, distances)),
    shareRow('plans that break a rule (independent checker)', random.withViolation, random.plans, 0),
    distributionRow('stated kcal and mg off grams x table', random.statedErrors.whole, 'at most 0.5', isRounding(0.5)),
    distributionRow('stated grams off grams x table', random.statedErrors.grams, 'at most 0.05', isRounding(0.05), 3),
    shareRow('plans that repeat a meal', random.withRepeatedMeal, random.plans, 0),
    shareRow('plans that repeat a main ingredient', random.withRepeatedIngredient, random.plans, 0),
    shareRow('... nothing excluded, ordinary sizes', kept.withRepeatedIngredient, kept.plans, 0),
    shareRow('refused requests', random.refusalMs.length, asked, null),
    shareRow('refused requests that were promised a plan', kept.refusalMs.length, promisedCount, 0),
  ];
}

function macroRow(meals: number, distances: readonly number[]): GoalRow {
  const max = MACRO_GOALS[meals];
  const quantity = `largest macro distance of ${meals} meal${meals === 1 ? '' : 's'}, points`;
  if (max === undefined) return distributionRow(quantity, distances, 'best effort', null);
  return distributionRow(quantity, distances, `p95 ${max}`, ({ p95 }) => p95 <= max);
}

/** Half of the last digit shown, and what adding in another order can change. */
function isRounding(half: number) {
  return ({ worst }: { worst: number }) => worst <= half + 1e-6;
}

function distinctRows(which: string, { withAvoid, bySeed }: Distinct): GoalRow[] {
  const row = (how: string, counts: readonly number[], hasGoal: boolean): GoalRow => {
    const fewest = Math.min(...counts);
    return {
      quantity: `distinct of 15 meals in 5 plans ${how}, ${which}`,
      goal: hasGoal ? `at least ${DISTINCT_MEALS_MIN}` : '',
      measured: [String(distribution(counts).median), '', String(fewest)],
      isMet: hasGoal ? fewest >= DISTINCT_MEALS_MIN : null,
    };
  };
  return [row('that avoid the earlier', withAvoid, true), row('by seeds alone', bySeed, false)];
}

function recentRows({ meals, repeated, mealsWithRoom, repeatedWithRoom }: Recent): GoalRow[] {
  return [
    shareRow('meals of the last 6 plans again, while others remain', repeatedWithRoom, mealsWithRoom, 0),
    shareRow('... whatever remains', repeated, meals, null),
  ];
}

function optimumRows({ gaps, planned, optima, refused, unproved, plannerMs, highsMs }: OptimumMeasures): GoalRow[] {
  const unsettled = refused + unproved;
  return [
    distributionRow(
      'objective less the exact optimum, points',
      gaps,
      `worst ${GAP_MAX_POINTS}`,
      ({ worst }) => worst <= GAP_MAX_POINTS && unsettled === 0,
    ),
    shareRow(
      `... more than ${GAP_MAX_POINTS} points`,
      gaps.filter((gap) => gap > GAP_MAX_POINTS).length,
      gaps.length,
      null,
    ),
    distributionRow("... the planner's objective, whole amounts", planned, '', null),
    distributionRow('... the optimum, continuous amounts', optima, '', null),
    singleRow('... refused, or not proved in the time', `${refused}, ${unproved}`, '0, 0', unsettled === 0),
    distributionRow('ms of the planner on these requests', plannerMs, '', null, 1),
    distributionRow('ms of HiGHS on these requests', highsMs, '', null, 1),
  ];
}

function timeRows({ milliseconds, refusalMs }: PlanMeasures): GoalRow[] {
  const reference = referenceWorkMs();
  const isMet = ({ p95 }: { p95: number }) => p95 <= PLAN_MS_MAX;
  const ratios = milliseconds.map((time) => time / reference);
  return [
    distributionRow('ms of a plan', milliseconds, `p95 ${PLAN_MS_MAX}`, isMet, 1),
    distributionRow(`... times the reference work of ${reference.toFixed(2)} ms`, ratios, '', null),
    distributionRow('ms of a refusal with its way out', refusalMs, '', null, 1),
  ];
}

function weekRows({ weeks: count, refused, distinctMeals, milliseconds }: WeekMeasures): GoalRow[] {
  const isMet = ({ worst }: { worst: number }) => worst <= WEEK_MS_MAX;
  return [
    distributionRow('ms of a week of 21 meals', milliseconds, `worst ${WEEK_MS_MAX}`, isMet, 1),
    singleRow('... distinct meals, fewest of 21', String(Math.min(...distinctMeals)), '', null),
    shareRow('... refused, nothing excluded', refused, count, 0),
  ];
}

function listRows(): GoalRow[] {
  const reference = referenceWorkMs();
  const milliseconds = measureLists(LISTS);
  const isMet = ({ p95 }: { p95: number }) => p95 <= LIST_MS_MAX;
  const ratios = milliseconds.map((time) => time / reference);
  return [
    distributionRow('ms of a shopping list of 21 meals', milliseconds, `p95 ${LIST_MS_MAX}`, isMet, 1),
    distributionRow(`... times the reference work of ${reference.toFixed(2)} ms`, ratios, '', null),
  ];
}

function changeRows(measures: ChangeMeasures): GoalRow[] {
  const { plans: count, refused, refusedLocked, alternatives } = measures;
  const few = count - (alternatives.at(-1) ?? 0);
  return [
    shareRow('one meal regenerated: refused', refused, count, null),
    shareRow('... with all other meals locked: refused', refusedLocked, count, null),
    shareRow('fewer than 3 alternatives to a meal', few, count, null),
    singleRow('... 0, 1, 2, 3 alternatives', alternatives.join(', '), '', null),
    shareRow('changed plans that break a rule', measures.withViolation, measures.changed, 0),
    distributionRow('ms of one meal regenerated', measures.regenerateMs, '', null, 1),
    distributionRow('ms of 3 alternatives', measures.alternativesMs, '', null, 1),
  ];
}
