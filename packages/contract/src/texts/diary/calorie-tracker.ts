import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** The calorie tracker (shell 2, 5, 8): the documented texts word for word, and what replanning the rest of a day says. */
export const calorieTracker = area('calorie-tracker', {
  title: 'Calorie Tracker',
  dailyGoalSettings: 'Daily Goal Settings',
  updateGoal: 'Update Goal',
  updatingGoal: 'Updating...',
  dailyProgress: 'Daily Progress',
  ofGoal: message('{calories} / {goal} kcal'),
  addNewMeal: 'Add New Meal',
  addingMeal: 'Adding...',
  namePlaceholder: 'Chicken Salad',
  numberPlaceholder: '50',
  addFromFavorites: 'Add from Favorites',
  addToTracker: 'Add to Tracker',
  favoritesFailed: 'Failed to load favorite meals. Please try again.',
  noFavorites: 'No favorite meals found. Add some meals to your favorites first!',
  searchPlaceholder: 'Search meals...',
  noMatch: 'No meals found matching your search.',
  noMeals: 'No meals added yet. Add your first meal!',
  loadFailed: 'Failed to load calorie data. Please try again.',
  nameAndCaloriesRequired: 'Please fill in at least the meal name and calories',
  added: 'Meal added successfully',
  addFailed: 'Failed to add meal',
  removed: 'Meal removed',
  removeFailed: 'Failed to delete meal',
  goalUpdated: 'Daily goal updated',
  goalFailed: 'Failed to update daily goal',

  gramsOrFigures: 'grams must not come together with figures: they are computed from the grams.',
  gramsOnlyFoods: 'grams can be changed only of a food that was logged from the food table.',
  oneAmount: 'Send either grams, or measure and count.',
  noSuchMeasure: message('measure must be one of: {values}.'),
  countTooFar: message('count comes to {grams} g; it must come to {min} to {max} g.'),
  weighedAsBought: 'Weigh it as bought, before cooking; canned food drained.',
  weighedAsNamed: 'Weigh it as its name says: raw, cooked or prepared.',
  noMeasures: 'This food has no household measure. Send grams.',
  dateOrRange: 'Send either date, or from and to.',
  sameDay: 'to must be another day.',
  eatingOut: 'Eating out',

  replan: {
    nothingLeft: 'No planned meal is left on this day that could be portioned again.',
    dayIsOver: 'This day is over, so it cannot be planned again.',
    onTarget: message(
      'With the meals still planned, the day comes to {kcal} of {target} kcal. Nothing needs to change.',
    ),
    cannotHelp: message(
      'With the meals still planned, the day comes to {kcal} of {target} kcal. Portions from half to one and a half times the plan do not bring it closer.',
    ),
    stays: message('{meal} stays as it is: its amounts in grams are not known, or you chose its servings yourself.'),
    shared: message('{meal} stays as it is: it comes from a pot shared with others.'),
    leftover: message('{meal} stays as it is: it was cooked with an earlier meal.'),
    cannotWeigh: message('{meal} stays as it is: it cannot be weighed in a portion that fits.'),
    unknownKcal: message('{meal} has no figure and counts as nothing here.'),
    below: message(
      'The day then comes to {kcal} kcal, {difference} less than the {target} aimed at: no meal is made larger than one and a half times what was planned.',
    ),
    above: message(
      'The day then comes to {kcal} kcal, {difference} more than the {target} aimed at: no meal is made smaller than half of what was planned.',
    ),
    leastKcal: message(
      'Your goal is {target} kcal. We portion no day below {least} kcal: eating less wants a doctor’s or dietitian’s advice.',
    ),
    lowDay: message(
      'The day then comes to {kcal} kcal. Eating under {least} kcal a day wants a doctor’s or dietitian’s advice.',
    ),
    limit: message('The day then breaks the limit on {macro} of the {diet} diet.'),
  },
});
