/** The first of two snacks. */
export const EARLY_SNACK_TIME = '10:30';

/** Minutes that a calendar shows for a meal; how long cooking takes is in the text. */
export const MEAL_MINUTES = 30;
