import { message } from '../../message.ts';

/** The dashboard (core 2). */
export const dashboard = {
  title: 'Dashboard',
  subtitle: 'Your meal plans, newest first.',
  errorTitle: 'Error Loading Meal Plans',
  errorText: 'Your plans could not be loaded. Please try again.',
  retry: 'Retry',
  emptyTitle: 'No Meal Plans Found',
  emptyText: 'Plans that you generate are kept here.',
  emptyLink: 'Create Meal Plan',
  unnamedPlan: 'Meal plan',
  goal: 'Goal',
  diet: 'Diet',
  createdAt: 'Created At',
  pages: 'Pages of meal plans',
  previous: 'Previous',
  next: 'Next',
  page: message('Page {page}'),
  pageOf: message('Page {page} of {total}'),
  arrowKeys: 'The left and right arrow keys turn the page.',
};
