import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import { texts } from '@platewise/contract/texts';
import type { SlotChange } from '../change/slot-change.ts';
import type { DayOptions } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome } from '../day/plan-outcome.ts';
import { explainRelease } from '../explain/explain-release.ts';
import { explainFamilyRefusal } from './explain-family-refusal.ts';
import { fillShared } from './fill-shared.ts';
import { readFamily } from './read-family.ts';

/**
 * Changes a shared plan slot by slot: pots of other dishes, or the same dishes cooked and shared out again around those that
 * stay, so that everybody's day meets its target again. `changes` stand in the order of `meals`.
 * Refuses with a sentence, and where servings are asked for: how much each person eats follows from their target.
 */
export function changeFamily(
  request: FamilyRequest,
  meals: readonly PlannedMeal[],
  changes: readonly SlotChange[],
  options: DayOptions,
): PlanOutcome {
  if (changes.some((change) => change.kind === 'fixed' && change.meal.servings !== 1)) {
    return { ok: false, reason: texts.family.noServings };
  }
  const eaters = readFamily(request);
  const filled = fillShared(request, eaters, changes, options);
  if (filled.ok) return filled;
  const isPossible = (others: readonly SlotChange[]) => fillShared(request, eaters, others, options, 1).ok;
  const reason = explainFamilyRefusal(eaters, filled.lack);
  return { ok: false, reason: `${reason} ${explainRelease(meals, changes, isPossible)}` };
}
