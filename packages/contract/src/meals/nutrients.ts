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

export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'µg';

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
