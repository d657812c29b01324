import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Favorites (core 2, core 8). */
export const favorites = area('favorites', {
  title: 'Favorites',
  subtitle: 'The meals you want to cook again.',
  errorTitle: 'Error Loading Favorites',
  errorText: 'Your favorites could not be loaded. Please try again.',
  retry: 'Retry',
  emptyTitle: 'No Favorites Yet',
  emptyText: 'Press the heart on a meal to keep it here.',
  emptyLink: 'Create Your First Meal',
  added: 'Meal added to favorites',
  removed: 'Meal removed from favorites',
  addFailed: 'Failed to add to favorites',
  removeFailed: 'Failed to remove from favorites',
  signInToAdd: 'Sign in to add favorites',

  search: 'Search favorites',
  searchPlaceholder: 'A meal, an ingredient, a tag',
  found: plural({ one: '{count} favorite found', other: '{count} favorites found' }),
  noMatchTitle: 'No favorite matches',
  noMatchText: 'A favorite matches when its name, ingredients or tags contain every word you typed.',
  showAll: 'Show all favorites',

  planAgain: 'Plan again with this',
  planAgainWith: message('Plan again with this: {meal}'),
  noGrams: 'Kept without ingredients in grams, so no day can be planned around it.',

  chosen: {
    title: 'With your favorite',
    hint: 'It stays as it is, and the other meals are planned around it.',
    noToken: 'no\u00a0token',
    snack: 'Snacks fit days of 4 or 5 meals.',
    remove: 'Remove',
    removeMeal: message('Remove {meal} from this plan'),
    removed: 'The next plan is made without the favorite.',
    loading: 'Loading your favorite…',
    failed: 'Your favorite could not be loaded.',
    retry: 'Retry',
    unknown: 'That meal is no longer among your favorites. The plan is made without it.',
    noGrams: message('“{meal}” was kept without ingredients in grams. The plan is made without it.'),
    another: 'Choose another favorite',
    notOnDevice:
      'The server could not be reached, and the favorite is not on this device. Remove it, or check your connection and try again.',
  },
});
