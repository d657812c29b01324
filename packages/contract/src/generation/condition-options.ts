/** Conditions and states of health that a day can be planned for by a published rule (decisions 9.8). */
export const CONDITIONS = [
  'pregnancy',
  'diabetes',
  'hypertension',
  'kidney',
  'gout',
  'fodmap',
  'coeliac',
  'g6pd',
  'oral_allergy',
  'lactose',
  'histamine',
] as const;

export type ConditionId = (typeof CONDITIONS)[number];

/** The year of the source of each rule; the texts name the source. */
export const SOURCE_YEARS: Readonly<Record<ConditionId, number>> = {
  pregnancy: 2023,
  diabetes: 2024,
  hypertension: 2006,
  kidney: 2020,
  gout: 2020,
  fodmap: 2010,
  coeliac: 2015,
  g6pd: 2018,
  oral_allergy: 2015,
  lactose: 2010,
  histamine: 2021,
};

/** The pollens that an oral allergy to raw plants goes with. */
export const POLLENS = ['birch', 'grass', 'ragweed', 'mugwort'] as const;

export type Pollen = (typeof POLLENS)[number];

/** Limits a day that a person may have been given, each with the bounds within which it is taken. */
export const CONDITION_LIMITS = {
  potassiumMg: { min: 1000, max: 6000 },
  phosphorusMg: { min: 400, max: 3000 },
  proteinGrams: { min: 20, max: 200 },
  sodiumMg: { min: 800, max: 5000 },
  lactoseGrams: { min: 1, max: 50 },
} as const;

export type ConditionLimit = keyof typeof CONDITION_LIMITS;

/** The limits that belong to a condition; of a kidney's at least one has to be given, as no published figure fits all. */
export const LIMITS_OF: Partial<Record<ConditionId, readonly ConditionLimit[]>> = {
  kidney: ['potassiumMg', 'phosphorusMg', 'proteinGrams', 'sodiumMg'],
  lactose: ['lactoseGrams'],
};

/** What a rule bounds or raises: eleven amounts, and by how much the carbohydrate of main meals may differ. */
export const CONDITION_MEASURES = [
  'sodium',
  'saturatedFat',
  'potassium',
  'phosphorus',
  'calcium',
  'magnesium',
  'fiber',
  'protein',
  'carbs',
  'caffeine',
  'lactose',
  'flesh',
  'unevenCarbs',
] as const;

export type ConditionMeasure = (typeof CONDITION_MEASURES)[number];
