/**
 * The CPU that plans take, from request to certified result: `npm run bench:plan-cpu`, or `-- 5` for so many seeds instead of
 * thirty. Every diet, three and five meals, any time and quick ones, and what may be left out; then weeks. CPU time of this process is
 * hardly changed by what else the machine does; a row is read by its slowest diet.
 */
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { type CookingTime, DIETS, type Diet } from '@platewise/contract/generation/options';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { planWeek } from '@platewise/planner/week/plan-week';
import { distribution } from './distribution.ts';
import { EXCLUDED } from './plans/excluded-lists.ts';

type Asked = { mealCount: 3 | 5; cookingTime?: CookingTime; excludeIngredients?: readonly string[] };
type Row = { name: string; plan: (diet: Diet, seed: number) => { ok: boolean } };

const DATES = Array.from({ length: 7 }, (_, day) => ({ date: `2026-11-${String(16 + day)}` }));
const CALORIES = { 3: 2000, 5: 2500 } as const;
const WARM_PLANS = 10;

const seeds = Number(process.argv[2] ?? '30');
if (!Number.isInteger(seeds) || seeds < 1) {
  console.error('The number of seeds must be a whole number from 1 on.');
  process.exit(2);
}

const days = Object.entries(EXCLUDED).flatMap(([excluded, termsOf]) =>
  ([3, 5] as const).flatMap((mealCount) =>
    (['any', 'quick'] as const).map((cookingTime): Row => {
      const plan: Row['plan'] = (diet, seed) => {
        const request = requestOf(diet, { mealCount, cookingTime, excludeIngredients: termsOf(seed) });
        return planMeals(request, { seed, avoid: [] });
      };
      return { name: `${mealCount} meals, ${cookingTime}, ${excluded}`, plan };
    }),
  ),
);
const weeks = ([3, 5] as const).map((mealCount): Row => {
  const plan: Row['plan'] = (diet, seed) => planWeek(requestOf(diet, { mealCount }), { days: DATES, seed, avoid: [] });
  return { name: `week, ${mealCount} meals a day`, plan };
});

for (const { plan } of days) for (let seed = 0; seed < WARM_PLANS; seed++) plan('none', seeds + seed);
console.log(['CPU ms'.padEnd(34), 'refused', 'p50', 'p95', 'max', 'slowest diet', 'its p95'].join('\t'));
for (const row of [...days, ...weeks]) console.log(measured(row).join('\t'));

function measured({ name, plan }: Row): (string | number)[] {
  const all: number[] = [];
  let refused = 0;
  let slowest = { diet: '', p95: 0 };
  for (const diet of DIETS) {
    const times: number[] = [];
    for (let seed = 0; seed < seeds; seed++) {
      const before = process.cpuUsage();
      const { ok } = plan(diet, seed);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      refused += ok ? 0 : 1;
    }
    const { p95 } = distribution(times);
    if (p95 > slowest.p95) slowest = { diet, p95 };
    all.push(...times);
  }
  const { median, p95, worst } = distribution(all);
  const figures = [median, p95, worst].map((time) => time.toFixed(1));
  return [name.padEnd(34), refused, ...figures, slowest.diet.padEnd(12), slowest.p95.toFixed(1)];
}

function requestOf(dietaryPreferences: Diet, asked: Asked) {
  const calorieTarget = CALORIES[asked.mealCount];
  return generationRequestSchema.parse({ goal: 'balanced', dietaryPreferences, calorieTarget, ...asked });
}
