import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Being without the server: what is kept on the device, what waits, new versions. */
export const offline = area('offline', {
  keptAt: message('Offline — showing what was kept at {time}.'),
  keptOn: message('Offline — showing what was kept on {time}.'),
  copyOf: message('As it was at {time}.'),
  copyFailed: message('This could not be loaded now. It is shown as it was at {time}.'),
  readAgain: 'Load it again',
  nothingKept: 'Offline. Plans are made on this device until the server can be reached.',
  back: 'Back online.',
  waiting: plural({ one: '{count} change is waiting to be saved.', other: '{count} changes are waiting to be saved.' }),
  staying: plural({
    one: '{count} change could not be saved and stays on this device.',
    other: '{count} changes could not be saved and stay on this device.',
  }),
  saved: plural({ one: '{count} change saved.', other: '{count} changes saved.' }),
  show: 'Show',

  away: 'The server cannot be reached right now.',

  newVersion: 'A new version is available.',
  reload: 'Reload',

  /** What waits, on the dashboard. */
  waitingTitle: 'On this device',
  waitingText: 'Saved to your account, in this order, when the server can be reached.',
  stayingText: 'The server did not accept this. It stays here until you try again or discard it.',
  othersWait: plural({ one: '{count} other change is waiting.', other: '{count} other changes are waiting.' }),
  planTitle: message('Plan “{name}”'),
  renaming: message('New name “{name}” for a plan'),
  removingPlan: message('Deletion of the plan “{name}”'),
  addingFavorite: message('Favorite “{name}”'),
  removingFavorite: message('Removal of the favorite “{name}”'),
  addingItem: message('“{name}” for the shopping list'),
  changingItem: message('Change of “{name}” on the shopping list'),
  removingItem: message('Removal of “{name}” from the shopping list'),
  settingShop: message('Shop “{name}” of the shopping list'),
  removingShop: message('Removal of the shop “{name}” from the shopping list'),
  recordingMeasure: message('Measure of {date}'),
  removingMeasure: message('Removal of the measure of {date}'),
  someDay: 'a day',
  someItem: 'a line',
  someShop: 'a shop',
  placing: message('“{name}” into the calendar, {place}'),
  changingEntry: message('Change of “{name}” in the calendar, {place}'),
  movingEntry: message('“{name}” in the calendar, to {place}'),
  removingEntry: message('Removal of “{name}” from the calendar, {place}'),
  someMeal: 'a meal',
  somePlan: 'a plan',
  madeAt: message('Made {time}'),
  state: { waiting: 'Waiting to be saved', staying: 'Stays on this device' },
  tryAgain: 'Try again',
  discard: 'Discard',
  tryAgainNamed: message('Try again: {what}'),
  discardNamed: message('Discard: {what}'),
  showMeals: 'Show meals',
  hideMeals: 'Hide meals',
  discarded: 'Discarded. Nothing was sent.',
  needed: plural({
    one: 'Saving it takes at most {count} token of your allowance.',
    other: 'Saving it takes at most {count} tokens of your allowance.',
  }),

  planWaits: 'Planned on this device. It will be saved to your account when the server can be reached.',
  planWasMade:
    'The server had made your plan before the connection broke. That one is kept, in place of the one made on this device.',
  favoriteWaits: 'Meal added to favorites. It will be saved when you are back online.',
  favoriteRemovalWaits: 'Meal removed from favorites. It will be saved when you are back online.',
  renameWaits: 'Name kept on this device. It will be saved when you are back online.',

  notTaken: 'The server did not accept this.',
  perhapsSaved: 'The server’s answer was lost, so this may already be saved. Check before you try again.',
  perhapsMoved: 'The server’s answer was lost, so this may already be done. Check your calendar before you try again.',
  allowanceShort: plural({
    one: 'Your allowance has {count} meal left this month; this plan needs {needed}. It stays on this device.',
    other: 'Your allowance has {count} meals left this month; this plan needs {needed}. It stays on this device.',
  }),
  full: 'This device cannot hold more changes. Go online to save the ones that are waiting.',
  olderPlans: message('Your newest {count} plans are kept on this device. The others need a connection.'),

  leaveTitle: 'Sign out and discard unsaved changes?',
  leaveText: plural({
    one: '{count} change was made on this device and is not saved to your account yet. Signing out deletes it for good.',
    other:
      '{count} changes were made on this device and are not saved to your account yet. Signing out deletes them for good.',
  }),
  leave: 'Sign out and discard',
  stay: 'Stay signed in',
  signedOutHere:
    'Signed out on this device, and what was kept here is removed. The server will be told when it can be reached.',
});
