/** The days that a week can start on, by their number: Sunday, Monday, Saturday. */
export const WEEK_STARTS = [0, 1, 6] as const;
export const UNITS = ['metric', 'us'] as const;
/** Where most dishes of a plan may be from. */
export const REGIONS = [
  'africa',
  'east-asia',
  'europe',
  'latin-america',
  'mediterranean',
  'middle-east',
  'north-america',
  'south-asia',
] as const;

export type Region = (typeof REGIONS)[number];
