import type { NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import type { KnownMeal } from '@platewise/nutrition/nutrients/reported-meal';
import type { UserContext } from '../context.ts';
import { readReferences } from './read-references.ts';

/** Servings of a meal that are eaten or are to be. */
export type Eaten = { meal: KnownMeal; servings: number };

/** The nutrients of meals on the average of so many days, next to the caller's reference intakes. */
export async function reportNutrients(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  eaten: readonly Eaten[],
  { days, isWholeDay }: { days: number; isWholeDay: boolean },
): Promise<NutrientReport> {
  const references = await readReferences(context);
  // The table is large, and loaded when somebody asks for nutrients first.
  const { nutrientReport } = await import('@platewise/nutrition/nutrients/nutrient-report');
  const { reportedMeal } = await import('@platewise/nutrition/nutrients/reported-meal');
  const meals = eaten.map(({ meal, servings }) => reportedMeal(meal, servings));
  return nutrientReport(meals, { days, isWholeDay, references });
}
