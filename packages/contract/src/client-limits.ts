/**
 * What each page of the web starts with, apart from limits.ts: a module is fetched whole, and the other bounds are for forms
 * and the server.
 */
/** How the browser keeps and fetches data (core 9). */
export const CLIENT = {
  cacheFreshMs: 5 * 60_000,
  cacheRetentionMs: 10 * 60_000,
  retries: 1,
  subscriptionDelayMs: 1000,
  subscriptionRetries: 3,
  toastMs: 4000,
  toastsVisible: 3,
  mobileBreakpointPx: 768,
  navShrinkPx: 20,
  dashboardPageSize: 1,
  pagesListedWhole: 7,
  favoritesSkeletons: 4,
  registeredKey: 'isUserRegistered',
  themeKey: 'theme',
} as const;

/** Characters of a name (decisions 8), which what is read from an address keeps to as well. */
export const NAME_MAX_CHARACTERS = 120;

/** Characters of a term that is left out (decisions 8), which what is read from an address keeps to as well. */
export const EXCLUDE_MAX_CHARACTERS = 60;
