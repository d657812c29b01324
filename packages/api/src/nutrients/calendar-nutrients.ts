import type { NutrientDays, NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import { entriesBetween } from '../calendar/calendar-repository.ts';
import { entryName } from '../calendar/entries/entry-name.ts';
import { type ReferencesContext, readReferences } from './read-references.ts';
import { reportNutrients } from './report-nutrients.ts';

/** The nutrients of what the caller's calendar holds on some days; of a meal that is eaten out nothing is known but its name. */
export async function calendarNutrients(context: ReferencesContext, days: NutrientDays): Promise<NutrientReport> {
  const entries = await entriesBetween(context.db, context.identity.userId, days);
  const meals = entries.filter(({ kind }) => kind !== 'note');
  return reportNutrients(
    meals.map((entry) => ({ meal: entry.meal ?? { name: entryName(entry) }, servings: entry.servings })),
    { days: new Set(meals.map(({ date }) => date)).size, isWholeDay: true, references: await readReferences(context) },
  );
}
