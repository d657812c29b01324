import { plural } from '../../message.ts';

/** Favorites (core 2, core 8). */
export const favorites = {
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
  noMatchText: 'A favorite is found when its name, ingredients or tags hold every word that you typed.',
  showAll: 'Show all favorites',
};
