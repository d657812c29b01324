import { EXCLUDE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from './client-limits.ts';

/**
 * Every bound and constant that both sides keep, with its unit and where the product description sets it
 * ('core' and 'shell' are explained in docs/product.md).
 */
export const LIMITS = {
  /** Meals in one plan (core 5). */
  mealCountMin: 1,
  mealCountMax: 5,
  mealCountDefault: 2,
  /** kcal a day, whole numbers (decisions 8, default core 9). */
  calorieTargetMinKcal: 800,
  calorieTargetMaxKcal: 6000,
  calorieTargetDefaultKcal: 2000,
  /** kcal of the one meal of a calendar slot (decisions 8). */
  slotTargetMinKcal: 80,
  slotTargetMaxKcal: 3000,
  /** kcal a day under which a plan carries a note to seek advice (decisions 8). */
  lowCalorieNoteBelowKcal: 1200,
  /** Characters and items (decisions 8). */
  notesMaxCharacters: 1000,
  excludeMaxItems: 50,
  excludeMaxCharacters: EXCLUDE_MAX_CHARACTERS,
  nameMaxCharacters: NAME_MAX_CHARACTERS,
  mealIngredientsMax: 60,
  mealStepsMax: 60,
  mealLineMaxCharacters: 300,
  mealTagsMax: 10,
  emailMaxCharacters: 254,
  /** Passkeys of one account. */
  passkeysMax: 20,
  personNameMaxCharacters: 100,
  /** The contact form (shell 5, decisions 8). */
  contactNameMinCharacters: 2,
  contactSubjectMinCharacters: 3,
  contactSubjectMaxCharacters: 200,
  contactMessageMinCharacters: 10,
  contactMessageMaxCharacters: 5000,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  /** Minutes for which a proof of who somebody is counts, before what outlives a session or costs money (decisions 9.7). */
  proofMaxMinutes: 15,
  userIdMaxCharacters: 128,
  idempotencyKeyMaxCharacters: 255,
  /** Bytes of a request body; more is 413 (decisions 8). */
  bodyMaxBytes: 64 * 1024,
  /** Bytes of a body with a photo of a meal, the one route that takes more, and characters of that photo in base64. */
  photoBodyMaxBytes: 2 * 1024 * 1024,
  photoMaxCharacters: 2 * 1024 * 1024 - 1024,
  /** Procedures in one tRPC batch. */
  batchMaxCalls: 10,
  /** Kept per person (decisions 5). */
  favoritesMax: 500,
  unnamedPlansMax: 200,
  namedPlansMax: 500,
  /** Newest meals in GET /api/meals/ (contract 4). */
  mealsListMax: 100,
  plansPageSizeMax: 100,
  personalTokensMax: 20,
  /** Days after which a personal API token may end by itself. */
  personalTokenMinDays: 1,
  personalTokenMaxDays: 365,
  /** Days after which a token ends that was made without saying when (contract 2). */
  personalTokenUsualDays: 90,
  /** Addresses that are informed of what changes; our own bounds. */
  webhooksMax: 5,
  webhookUrlMaxCharacters: 500,
  /** Days for which messages stay in the log, and the newest that are listed. */
  webhookLogDays: 14,
  webhookLogMax: 50,
  /** Days of failures after which a webhook is switched off. */
  webhookFailingDays: 5,
  /** Hours for which the secret before the present one signs too. */
  webhookOldSecretHours: 24,
  dislikedMealsMax: 500,
  /** Of one profile, and of a request. */
  profileDislikedMealsMax: 100,
  /** Cuisines, and foods, of which a request says how much they are liked; characters of the name of one. */
  tasteNamesMax: 40,
  tasteNameMaxCharacters: 80,
  /** Links that show one plan to anybody who has them. */
  planLinksMax: 20,
  /** Hours for which a deleted plan can be restored, and the newest deleted plans that are kept for it. */
  deletedPlanHours: 24,
  deletedPlansMax: 200,
  /** The shopping list (decisions 8; what that leaves open is ours). */
  shoppingPeopleMin: 1,
  shoppingPeopleMax: 50,
  budgetMaxCharacters: 60,
  shoppingQuantityMaxCharacters: 60,
  /** Grams of one line, or times that an ingredient line is needed. */
  shoppingAmountMax: 10_000_000,
  /** Grams of a food at home that are worth counting. */
  pantryGramsMin: 0.05,
  /** Money that was paid for a food, in rupees or dollars. */
  ownPriceMin: 0.01,
  ownPriceMax: 1_000_000,
  shoppingOwnItemsMax: 200,
  /** Shops that a person names; more than these nobody goes round for one list. */
  shopsMax: 8,
  shopNameMaxCharacters: 40,
  /** Lines with a shop of their own that are remembered: every food of the table, and as many others. */
  shopChoicesMax: 1000,
  /** Plans, and days of the calendar, that one list sums. */
  shoppingPlansMax: 31,
  shoppingRangeMaxDays: 62,
  /** Plans of one weekly prep guide: a day each. */
  prepGuidePlansMax: 7,
  /** People who share the meals of one plan; six is what Family holds (decisions 4). */
  familyPeopleMin: 2,
  familyPeopleMax: 6,
  /** Servings of one meal that a person eats (contract 3 leaves the bounds open). */
  servingsMin: 0.25,
  servingsMax: 4,
  /** Changes of a plan that can be undone, one after another. */
  undoStepsMax: 20,
  /** The largest number that counts the changes of a plan: an integer of the database. */
  revisionMax: 2_147_483_647,
  /** Days of the calendar that one call reads, fills, and repeats or clears. */
  calendarRangeMaxDays: 62,
  calendarFillMaxDays: 7,
  /** Days whose nutrients one call answers: our own bound. */
  nutrientDaysMax: 7,
  calendarChangeMaxDays: 14,
  /** Entries of one person's calendar: more than three years of five meals a day. */
  calendarEntriesMax: 6000,
  calendarNoteMaxCharacters: 500,
  /** Changes of the calendar that can be taken back. */
  calendarUndoMax: 20,
  /** kcal that a person may estimate for a meal eaten out. */
  eatenOutMaxKcal: 20_000,
  /** Days before and after today that the feed of the calendar shows. */
  calendarFeedDaysBack: 31,
  calendarFeedDaysAhead: 366,
  /** The calorie tracker (shell 9, decisions 8): kcal, grams, meals a day, days. */
  trackedKcalMax: 20_000,
  trackedMacroMaxGrams: 2000,
  trackedDecimals: 3,
  trackedMealsPerDayMax: 100,
  trackedDaysMax: 4000,
  dailyGoalMinKcal: 1,
  dailyGoalMaxKcal: 20_000,
  dailyGoalDefaultKcal: 2000,
  /** Grams of one food, and times of a household measure, that are logged at once: 2,000 g of oil are 18,000 kcal. */
  loggedFoodMinGrams: 0.1,
  loggedFoodMaxGrams: 2000,
  loggedMeasuresMax: 100,
  foodSearchMaxCharacters: 60,
  foodsFoundMax: 20,
  /** Characters of a meal that is typed as a sentence. */
  typedMealMaxCharacters: 500,
  /** Water: ml at once, glasses of a day, and the sizes that are offered again. */
  waterMinMl: 10,
  waterMaxMl: 3000,
  waterDrinksPerDayMax: 100,
  waterSizesMax: 3,
  /** Browsers that are reminded, and characters of the address of one. */
  pushDevicesMax: 10,
  pushEndpointMaxCharacters: 1000,
  /** Foods that a person copied from labels, and mg of sodium in 100 g of one: salt itself has 39,000. */
  ownFoodsMax: 500,
  labelSodiumMaxMg: 40_000,
  /** What is usually eaten: days that are looked back, meals of them that are read, and what is offered of them. */
  usualMealsDays: 42,
  usualMealsReadMax: 1000,
  usualMealsMax: 12,
  /** How much of a planned meal was eaten, in servings of what was planned. */
  eatenShareMin: 0.05,
  eatenShareMax: 2,
  /** Newest days of the diary that are listed where none are named, and days of one range. */
  diaryNewestDays: 31,
  diaryRangeMaxDays: 366,
  /** Days in a row that are counted; a longer run is shown as this many and more. */
  daysInARowMax: 365,
  /** Bodies: days of birth from this date on, cm, and percent of weight a week. */
  bornFirst: '1900-01-01',
  heightMinCm: 120,
  heightMaxCm: 230,
  weeklyPercentMin: 0.1,
  weeklyPercentMax: 1,
  weeklyPercentDefault: 0.5,
  /** kg, cm, and what a measure of one's own may come to. */
  weightMinKg: 20,
  weightMaxKg: 500,
  waistMinCm: 30,
  waistMaxCm: 300,
  measureMax: 100_000,
  measureNameMaxCharacters: 60,
  measureUnitMaxCharacters: 12,
  /** Names of measures of one's own, and measures of all days, that are kept. */
  ownMeasuresMax: 20,
  bodyMeasuresMax: 20_000,
  /** Days of measures that are read at once. */
  bodySeriesMinDays: 7,
  bodySeriesMaxDays: 366,
  bodySeriesUsualDays: 84,
  /** Rows of one batch of an import; what fits into a body is usually fewer. */
  importRowsMax: 1000,
  /** Imports that a person's list keeps; ones that were taken back whole are gone from it. */
  importsMax: 500,
  /** The admin area: rows of one page, days of its figures, and characters of a reason; our own bounds. */
  adminRowsMax: 200,
  adminRowsUsual: 50,
  adminDaysMax: 366,
  adminDaysUsual: 30,
  adminReasonMinCharacters: 3,
  adminReasonMaxCharacters: 500,
  /** Seeds are whole numbers up to this. */
  seedMax: 2_147_483_647,
} as const;

/** The free allowance and its timing (core 9, decisions 3). */
export const ALLOWANCE = {
  /** Tokens a month on the Basic plan; one token is one generated meal. */
  tokensPerMonth: 10,
  /** Seconds after which a reservation that was not committed is given back, whatever its process does. */
  reservationSeconds: 120,
  /** Seconds for which tokens and Idempotency-Keys stay reserved after the last sign of life of their process. */
  leaseSeconds: 15,
  /** Hours for which an Idempotency-Key answers with the same plan. */
  idempotencyHours: 24,
} as const;

/** The kitchen of a weekly prep guide; our own figure. */
export const PREP_GUIDE = {
  /** Minutes that an oven takes to reach its heat, or another one. */
  ovenHeatingMinutes: 10,
} as const;

/** The demo for visitors (core 2, core 9, decisions 3). */
export const DEMO = {
  /** Successful generations before a visitor is sent to /signup; counted in the browser. */
  generations: 2,
  storageKey: 'demoMealCount',
  /** Generations a minute and address that the server lets visitors make. */
  perMinute: 30,
} as const;
