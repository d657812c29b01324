import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { findCandidates, recipeKind } from '../day/candidates/find-candidates.ts';
import type { DaySlot } from '../day/plan-day.ts';
import { slotKcalBounds } from '../request/meal-slots.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { explainRules } from './explain-rules.ts';

const { plans } = texts;

/** Says that the meals asked for cannot hold so much or so little. */
export function explainSize({ slot, mealCount, targetKcal }: PlanningTask): string {
  const target = numberWords(targetKcal);
  if (!slot) return plans.wrongMealCount({ target, count: mealCount });
  return targetKcal > slotKcalBounds(slot).max ? plans.slotTooLarge({ target }) : plans.slotTooSmall({ target });
}

/** Says what the meals that are kept leave for the others. */
export function explainKept({ targetKcal }: PlanningTask, slots: readonly DaySlot[]): string {
  const kept = slots.filter(({ change }) => change.kind === 'fixed');
  const left = Math.round(kept.reduce((kcal, slot) => kcal - slot.kcal, targetKcal));
  if (left < 0) return plans.lockedExceed({ kcal: numberWords(-left), target: numberWords(targetKcal) });
  return plans.lockedLeave({ kcal: numberWords(left), count: slots.length - kept.length });
}

/** Says that no dishes were found that reach the targets within the rules, next to the meals that stay as they are. */
export function explainTarget(task: PlanningTask, slots: readonly DaySlot[]): string {
  const { slot, mealCount, targetKcal } = task;
  const target = numberWords(targetKcal);
  if (slot) {
    const rules = explainRules(task, recipeKind(slot, targetKcal));
    return plans.cannotFill({ target, rules, slot: plans.slots[slot] });
  }
  const parts = { target, rules: explainRules(task, null) };
  const [fixed] = slots.flatMap(({ change }) => (change.kind === 'fixed' ? [change] : []));
  if (fixed)
    return fixed.isFavorite ? plans.favorite.tooFar({ ...parts, meal: fixed.meal.name }) : plans.lockedTooFar(parts);
  return plans.cannotReach({ ...parts, count: mealCount });
}

/** Says that the rules leave too few dishes for slots of a kind, or none. */
export function explainEmptySlot(task: PlanningTask, kind: RecipeKind, needed: number): string {
  const count = findCandidates(task, kind).length;
  const rules = explainRules(task, kind);
  if (count === 0) return plans.slotEmpty({ slot: slotWords(task, kind, 'or'), rules });
  // Enough for new meals: those that are left stand in the day already, or are what is to be exchanged.
  if (count >= needed) return plans.noOther({ slot: slotWords(task, kind, 'or'), rules });
  return plans.slotTooFew({ slot: slotWords(task, kind, 'and'), rules, count, needed });
}

/** The meals of the day that dishes of a kind fill: 'lunch or dinner'. */
function slotWords({ slots }: PlanningTask, kind: RecipeKind, last: 'and' | 'or'): string {
  const filled = (slots ?? []).filter(({ mealType, kcal }) => recipeKind(mealType, kcal) === kind);
  if (filled.length === 0) return plans.kinds[kind];
  return listWords([...new Set(filled.map(({ mealType }) => plans.slots[mealType]))], last);
}
