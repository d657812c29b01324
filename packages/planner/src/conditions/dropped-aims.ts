import { texts } from '@platewise/contract/texts';
import { numberWords } from '@platewise/domain/number-words';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { targetShares } from '@platewise/nutrition/recipes/goal-splits';
import { AIMS } from '../day/scoring/nutrient-aims.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { aimAmount, unitOf } from './condition-figures.ts';
import { dayBound, type ReadCondition, type TaskBound } from './read-conditions.ts';

const words = texts.conditions.dropped;

/**
 * The aims of a condition that were given up, in sentences: another rule, or the diet, limits what they raise. Under the condition
 * that limits it, what every day aims at and what the goal asks for.
 */
export function droppedAims(task: PlanningTask, { id, rule }: ReadCondition): string[] {
  const ofRule = rule.aims.flatMap((aim) => {
    const least = aimAmount(aim, task);
    const bound = dayBound(task.conditions, aim.measure);
    if (bound && bound.most < least) return [limited(bound)];
    const isOfDiet = aim.measure === 'carbs' && carbsOfDiet(task) < least;
    const { [aim.measure]: what } = texts.conditions.measures;
    return isOfDiet ? [words.diet({ aim: numberWords(Math.round(least)), unit: unitOf(aim.measure), what })] : [];
  });
  const ofDay = (task.conditions?.bounds ?? []).flatMap((bound) => {
    if (bound.id !== id) return [];
    const reference = AIMS.find(({ nutrient }) => nutrient === bound.measure);
    if (reference && bound.most < reference.target) return [limited(bound)];
    return bound.measure === 'protein' ? ofGoal(task, bound) : [];
  });
  return [...new Set([...ofRule, ...ofDay])];
}

function limited({ measure, most, id }: TaskBound): string {
  const { names, measures } = texts.conditions;
  return words.limited({
    what: measures[measure],
    condition: names[id],
    bound: numberWords(Math.round(most)),
    unit: unitOf(measure),
  });
}

function ofGoal({ goal, diet, targetKcal }: PlanningTask, { most, id }: TaskBound): string[] {
  const { protein } = targetShares(goal, diet, targetKcal, false);
  if (4 * most >= protein * targetKcal) return [];
  const percent = Math.round(100 * protein);
  return [words.goal({ percent, condition: texts.conditions.names[id], bound: numberWords(Math.round(most)) })];
}

function carbsOfDiet({ diet, targetKcal }: PlanningTask): number {
  const { carbsMaxGrams, netCarbsMaxGrams, carbsMaxPercent } = DIET_RULES[diet].limits ?? {};
  return Math.min(
    carbsMaxGrams?.(targetKcal) ?? Infinity,
    netCarbsMaxGrams?.(targetKcal) ?? Infinity,
    carbsMaxPercent ? (carbsMaxPercent * targetKcal) / 400 : Infinity,
  );
}

/** What the person should read of their conditions with the plan: aims that were given up, and what nobody can assess. */
export function conditionWarnings(task: PlanningTask): string[] {
  const conditions = task.conditions?.conditions ?? [];
  return [
    ...new Set(conditions.flatMap((one) => droppedAims(task, one))),
    ...conditions.flatMap(({ id, rule }) => (rule.isAssessed ? [] : [texts.conditions.unknown[id]])),
  ];
}
