import { CLIENT } from '@platewise/contract/client-limits';
import { DEMO } from '@platewise/contract/limits';

/**
 * Every name under which a browser holds something for this product. They are never changed: a later release finds
 * under them what an earlier one stored, and other tabs may still run that one.
 */
export const STORED_NAMES = {
  localStorage: {
    theme: CLIENT.themeKey,
    registered: CLIENT.registeredKey,
    registeredUserId: 'registeredUserId',
    lastPerson: 'lastPerson',
    signOutPending: 'signOutPending',
    demoCount: DEMO.storageKey,
    demoPlans: 'demoPlans',
    plannerForms: 'plannerForms',
    plannerProfiles: 'plannerProfiles',
    profileChipsHeight: 'profileChipsHeight',
    timeZones: 'keptTimeZones',
    timers: 'cookingTimers',
    prepTicks: 'prepTicks',
    aisleOrder: 'aisleOrder',
    bodyUnits: 'bodyUnits',
    taste: 'learntTaste',
    agreedHosts: 'agreedModelHosts',
    savedArticle: 'blog:saved:',
    likedArticle: 'blog:liked:',
  },
  sessionStorage: {
    plannerFormTyped: 'plannerFormTyped',
    plannerPlan: 'plannerPlan',
    pendingGeneration: 'pendingGeneration',
    generatedWeek: 'generatedWeek',
    profileDraft: 'profileDraft',
    planNameDraft: 'planNameDraft',
    diaryMealDraft: 'diaryMealDraft',
    lockedMeals: 'lockedMeals',
    cookingPlace: 'cookingPlace',
  },
  channels: {
    session: 'platewise-session',
    changes: 'platewise-changes',
    device: 'platewise-device',
    subscription: 'platewise-subscription',
  },
  indexedDb: { database: 'platewise', version: 1, cached: 'kept', renamed: 'renamed', operations: 'operations' },
  /** Of records in the store of cached data; some go on with a date or a number. */
  cachedRecords: {
    plans: 'plans',
    favorites: 'favorites',
    profiles: 'profiles',
    dislikedMeals: 'disliked',
    subscription: 'subscription',
    preferences: 'preferences',
    shoppingList: 'shopping-list',
    week: 'calendar-',
    day: 'diary-',
    barcodes: 'barcodes',
    trend: 'trend-',
    body: 'body',
    bodySeries: 'body-series',
  },
  /** Before the id of an operation: what it makes is known by it until the server has named it. */
  pendingId: 'waiting-',
} as const;
