import { LIMITS } from '@platewise/contract/limits';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { KCAL_TOLERANCE } from '../certificate/certify-plan.ts';
import type { Figures } from '../day/figures.ts';
import { excess, planLimits } from '../day/scoring/plan-limits.ts';
import { dayTask, movableMeals, type RestOfDay } from './rest-of-day.ts';

type Outcome = { meals: readonly Meal[]; planned: Figures; total: Figures; aimKcal: number };

const { replan } = texts.calorieTracker;

/** What a person should know of a rest of the day that was portioned again, in sentences. */
export function replanNotes(day: RestOfDay, outcome: Outcome): string[] {
  return [...goalNotes(day, outcome), ...stayNotes(day, outcome), ...limitNotes(day, outcome)];
}

function goalNotes({ targetKcal }: RestOfDay, { total, aimKcal: target }: Outcome): string[] {
  const kcal = Math.round(total.kcal);
  const difference = Math.abs(kcal - target);
  const isOff = difference > KCAL_TOLERANCE * target;
  const least = LIMITS.calorieTargetMinKcal;
  return [
    ...(target > targetKcal ? [replan.leastKcal({ target: targetKcal, least: target })] : []),
    ...(isOff && kcal < target ? [replan.below({ kcal, difference, target })] : []),
    ...(isOff && kcal > target ? [replan.above({ kcal, difference, target })] : []),
    ...(kcal < least ? [replan.lowDay({ kcal, least })] : []),
  ];
}

function stayNotes(day: RestOfDay, { meals }: Outcome): string[] {
  const movable = new Set(movableMeals(day).map(({ meal }) => meal));
  const stays = day.open.filter((meal, place) => meals[place] === meal);
  return stays.map((meal) => (movable.has(meal) ? replan.cannotWeigh : replan.stays)({ meal: meal.name }));
}

/** Limits of the diet that the day as planned kept and does not keep any more. */
function limitNotes({ diet, targetKcal }: RestOfDay, { planned, total }: Outcome): string[] {
  return planLimits(dayTask({ diet, mealCount: 1, kcal: targetKcal }))
    .filter((limit) => limit.scope === 'plan' && excess(limit, total) > 0 && excess(limit, planned) <= 0)
    .map(({ name }) => replan.limit({ macro: texts.plans.limits[name], diet: texts.options.diet[diet] }));
}
