/**
 * What planned weeks ask of the people who cook them: `npm run bench:weeks` plans a week of three meals a day for 500 random people
 * of any diet, some of whom leave something out, or `-- 100` for fewer, and prints for each figure its median, its 95th percentile and
 * its worst. Behind the number stands how often they cook: `two-of-three` evenings (unless another is named), `every-evening`, or `batch`
 * for ahead on the first day. Below stand the frozen weeks next to what a solver knows of them (see week-optima.ts).
 */
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { DIETS } from '@platewise/contract/generation/options';
import { type CookingRhythm, EVERY_EVENING } from '@platewise/domain/calendar/leftover-places';
import { plateRequest } from '@platewise/planner/testing/random-requests';
import { planWeek } from '@platewise/planner/week/plan-week';
import fc from 'fast-check';
import { distribution } from './distribution.ts';
import { USUAL_RHYTHM, WEEK_DAYS } from './weeks/frozen-weeks.ts';
import { measureGaps } from './weeks/measure-gaps.ts';
import { measureWeek, type WeekFigures } from './weeks/measure-week.ts';

const SEED = 20_261_126;

const RHYTHMS: Readonly<Record<string, CookingRhythm>> = {
  'two-of-three': USUAL_RHYTHM,
  'every-evening': EVERY_EVENING,
  batch: { dinners: 'every-evening', batchDay: WEEK_DAYS[0]?.date ?? null },
};

const people = Number(process.argv[2] ?? '500');
const rhythm = RHYTHMS[process.argv[3] ?? 'two-of-three'];
if (!Number.isInteger(people) || people < 1) {
  console.error('The number of people must be a whole number from 1 on.');
  process.exit(2);
}
if (!rhythm) {
  console.error(`How often is cooked must be one of ${Object.keys(RHYTHMS).join(', ')}.`);
  process.exit(2);
}

const weeks: WeekFigures[] = [];
const cpu: number[] = [];
let refused = 0;
for (const [seed, request] of peopleWhoAsk().entries()) {
  const before = process.cpuUsage();
  const outcome = planWeek(request, { days: WEEK_DAYS, seed, avoid: [], rhythm, repeatsBreakfasts: true });
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1000);
  if (outcome.ok) weeks.push(measureWeek(outcome.days));
  else refused += 1;
}

console.log(`${people} people, ${DIETS.length} diets, three meals a day; ${refused} refused`);
console.log(['of a week'.padEnd(34), 'median', 'p95', 'worst'].join('\t'));
print('cookings', ({ cookings }) => [cookings]);
print('meals left over', ({ leftovers }) => [leftovers]);
print('foods', ({ foods }) => [foods]);
print('perishables used once', ({ perishablesUsedOnce }) => [perishablesUsedOnce]);
print('lines of the list', ({ listLines }) => [listLines]);
print('cost, dollars', ({ dollars }) => [dollars]);
print('of the list’s weight priced, %', ({ pricedShare }) => [100 * pricedShare]);
print('minutes of a day', ({ minutes }) => minutes);
if (rhythm.batchDay) {
  print('minutes of the batch day', ({ minutes }) => minutes.slice(0, 1));
  print('minutes of another day', ({ minutes }) => minutes.slice(1));
}
print('share of one cuisine, %', ({ cuisineShare }) => [100 * cuisineShare]);
print('kcal missed by a day, %', ({ kcalErrors }) => kcalErrors.map((error) => 100 * error), 2);
print('macro missed by a day, points', ({ macroPoints }) => macroPoints, 2);
printRow('CPU, ms', cpu);
if (rhythm === USUAL_RHYTHM) printGaps();

function printGaps(): void {
  const { optima, weeks: frozen, refused: none, ...gaps } = measureGaps();
  console.log(`\n${frozen} frozen weeks (${none} refused) next to ${optima.solver} of ${optima.solvedAt}`);
  console.log(['of a week'.padEnd(34), 'median', 'p95', 'worst'].join('\t'));
  printRow('effort above the best known, %', gaps.aboveBest);
  printRow('effort above the proved bound, %', gaps.aboveBound);
  printRow('the best above the bound, %', gaps.bestAboveBound);
  printRow('cookings more than the best has', gaps.cookings);
  printRow('foods more than the best has', gaps.foods);
}

function peopleWhoAsk(): GenerationRequest[] {
  return fc
    .sample(plateRequest, { numRuns: people, seed: SEED })
    .map((request) => ({ ...request, mealCount: 3, cookingTime: 'any' }));
}

function print(name: string, of: (week: WeekFigures) => readonly number[], digits = 0): void {
  printRow(name, weeks.flatMap(of), digits);
}

function printRow(name: string, numbers: readonly number[], digits = 0): void {
  const { median, p95, worst } = distribution(numbers);
  console.log([name.padEnd(34), ...[median, p95, worst].map((number) => number.toFixed(digits))].join('\t'));
}
