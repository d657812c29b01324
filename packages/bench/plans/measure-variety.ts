import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { findCandidates, findDish, recipeKind } from '@platewise/planner/day/candidates/find-candidates';
import { planMeals } from '@platewise/planner/day/plan-meals';
import { readRequest } from '@platewise/planner/request/read-request';

const PLANS = 5;
const PLANS_IN_A_ROW = 12;
const PLANS_AVOIDED = 6;

/** The planner avoids recent meals while this many times as many others remain as a plan needs. */
const ROOM_TO_AVOID = 3;

/** Distinct meals of five plans of one request. */
export type Distinct = { withAvoid: number[]; bySeed: number[] };

/**
 * Distinct meals over five identical requests for three meals (15 at most): once with the earlier meals to be avoided, once by seeds
 * alone. Requests whose pools do not hold 15 dishes, and those that are refused, are left out.
 */
export function measureDistinct(requests: readonly GenerationRequest[]): Distinct {
  const distinct: Distinct = { withAvoid: [], bySeed: [] };
  for (const request of requests.filter(holdsEnough)) {
    distinct.withAvoid.push(distinctMeals(request, true));
    distinct.bySeed.push(distinctMeals(request, false));
  }
  return distinct;
}

function holdsEnough(request: GenerationRequest): boolean {
  const task = readRequest(request);
  const isPlanned = planMeals(request, { seed: 0, avoid: [] }).ok;
  return (
    isPlanned && findCandidates(task, 'breakfast').length >= PLANS && findCandidates(task, 'main').length >= 2 * PLANS
  );
}

function distinctMeals(request: GenerationRequest, isAvoiding: boolean): number {
  const names: string[] = [];
  for (let seed = 0; seed < PLANS; seed++) names.unshift(...planned(request, seed, isAvoiding ? names : []));
  return new Set(names).size;
}

/** Meals that were served in one of the last six plans, while the pool allowed others, and whatever the pool. */
export type Recent = { meals: number; repeated: number; mealsWithRoom: number; repeatedWithRoom: number };

/** Plans each request twelve times in a row, the meals of the last six plans to be avoided. */
export function measureRecent(requests: readonly GenerationRequest[]): Recent {
  const recent: Recent = { meals: 0, repeated: 0, mealsWithRoom: 0, repeatedWithRoom: 0 };
  for (const request of requests) {
    const history: string[][] = [];
    for (let seed = 0; seed < PLANS_IN_A_ROW; seed++) {
      const avoid = history.slice(0, PLANS_AVOIDED).flat();
      const names = planned(request, seed, avoid);
      countRepeats(recent, request, names, avoid);
      history.unshift(names);
    }
  }
  return recent;
}

function countRepeats(recent: Recent, request: GenerationRequest, names: readonly string[], avoid: readonly string[]) {
  const task = readRequest(request);
  const kinds = (task.slots ?? []).map(({ mealType, kcal }) => recipeKind(mealType, kcal));
  const hasRoom = (name: string) => {
    const kind = findDish(name)?.recipe.kind;
    const needed = kinds.filter((one) => one === kind).length;
    const others = kind ? findCandidates(task, kind).filter(({ recipe }) => !avoid.includes(recipe.name)) : [];
    return others.length >= ROOM_TO_AVOID * needed;
  };
  for (const name of names) {
    const [repeated, room] = [avoid.includes(name) ? 1 : 0, hasRoom(name) ? 1 : 0];
    recent.meals++;
    recent.repeated += repeated;
    recent.mealsWithRoom += room;
    recent.repeatedWithRoom += repeated * room;
  }
}

function planned(request: GenerationRequest, seed: number, avoid: readonly string[]): string[] {
  const outcome = planMeals(request, { seed, avoid: [...avoid] });
  return outcome.ok ? outcome.meals.map(({ name }) => name) : [];
}
