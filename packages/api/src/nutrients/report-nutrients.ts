import type {
  NutrientReport,
  PlanNutrientReport,
  ReferenceChoice,
} from '@platewise/contract/meals/nutrient-report-schema';
import { isWholeDay } from '@platewise/domain/calendar/whole-day';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { KnownMeal } from '@platewise/nutrition/nutrients/reported-meal';

/** Where nobody knows how a food is cooked: the step leaves the method open. */
export const COOKED_SOMEHOW: readonly string[] = ['Cook it.'];

/** Servings of a meal that are eaten or are to be. */
export type Eaten = { meal: KnownMeal; servings: number };

type Compared = { days: number; isWholeDay: boolean; references: ReferenceChoice };

/** The nutrients of meals on the average of so many days, next to reference intakes. */
export async function reportNutrients(eaten: readonly Eaten[], compared: Compared): Promise<NutrientReport> {
  // The table is large, and loaded when somebody asks for nutrients first.
  const { nutrientReport } = await import('@platewise/nutrition/nutrients/nutrient-report');
  const { reportedMeal } = await import('@platewise/nutrition/nutrients/reported-meal');
  const meals = eaten.map(({ meal, servings }) => reportedMeal(meal, servings));
  return nutrientReport(meals, compared);
}

/** The same of the meals of a plan, with what its certificate states of them; one meal of several is never a day. */
export async function reportPlan(
  eaten: readonly Eaten[],
  { isPart = false, references }: { isPart?: boolean; references: ReferenceChoice },
): Promise<PlanNutrientReport> {
  const isDay = !isPart && isWholeDay({ meals: eaten.length, kcal: kcalOf(eaten) });
  const report = await reportNutrients(eaten, { days: 1, isWholeDay: isDay, references });
  const { certifyNutrients } = await import('@platewise/planner/certificate/certify-nutrients');
  const meals = eaten.map(({ meal: { items = [], instructions: steps = [] }, servings }) => ({
    items,
    steps,
    servings,
  }));
  return { ...report, check: isDay ? certifyNutrients(meals, references) : null };
}

function kcalOf(eaten: readonly Eaten[]): number {
  const items = eaten.flatMap(({ meal, servings }) => (meal.items ?? []).map((item) => ({ ...item, servings })));
  return items.reduce(
    (sum, { food, grams, servings }) => sum + ((findFood(food)?.per100g.kcal ?? 0) * grams * servings) / 100,
    0,
  );
}
