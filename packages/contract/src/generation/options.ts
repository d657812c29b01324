/** The values of the planner's choices as they travel on the wire (core 2); labels are in the text catalogue. */
export const GOALS = ['weight_loss', 'muscle_gain', 'maintenance', 'athletic_performance', 'balanced'] as const;
export const DIETS = [
  'vegan',
  'vegetarian',
  'paleo',
  'keto',
  'mediterranean',
  'low_carb',
  'high_protein',
  'none',
] as const;
export const COOKING_TIMES = ['any', 'quick', 'medium', 'slow'] as const;
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

export type Goal = (typeof GOALS)[number];
export type Diet = (typeof DIETS)[number];
export type CookingTime = (typeof COOKING_TIMES)[number];
export type MealType = (typeof MEAL_TYPES)[number];
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What the form offers; 'balanced' and 'none' are accepted everywhere but chosen by the calendar (decisions 5). */
export const FORM_GOALS = ['weight_loss', 'muscle_gain', 'maintenance', 'athletic_performance'] as const;
export const FORM_DIETS = [
  'vegan',
  'vegetarian',
  'paleo',
  'keto',
  'mediterranean',
  'low_carb',
  'high_protein',
] as const;
