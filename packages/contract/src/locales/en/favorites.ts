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
};
