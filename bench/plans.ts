/**
 * Measures plans over random requests: `npm run bench:plans -- 10000`. Prints how many were refused and why, what the
 * independent checker found, the errors of kcal and macros, and the time of a plan beside a fixed piece of work, so
 * that runs on different machines can be compared by the ratio.
 */
import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { DIETS } from '@platewise/contract/options';
import { FOODS } from '@platewise/nutrition/foods';
import { RECIPES } from '@platewise/nutrition/recipes';
import { findCandidates } from '@platewise/planner/find-candidates';
import { planMeals } from '@platewise/planner/plan-meals';
import type { PlanOutcome } from '@platewise/planner/plan-outcome';
import { readRequest } from '@platewise/planner/read-request';
import { checkPlan } from '@platewise/planner/testing/check-plan';
import { anyRequest } from '@platewise/planner/testing/random-requests';
import fc from 'fast-check';
import { distribution, referenceWorkMs } from './measure.ts';

const runs = Number(process.argv[2] ?? 2000);
const requests = fc.sample(anyRequest, { numRuns: runs, seed: 20_261_121 });
const kcalErrors: number[] = [];
const macroDistances = new Map<number, number[]>();
const milliseconds: number[] = [];
const refusals = new Map<string, number>();
let violations = 0;

for (const [seed, request] of requests.entries()) {
  const started = performance.now();
  const outcome = planMeals(request, { seed, avoid: [] });
  milliseconds.push(performance.now() - started);
  if (outcome.ok) measure(request, outcome);
  else countRefusal(outcome.reason);
}

const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
console.log(`${FOODS.length} foods, ${RECIPES.length} recipes, ${runs} random requests`);
console.log(`refused: ${refused} (${percent(refused / runs)})`);
for (const [reason, count] of refusals) console.log(`  ${count} ${reason}`);
console.log(`plans with a violation: ${violations}`);
console.log(`kcal error in percent: ${distribution(kcalErrors)}`);
for (const [meals, distances] of [...macroDistances].sort(([a], [b]) => a - b)) {
  console.log(`largest macro distance in points, ${meals} meals: ${distribution(distances)}`);
}
console.log(`milliseconds a plan: ${distribution(milliseconds)}`);
const median = milliseconds.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
console.log(`a median plan takes ${(median / referenceWorkMs()).toFixed(2)} times the reference work`);
console.log('recipes by diet, kind and cooking time (quick, medium, slow):');
for (const diet of DIETS) console.log(`  ${poolLine(diet)}`);

function measure(request: GenerationRequest, { meals, certificate }: Extract<PlanOutcome, { ok: true }>) {
  const broken = checkPlan(request, meals);
  if (broken.length > 0) console.log(JSON.stringify(request), broken);
  violations += broken.length > 0 ? 1 : 0;
  const { target, actual } = certificate;
  kcalErrors.push((100 * Math.abs(actual.calories - target.calories)) / target.calories);
  const distances = macroDistances.get(request.mealCount) ?? [];
  const [wanted, got] = [sharesOf(target.macros), sharesOf(actual.macros)];
  distances.push(Math.max(...wanted.map((share, index) => 100 * Math.abs(share - (got[index] ?? 0)))));
  macroDistances.set(request.mealCount, distances);
}

function sharesOf({ protein, carbs, fat }: { protein: number; carbs: number; fat: number }): number[] {
  const energy = 4 * protein + 4 * carbs + 9 * fat;
  return [(4 * protein) / energy, (4 * carbs) / energy, (9 * fat) / energy];
}

function countRefusal(reason: string) {
  const kind = reason.includes('do not fit into')
    ? 'the target does not fit into the number of meals'
    : reason.startsWith('No dish')
      ? 'no dish is left for a slot'
      : reason.startsWith('Only')
        ? 'too few dishes are left for a slot'
        : 'the dishes that are left cannot reach the target';
  refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
}

function poolLine(dietaryPreferences: GenerationRequest['dietaryPreferences']): string {
  const kinds = (['breakfast', 'main', 'snack'] as const).map((kind) => {
    const counts = (['quick', 'medium', 'slow'] as const).map((cookingTime) => {
      const request = { goal: 'balanced', mealCount: 2, calorieTarget: 2000, additionalNotes: '' } as const;
      const task = readRequest({ ...request, dietaryPreferences, excludeIngredients: [], cookingTime });
      return findCandidates(task, kind).length;
    });
    return `${kind} ${counts.join('/')}`;
  });
  return `${dietaryPreferences.padEnd(14)} ${kinds.join('  ')}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
