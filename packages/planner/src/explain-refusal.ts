import { texts } from '@platewise/contract/texts';
import type { RecipeKind } from '@platewise/nutrition/recipe';
import { type Filter, findCandidates } from './find-candidates.ts';
import { possibleMealCounts, slotKcalBounds } from './meal-slots.ts';
import type { PlanningTask } from './read-request.ts';

/** Says why no day can be made of that many meals, and which numbers of meals would do. */
export function explainMealCount({ request, targetKcal }: PlanningTask): string {
  const possible = possibleMealCounts(targetKcal).join(' or ');
  return texts.plans.wrongMealCount({ target: targetKcal, count: request.mealCount, possible });
}

/** Says why one meal cannot hold so much or so little. */
export function explainSlotSize({ request, targetKcal }: PlanningTask): string {
  const { min, max } = slotKcalBounds(request.slot);
  return targetKcal > max
    ? texts.plans.slotTooLarge({ target: targetKcal, max })
    : texts.plans.slotTooSmall({ target: targetKcal, min });
}

/** Names what emptied a slot, rule by rule, and the smallest change that would fill it again. */
export function explainEmptySlot(task: PlanningTask, kind: RecipeKind, needed: number): string {
  const left = findCandidates(task, kind).length;
  const slot = texts.plans.kinds[kind];
  const parts = { slot, reasons: reasonsOf(task, kind), wayOut: wayOut(task, kind, needed) };
  return left === 0 ? texts.plans.slotEmpty(parts) : texts.plans.slotTooFew({ ...parts, count: left });
}

function reasonsOf(task: PlanningTask, kind: RecipeKind): string {
  const { dietaryPreferences: diet, cookingTime } = task.request;
  const all = findCandidates(task, kind, ['diet', 'time', 'exclusions']).length;
  const afterDiet = findCandidates(task, kind, ['time', 'exclusions']).length;
  const afterTime = findCandidates(task, kind, ['exclusions']).length;
  const reasons: string[] = [];
  if (diet !== 'none') {
    reasons.push(texts.plans.removedByDiet({ diet: texts.options.diet[diet], left: afterDiet, all }));
  }
  if (cookingTime !== 'any') reasons.push(texts.plans.removedByTime({ left: afterTime }));
  if (task.exclusions.length > 0) {
    const terms = task.exclusions.map(({ term }) => term).join(', ');
    reasons.push(texts.plans.removedByExclusions({ terms, left: findCandidates(task, kind).length || 'none' }));
  }
  return reasons.join('; ');
}

/** The first of these that leaves enough: one term fewer, any cooking time, no diet. */
function wayOut(task: PlanningTask, kind: RecipeKind, needed: number): string {
  const byTerm = task.exclusions
    .map(({ term }) => ({ term, count: findCandidates(withoutTerm(task, term), kind).length }))
    .sort((a, b) => b.count - a.count)[0];
  if (byTerm && byTerm.count >= needed) return texts.plans.tryWithoutTerm(byTerm);
  const without = (filter: Filter) => findCandidates(task, kind, [filter]).length;
  if (without('time') >= needed) return texts.plans.tryOtherTime({ count: without('time') });
  if (without('diet') >= needed) return texts.plans.tryOtherDiet({ count: without('diet') });
  return texts.plans.tryFewerRules;
}

function withoutTerm(task: PlanningTask, term: string): PlanningTask {
  const exclusions = task.exclusions.filter((exclusion) => exclusion.term !== term);
  return {
    ...task,
    exclusions,
    exclusionsForbid: new Set(exclusions.flatMap(({ foods }) => [...foods])),
    unknownWords: exclusions.flatMap(({ unknownWords }) => (unknownWords ? [unknownWords] : [])),
  };
}
