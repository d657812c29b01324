import type { MealNutrients } from '@platewise/contract/meals/nutrient-report-schema';

export type Days = { from: string; to: string };

/** What nutrients are counted of: meals at hand, or what the calendar or the diary holds on some days. */
export type NutrientSource =
  | { of: 'meals'; meals: MealNutrients['meals'] }
  | ({ of: 'calendar' } & Days)
  | ({ of: 'diary' } & Days);

/** A saved plan whose meals can be swapped for others. */
export type SwappablePlan = { planId: string; meals: readonly { id: string; name: string }[] };

/** What a view of nutrients is opened of: a plan or one meal by its name, or a day with the days that it is shown with. */
export type NutrientSubject =
  | { of: 'plan'; meals: MealNutrients['meals']; plan?: SwappablePlan }
  | { of: 'meal'; name: string; meals: MealNutrients['meals'] }
  | { of: 'calendar' | 'diary'; date: string; week: Days };
