import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { readRequest } from '@platewise/planner/request/read-request';
import { targetEnergy } from '@platewise/planner/request/target-energy';
import { AppError } from '../../app-error.ts';
import type { PlanningBasis } from './planning-basis.ts';
import { requestFor } from './request-for.ts';

/** What days aim at, with grams of each macro: those of the goal where it names them, else by goal and diet. */
export function dayTargets(basis: PlanningBasis, dates: readonly string[]): Certificate['target'][] {
  const { plannedFor } = basis;
  const excludeIngredients = plannedFor.excludeIngredients.slice(0, LIMITS.excludeMaxItems);
  // Days can be read although more is left out than a request may name; planning them says so.
  const request = requestFor({ ...basis, plannedFor: { ...plannedFor, excludeIngredients } });
  const targets = new Map<DailyGoalRow | undefined, Certificate['target']>();
  return dates.map((date) => {
    const goal = goalOn(basis.goals, date);
    const known = targets.get(goal);
    if (known) return known;
    const usual = targetEnergy(readRequest({ ...request, calorieTarget: dayTargetKcal(basis, date) }));
    const { protein, fat, carbs } = usual.macros;
    const target = {
      calories: usual.calories,
      macros: { protein: goal?.protein ?? protein, fat: goal?.fat ?? fat, carbs: goal?.carbs ?? carbs },
    };
    targets.set(goal, target);
    return target;
  });
}

/**
 * kcal that meals of a day are planned for.
 * @throws AppError PLAN_IMPOSSIBLE for a goal that no day is planned for (decisions 8)
 */
export function plannableKcal(basis: PlanningBasis, date: string): number {
  const target = dayTargetKcal(basis, date);
  const { calorieTargetMinKcal: min, calorieTargetMaxKcal: max } = LIMITS;
  if (target >= min && target <= max) return target;
  throw new AppError('PLAN_IMPOSSIBLE', { reason: texts.calendar.goalOutOfBounds({ date, target, min, max }) });
}

function goalOn(goals: readonly DailyGoalRow[], date: string): DailyGoalRow | undefined {
  return goals.findLast((goal) => goal.date <= date);
}

/** kcal that a day aims at, as in the diary: those of the goal that holds on it, else of the person it is planned for. */
function dayTargetKcal({ plannedFor, goals }: PlanningBasis, date: string): number {
  return goalOn(goals, date)?.kcal ?? plannedFor.calorieTarget;
}
