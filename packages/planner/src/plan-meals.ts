import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { texts } from '@platewise/contract/texts';
import { certifyPlan } from './certify-plan.ts';
import { type Choice, chooseDishes, type SlotPool } from './choose-dishes.ts';
import type { Dish } from './dish.ts';
import { explainEmptySlot, explainMealCount, explainSlotSize } from './explain-refusal.ts';
import { findCandidates, recipeKind } from './find-candidates.ts';
import { makeMeal } from './make-meal.ts';
import { type Slot, slotKcalBounds } from './meal-slots.ts';
import { type LinearLimit, planLimits } from './plan-limits.ts';
import type { PlannedMeal, PlanOutcome } from './plan-outcome.ts';
import { planScore, rank } from './plan-score.ts';
import { planWarnings } from './plan-warnings.ts';
import { type PlanningTask, readRequest } from './read-request.ts';
import { roundToKitchen } from './round-to-kitchen.ts';
import { seededRandom } from './seeded-random.ts';

type Finished = { meals: PlannedMeal[]; rank: number };

/** Fresh starts from the seed before a request is given up; one is nearly always enough. */
const STARTS = 3;

/**
 * Plans the meals of one request: what is asked for exactly, or a sentence that says why it cannot be.
 * The same request, seed and `avoid` give the same plan.
 * @param options.seed a whole number; another seed gives another plan of equal worth
 * @param options.avoid names of meals that the person had lately; they are left out while enough others remain
 */
export function planMeals(
  request: GenerationRequest,
  { seed, avoid }: { seed: number; avoid: readonly string[] },
): PlanOutcome {
  const task = readRequest(request);
  if (!task.slots) return { ok: false, reason: explainMealCount(task) };
  if (request.slot && isTooLargeOrSmall(task)) return { ok: false, reason: explainSlotSize(task) };
  const pools = poolsOf(task, task.slots, avoid);
  if (typeof pools === 'string') return { ok: false, reason: pools };
  const best = bestPlan(task, task.slots, pools, seed);
  if (!best) return { ok: false, reason: cannotMeet(task) };
  const { certificate } = certifyPlan(task, best.meals);
  return { ok: true, meals: best.meals, seed, certificate, warnings: planWarnings(task, best.meals) };
}

function isTooLargeOrSmall({ targetKcal, request }: PlanningTask): boolean {
  const { min, max } = slotKcalBounds(request.slot);
  return targetKcal < min || targetKcal > max;
}

/** The dishes for each slot, or why there are too few. */
function poolsOf(task: PlanningTask, slots: readonly Slot[], avoid: readonly string[]): SlotPool[] | string {
  const pools: SlotPool[] = [];
  for (const { mealType, kcal } of slots) {
    const kind = recipeKind(mealType, kcal);
    const candidates = findCandidates(task, kind);
    const needed = slots.filter((slot) => recipeKind(slot.mealType, slot.kcal) === kind).length;
    if (candidates.length < needed) return explainEmptySlot(task, kind, needed);
    pools.push({ slotKcal: kcal, ...byPreference(task, withoutRecent(candidates, avoid, needed)) });
  }
  return pools;
}

/** Leaves out what was served lately while several times the needed number of dishes remains. */
function withoutRecent(candidates: Dish[], avoid: readonly string[], needed: number): Dish[] {
  const fresh = candidates.filter(({ recipe }) => !avoid.includes(recipe.name));
  return fresh.length >= needed * 3 ? fresh : candidates;
}

function byPreference({ wishes }: PlanningTask, candidates: Dish[]): Pick<SlotPool, 'preferred' | 'others'> {
  const cuisines = wishes.flatMap(({ cuisine }) => cuisine ?? []);
  const preferred = candidates.filter(({ recipe }) => cuisines.includes(recipe.cuisine));
  return { preferred, others: candidates.filter((dish) => !preferred.includes(dish)) };
}

function bestPlan(task: PlanningTask, slots: readonly Slot[], pools: SlotPool[], seed: number): Finished | null {
  const limits = planLimits(task);
  for (let start = 0; start < STARTS; start++) {
    const random = seededRandom(seed + start * 7919);
    const finished = chooseDishes(task, limits, pools, random)
      .map((choice) => finish(task, slots, limits, choice))
      .filter((plan) => certifyPlan(task, plan.meals).violations.length === 0)
      .sort((a, b) => a.rank - b.rank);
    if (finished[0]) return finished[0];
  }
  return null;
}

function finish(task: PlanningTask, slots: readonly Slot[], limits: readonly LinearLimit[], choice: Choice): Finished {
  const kitchen = roundToKitchen(task, limits, choice.dishes);
  const meals = kitchen.map(({ fitted, portions }, index) =>
    makeMeal(fitted.dish.recipe, slots[index]?.mealType ?? 'dinner', portions),
  );
  return {
    meals,
    rank: rank(
      planScore(
        task,
        limits,
        kitchen.map(({ figures }) => figures),
      ),
    ),
  };
}

function cannotMeet({ targetKcal: target, request }: PlanningTask): string {
  const { dietaryPreferences: diet } = request;
  if (diet === 'none') return texts.plans.cannotReach({ target });
  return texts.plans.cannotMeet({ target, diet: texts.options.diet[diet] });
}
