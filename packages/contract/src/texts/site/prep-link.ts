import { area } from '../../language/area.ts';

/** What leads to the weekly prep guide from the dashboard. */
export const prepLink = area('site/prep', {
  entry: 'Weekly prep guide',
});
