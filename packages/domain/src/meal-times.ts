import type { MealType } from '@platewise/contract/generation/options';

/** When the meals of a day are eaten unless the person moves them: a usual day, chosen by us. */
export const MEAL_TIMES: Readonly<Record<MealType, string>> = {
  breakfast: '08:00',
  lunch: '13:00',
  snack: '16:00',
  dinner: '19:00',
};
