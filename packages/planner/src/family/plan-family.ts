import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { ANY_DISH } from '../change/slot-change.ts';
import type { DayOptions } from '../day/plan-day.ts';
import type { PlanOutcome } from '../day/plan-outcome.ts';
import { explainFamilyRefusal } from './explain-family-refusal.ts';
import { explainFamilyWays } from './explain-family-ways.ts';
import { fillShared } from './fill-shared.ts';
import { readFamily } from './read-family.ts';

/**
 * Plans one day of meals that several people share: each dish is cooked once, in raw grams that a kitchen can weigh, and each
 * person has their own weighed portion for their own target. Nobody's exclusion and nothing against anybody's diet is in any
 * dish. Refuses with a sentence that says what stands in the way, and what was tried and would help. The same request and
 * options give the same plan. A taste, that of the account, chooses among these dishes and costs nobody their target.
 */
export function planFamily(request: FamilyRequest, options: DayOptions): PlanOutcome {
  const eaters = readFamily(request);
  const filled = fillShared(request, eaters, anyDishes(request), options);
  if (filled.ok) return filled;
  const ways = explainFamilyWays(request, (changed) => canPlanFamily(changed, options));
  return { ok: false, reason: `${explainFamilyRefusal(eaters, filled.lack)} ${ways}` };
}

/** Whether meals can be planned for a request, found out more quickly than by planning them. */
function canPlanFamily(request: FamilyRequest, { seed }: Pick<DayOptions, 'seed'>): boolean {
  return fillShared(request, readFamily(request), anyDishes(request), { seed, avoid: [] }, 1).ok;
}

function anyDishes({ mealCount }: FamilyRequest) {
  return Array.from({ length: mealCount }, () => ANY_DISH);
}
