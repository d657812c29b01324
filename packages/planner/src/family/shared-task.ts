import type { Diet } from '@platewise/contract/generation/options';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import type { MacroShares } from '@platewise/nutrition/recipes/goal-splits';
import { type Eaters, ONE_EATER } from '../day/plate/plate-rows.ts';
import { type LinearLimit, planLimits } from '../day/scoring/plan-limits.ts';
import type { PlanningTask } from '../request/read-request.ts';
import type { EaterDay } from './shared-slots.ts';

/** The pots of a day as one task, as if one person ate everybody's meals: all kcal, and the middle of all targets. */
export function sharedTask(days: readonly EaterDay[]): PlanningTask {
  const [first] = days;
  if (!first) throw new Error('Nobody eats these meals.');
  const slots = first.open.map(({ mealType }, place) => ({
    mealType,
    kcal: days.reduce((sum, { open }) => sum + (open[place]?.kcal ?? 0), 0),
  }));
  const { task } = first.eater;
  return {
    ...task,
    diet: balancedDiet(days),
    slots,
    targetKcal: days.reduce((sum, { eater }) => sum + eater.task.targetKcal, 0),
    shares: middleShares(days),
    fixed: days.flatMap(({ fixed }) => fixed),
    eaters: eatersOf(days),
  };
}

/** The largest and the smallest part of the kcal that somebody is still to eat. */
function eatersOf(days: readonly EaterDay[]): Eaters {
  const kcals = days.map(({ open }) => open.reduce((sum, { kcal }) => sum + kcal, 0));
  const whole = kcals.reduce((sum, kcal) => sum + kcal, 0);
  return whole > 0 ? { largest: Math.max(...kcals) / whole, smallest: Math.min(...kcals) / whole } : ONE_EATER;
}

/** Everybody's hard limits as limits of all pots together: percentages as they are, grams by the part that the person eats. */
export function sharedLimits(days: readonly EaterDay[], { targetKcal }: PlanningTask): LinearLimit[] {
  const limits = days.flatMap(({ eater: { task } }) =>
    planLimits(task).map((limit) => ({ ...limit, constant: (limit.constant * targetKcal) / task.targetKcal })),
  );
  return [...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values()];
}

/** The diet that asks for some foods besides leaving others out, where somebody keeps it. */
function balancedDiet(days: readonly EaterDay[]): Diet {
  const diets = days.map(({ eater }) => eater.task.diet);
  return diets.find((diet) => diet === 'mediterranean') ?? diets[0] ?? 'none';
}

/** Anyone who keeps limits on macros decides the split: the others may miss their targets, a limit may not be broken. */
function middleShares(days: readonly EaterDay[]): MacroShares {
  const tasks = days.map(({ eater }) => eater.task);
  const limited = tasks.filter(({ diet }) => DIET_RULES[diet].limits);
  const deciding = limited.length > 0 ? limited : tasks;
  const kcal = deciding.reduce((sum, { targetKcal }) => sum + targetKcal, 0);
  const middle = (macro: keyof MacroShares) =>
    deciding.reduce((sum, { shares, targetKcal }) => sum + (shares[macro] * targetKcal) / kcal, 0);
  return { protein: middle('protein'), carbs: middle('carbs'), fat: middle('fat') };
}
