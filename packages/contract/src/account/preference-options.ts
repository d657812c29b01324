/** The days that a week can start on, by their number: Sunday, Monday, Saturday. */
export const WEEK_STARTS = [0, 1, 6] as const;
export const UNITS = ['metric', 'us'] as const;
