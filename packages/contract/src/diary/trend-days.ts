/** How many days a trend reaches back. */
export const TREND_DAYS = [7, 30, 90] as const;
