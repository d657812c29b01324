import { SOURCE_YEARS } from '@platewise/contract/generation/condition-options';
import type { ConditionCertificate, ConditionCheck } from '@platewise/contract/generation/condition-schema';
import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { numberWords } from '@platewise/domain/number-words';
import { tenth } from '@platewise/domain/rounding';
import { conditionAmount, type FoodMeasure } from '@platewise/nutrition/conditions/condition-amounts';
import { foodsOfChoice } from '@platewise/nutrition/conditions/condition-foods';
import { isFodmapAssessed } from '@platewise/nutrition/conditions/fodmap-foods';
import { portionsOf } from '../day/fixed-meal.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { aimAmount, unitOf } from './condition-figures.ts';
import { droppedAims } from './dropped-aims.ts';
import { boundsOf, type ReadCondition } from './read-conditions.ts';

const words = texts.conditions;

/** Sums of binary fractions lie a hair off the figures that they stand for. */
const HAIR = 1e-6;

/** What meals break of the rules of their task's conditions, from nothing but their ingredients and the tables. */
export function conditionViolations(task: PlanningTask, meals: readonly PlannedMeal[]): string[] {
  return (task.conditions?.conditions ?? []).flatMap((condition) =>
    limitsOf(task, condition, meals)
      .filter(({ isKept }) => !isKept)
      .map(({ measure }) => words.broken({ condition: words.names[condition.id], what: words.measures[measure] })),
  );
}

/** What is stated of each condition of a plan; absent where its request names none. */
export function certifyConditions(
  task: PlanningTask,
  meals: readonly PlannedMeal[],
): { conditions?: ConditionCertificate[] } {
  if (!task.conditions) return {};
  return { conditions: task.conditions.conditions.map((condition) => certify(task, condition, meals)) };
}

/** Conditions of which nothing can be checked, by name. */
export function unassessedConditions({ conditions }: PlanningTask): string[] {
  return (conditions?.conditions ?? []).flatMap(({ id, rule }) => (rule.isAssessed ? [] : [words.names[id]]));
}

function certify(task: PlanningTask, condition: ReadCondition, meals: readonly PlannedMeal[]): ConditionCertificate {
  const { id, rule } = condition;
  return {
    id,
    name: words.names[id],
    isAssessed: rule.isAssessed,
    rule: words.rules[id],
    foodsRemoved: foodsOfChoice(rule.leavesOut).size,
    checks: [...limitsOf(task, condition, meals), ...aimsOf(task, condition, meals)],
    dropped: droppedAims(task, condition),
    notAssessed: [...(id === 'fodmap' ? outsideFodmapLists(meals) : []), ...unevenUnknown(task, condition)],
    unknown: words.unknown[id],
    source: words.sources[id],
    year: SOURCE_YEARS[id],
    advice: words.advice,
  };
}

function outsideFodmapLists(meals: readonly PlannedMeal[]): string[] {
  const foods = meals.flatMap((meal) => portionsOf(meal).map(({ food }) => food));
  return [...new Set(foods.filter((food) => !isFodmapAssessed(food)).map(({ name }) => name))];
}

function unevenUnknown({ slots, slot }: PlanningTask, { rule }: ReadCondition): string[] {
  const mains = slot ? 1 : (slots ?? []).filter(({ mealType }) => mealType !== 'snack').length;
  return rule.carbsWithin !== undefined && mains < 2 ? [words.onlyMeal] : [];
}

/** Each limit of a condition and what the meals hold at most. */
function limitsOf(task: PlanningTask, condition: ReadCondition, meals: readonly PlannedMeal[]): ConditionCheck[] {
  const bounds = boundsOf(condition, task).map(({ measure, per, most }) => {
    const ofMeals = meals.map((meal) => amountOf(measure, meal)[1]);
    const held = per === 'day' ? sum(ofMeals) : Math.max(0, ...ofMeals);
    return limitCheck({ measure, per, bound: most, held });
  });
  return [...bounds, ...evenCheck(condition, meals)];
}

function evenCheck({ rule: { carbsWithin } }: ReadCondition, meals: readonly PlannedMeal[]): ConditionCheck[] {
  const mains = meals.filter(({ mealType }) => mealType !== 'snack').map((meal) => amountOf('carbs', meal)[0]);
  if (carbsWithin === undefined || mains.length < 2) return [];
  const held = Math.max(...mains) - Math.min(...mains);
  return [limitCheck({ measure: 'unevenCarbs', per: 'day', bound: carbsWithin, held })];
}

type Held = Pick<ConditionCheck, 'measure' | 'per' | 'bound' | 'held'>;

function limitCheck({ measure, per, bound, held }: Held): ConditionCheck {
  const text = capitalised(words.checks.limit[per](phrases({ measure, bound, held })));
  return { measure, text, per, kind: 'limit', bound: tenth(bound), held: tenth(held), isKept: held <= bound + HAIR };
}

/** Aims are those of whole days: one meal by itself cannot say what is missing. */
function aimsOf(task: PlanningTask, { rule }: ReadCondition, meals: readonly PlannedMeal[]): ConditionCheck[] {
  if (task.slot || task.dayShare !== 1) return [];
  return rule.aims.map((aim): ConditionCheck => {
    const { measure } = aim;
    const bound = aimAmount(aim, task);
    const held = sum(meals.map((meal) => amountOf(measure, meal)[0]));
    const text = capitalised(words.checks.aim(phrases({ measure, bound, held })));
    return {
      measure,
      text,
      per: 'day',
      kind: 'aim',
      bound: tenth(bound),
      held: tenth(held),
      isKept: held >= bound - HAIR,
    };
  });
}

/** What all servings of a meal hold, at least and at most. */
function amountOf(measure: FoodMeasure, meal: PlannedMeal): [number, number] {
  const held: [number, number] = [0, 0];
  for (const { food, grams } of portionsOf(meal)) {
    const [least, most] = conditionAmount(measure, food);
    held[0] += (least * grams * meal.servings) / 100;
    held[1] += (most * grams * meal.servings) / 100;
  }
  return held;
}

function phrases({ measure, bound, held }: Pick<Held, 'measure' | 'bound' | 'held'>) {
  const unit = unitOf(measure);
  const figure = (value: number) => numberWords(unit === 'mg' ? Math.round(value) : tenth(value));
  return { what: words.measures[measure], unit, bound: figure(bound), held: figure(held) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
