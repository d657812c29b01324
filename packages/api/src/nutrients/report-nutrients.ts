import type {
  NutrientReport,
  PlanNutrientReport,
  ReferenceChoice,
} from '@platewise/contract/meals/nutrient-report-schema';
import type { KnownMeal } from '@platewise/nutrition/nutrients/reported-meal';

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

/** The same of the meals of a plan, with what its certificate states of them. */
export async function reportPlan(
  eaten: readonly Eaten[],
  compared: Omit<Compared, 'days'>,
): Promise<PlanNutrientReport> {
  const report = await reportNutrients(eaten, { ...compared, days: 1 });
  const { certifyNutrients } = await import('@platewise/planner/certificate/certify-nutrients');
  const meals = eaten.map(({ meal: { items = [], instructions: steps = [] }, servings }) => ({
    items,
    steps,
    servings,
  }));
  return { ...report, check: compared.isWholeDay ? certifyNutrients(meals, compared.references) : null };
}
