/** The nutrients that the food table holds: the eight figures of each meal first, then minerals, vitamins and fats. */
export const FIGURES = ['kcal', 'protein', 'fat', 'carbs', 'fiber', 'sugar', 'saturatedFat', 'sodium'] as const;

/** The other 28, in the order of the columns of `packages/nutrition/data/nutrients`. */
export const MICRONUTRIENTS = [
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'zinc',
  'copper',
  'selenium',
  'vitaminA',
  'vitaminE',
  'vitaminD',
  'vitaminK',
  'vitaminC',
  'thiamin',
  'riboflavin',
  'niacin',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'choline',
  'cholesterol',
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'ala',
  'epa',
  'dha',
  'transFat',
  'caffeine',
] as const;

export type Micronutrient = (typeof MICRONUTRIENTS)[number];

export const NUTRIENTS = [...FIGURES, ...MICRONUTRIENTS] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

export const NUTRIENT_UNIT_NAMES = ['kcal', 'g', 'mg', 'µg'] as const;

export type NutrientUnit = (typeof NUTRIENT_UNIT_NAMES)[number];

/** Dietary Reference Intakes of the National Academies (United States and Canada), and those of ICMR-NIN for India. */
export const REFERENCE_SETS = ['dri', 'icmr'] as const;

export type ReferenceSet = (typeof REFERENCE_SETS)[number];

/** Recommended allowance, adequate intake, tolerable upper level, and what to stay below for the risk of chronic disease. */
export const REFERENCE_KINDS = ['rda', 'ai', 'ul', 'cdrr'] as const;

/**
 * How a day compares with its reference: what it holds at most is under it; only what it holds at most reaches it; what it holds at
 * least reaches it; there is an upper limit alone and it is kept; what it holds at most passes the limit; so does what it holds at
 * least.
 */
export const NUTRIENT_STATUSES = ['short', 'open', 'reached', 'within', 'maybe-above', 'above'] as const;

export type NutrientStatus = (typeof NUTRIENT_STATUSES)[number];

/**
 * The unit of each nutrient. Vitamin A is in retinol activity equivalents, vitamin E is alpha-tocopherol, folate is in
 * dietary folate equivalents, niacin is preformed niacin, choline is total choline.
 */
export const NUTRIENT_UNITS: Readonly<Record<Nutrient, NutrientUnit>> = {
  kcal: 'kcal',
  protein: 'g',
  fat: 'g',
  carbs: 'g',
  fiber: 'g',
  sugar: 'g',
  saturatedFat: 'g',
  sodium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  phosphorus: 'mg',
  potassium: 'mg',
  zinc: 'mg',
  copper: 'mg',
  selenium: 'µg',
  vitaminA: 'µg',
  vitaminE: 'mg',
  vitaminD: 'µg',
  vitaminK: 'µg',
  vitaminC: 'mg',
  thiamin: 'mg',
  riboflavin: 'mg',
  niacin: 'mg',
  vitaminB6: 'mg',
  folate: 'µg',
  vitaminB12: 'µg',
  choline: 'mg',
  cholesterol: 'mg',
  monounsaturatedFat: 'g',
  polyunsaturatedFat: 'g',
  ala: 'g',
  epa: 'g',
  dha: 'g',
  transFat: 'g',
  caffeine: 'mg',
};
