import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Changing single meals of a plan: on the planner and on the dashboard. */
export const planChanges = area('plan-changes', {
  slots: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snack: 'snack' },

  lock: 'Lock',
  lockMeal: message('Lock {meal}'),
  lockHint: 'A locked meal stays as it is while others change.',
  newMeal: 'New meal',
  newMealFor: message('New meal in place of {meal}'),
  newMealHint: 'Another dish in this place.',
  newMealTokenHint: 'Another dish in this place, for 1 token.',
  swap: 'Swap',
  swapMeal: message('Swap {meal}'),
  swapHint: 'Choose between three dishes.',
  more: message('More for {meal}'),
  unlockFirst: 'Locked: unlock this meal to change it.',
  controlsOf: message('Change {meal}'),

  missing: 'I don’t have an ingredient',

  servingsOf: message('Servings of {meal}'),
  fewerServings: message('Fewer servings of {meal}'),
  moreServings: message('More servings of {meal}'),
  servingsNote: message('Energy of {servings}; the figures and amounts below are for one.'),

  notAgain: 'Not this meal again',
  allowAgain: 'Allow this meal again',
  notAgainDone: message('{meal} is left out of your next plans.'),
  allowedAgain: message('{meal} may be planned again.'),
  notAgainFailed: 'The meal could not be left out. Please try again.',
  allowFailed: 'The meal could not be allowed again. Please try again.',
  notWanted: 'You do not want this meal again.',
  disliked: message('Meals you do not want ({count})'),
  dislikedTitle: 'Meals you do not want',
  dislikedText: 'New plans and new meals leave these out.',
  dislikedEmpty: 'None yet. “Not this meal again” in the menu of a meal puts it here.',
  dislikedError: 'These meals could not be loaded.',
  closeDisliked: 'Close the list',
  removeDisliked: message('Allow again: {meal}'),
  allow: 'Allow again',

  undo: 'Undo',
  hint: 'Lock what you like, change the rest.',
  tokenHint: 'Lock what you like, change the rest. A new meal takes 1 token.',
  signUpLink: 'Sign up to change single meals',
  familyLink: 'Shared plans are changed with Family',
  undoUnknown: 'Undoes the last change.',
  undoMeal: message('Puts {meal} back for {slot}.'),
  undoServings: message('Puts {meal} back to {servings}.'),

  planningNew: message('Planning another {slot}…'),
  swapping: message('Swapping the {slot}…'),
  portioning: 'Portioning the day again…',
  undoing: 'Undoing the last change…',
  waiting: 'Waiting for the previous change…',

  newMealDone: message('{meal} is now your {slot}.'),
  servingsDone: message('{meal}: {servings}. The day is portioned again.'),
  undoDone: 'The last change was undone.',
  dayNow: message('Day total {actual} of {target}\u00a0kcal.'),

  noAnswer: 'No answer came. Try again: the change is made only once.',
  changedElsewhere: 'This plan was changed somewhere else. Here is how it is now.',
  deletedElsewhere: 'This plan was deleted elsewhere. It is no longer shown here.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  retry: 'Retry',
});
