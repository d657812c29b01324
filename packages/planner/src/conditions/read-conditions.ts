import type { ConditionId } from '@platewise/contract/generation/condition-options';
import type { Condition } from '@platewise/contract/generation/condition-schema';
import { texts } from '@platewise/contract/texts';
import type { FoodMeasure } from '@platewise/nutrition/conditions/condition-amounts';
import { foodsOfChoice } from '@platewise/nutrition/conditions/condition-foods';
import {
  type ConditionBound,
  type ConditionRule,
  conditionRule,
} from '@platewise/nutrition/conditions/condition-rules';
import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import type { MacroShares } from '@platewise/nutrition/recipes/goal-splits';

/** One condition of a request, and the rule that its meals keep. */
export type ReadCondition = { id: ConditionId; rule: ConditionRule };

/** A most for the meals that are planned: in all of them, or in each; and whose rule it is. */
export type TaskBound = { measure: FoodMeasure; per: 'day' | 'meal'; most: number; id: ConditionId };

/** What the conditions of a request ask of its meals. */
export type TaskConditions = {
  conditions: readonly ReadCondition[];
  /** The strictest of each kind. */
  bounds: readonly TaskBound[];
  /** Grams by which the carbohydrate of main meals may differ; null where no rule asks for even meals. */
  carbsWithin: number | null;
};

/** The part of a day that meals are planned for. */
type PlannedPart = { targetKcal: number; dayShare: number };

const KCAL_PER_GRAM_OF_FAT = 9;
const KCAL_PER_GRAM_OF_PROTEIN = 4;
/** Protein is aimed at from below its limit, so that portions can meet it. */
const PROTEIN_AIMED = 0.93;

/** Reads the conditions of a request for the part of a day that is planned; null where it names none. */
export function readConditions(asked: readonly Condition[] | undefined, part: PlannedPart): TaskConditions | null {
  if (!asked || asked.length === 0) return null;
  const conditions = asked.map((condition) => ({ id: condition.id, rule: conditionRule(condition) }));
  const carbsWithin = Math.min(...conditions.map(({ rule }) => rule.carbsWithin ?? Infinity));
  return {
    conditions,
    bounds: strictest(conditions.flatMap((one) => boundsOf(one, part))),
    carbsWithin: carbsWithin === Infinity ? null : carbsWithin,
  };
}

/** The bounds of one condition by itself, in the amounts of the meals that are planned. */
export function boundsOf({ id, rule }: ReadCondition, part: PlannedPart): TaskBound[] {
  return rule.bounds.map((bound) => ({ measure: bound.measure, per: bound.per, most: mostOf(bound, part), id }));
}

function mostOf(bound: ConditionBound, { targetKcal, dayShare }: PlannedPart): number {
  if ('energyShare' in bound) return (bound.energyShare * targetKcal) / KCAL_PER_GRAM_OF_FAT;
  return bound.per === 'day' ? bound.most * dayShare : bound.most;
}

function strictest(bounds: readonly TaskBound[]): TaskBound[] {
  const kept = new Map<string, TaskBound>();
  for (const bound of bounds) {
    const key = `${bound.measure} ${bound.per}`;
    const known = kept.get(key);
    if (!known || bound.most < known.most) kept.set(key, bound);
  }
  return [...kept.values()];
}

/** What the conditions of a request leave out, as terms of their own that nothing bargains away. */
export function conditionExclusions(asked: readonly Condition[] | undefined): Exclusion[] {
  return (asked ?? []).flatMap((condition) => {
    const { leavesOut, onlyDone = false } = conditionRule(condition);
    const foods = foodsOfChoice(leavesOut);
    if (foods.size === 0) return [];
    const term = texts.conditions.names[condition.id];
    return {
      term,
      understoodAs: texts.conditions.leftOut({ condition: term }),
      foods,
      unknownWords: null,
      isAllergy: true,
      ofCondition: true,
      onlyDone,
    };
  });
}

/** The strictest limit a day on what a rule counts; undefined where there is none. */
export function dayBound(conditions: TaskConditions | null | undefined, measure: string): TaskBound | undefined {
  return conditions?.bounds.find((bound) => bound.measure === measure && bound.per === 'day');
}

/** The split of a request where its protein has a limit: what protein loses, carbohydrate and fat share as they stand. */
export function sharesWithin(shares: MacroShares, conditions: TaskConditions | null, targetKcal: number): MacroShares {
  const bound = dayBound(conditions, 'protein');
  const most = bound ? (PROTEIN_AIMED * KCAL_PER_GRAM_OF_PROTEIN * bound.most) / targetKcal : Infinity;
  if (shares.protein <= most) return shares;
  const growth = (1 - most) / (shares.carbs + shares.fat);
  return { protein: most, carbs: shares.carbs * growth, fat: shares.fat * growth };
}
