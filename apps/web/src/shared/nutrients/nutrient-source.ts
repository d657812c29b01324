import type { MealNutrients } from '@platewise/contract/meals/nutrient-report-schema';

type Days = { from: string; to: string };

/** What nutrients are counted of: meals at hand, or what the calendar or the diary holds on some days. */
export type NutrientSource =
  | { of: 'meals'; meals: MealNutrients['meals'] }
  | ({ of: 'calendar' } & Days)
  | ({ of: 'diary' } & Days);

/** One view of nutrients, and what heads it. */
export type NutrientView = { label: string; heading: string; source: NutrientSource };
