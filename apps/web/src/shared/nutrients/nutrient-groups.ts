import type { Nutrient } from '@platewise/contract/meals/nutrients';

/** Which nutrients stand together, in the order in which people look for them. */
export const NUTRIENT_GROUPS = {
  general: ['kcal', 'protein', 'carbs', 'fiber', 'sugar', 'fat'],
  minerals: ['calcium', 'iron', 'magnesium', 'phosphorus', 'potassium', 'sodium', 'zinc', 'copper', 'selenium'],
  vitamins: [
    'vitaminA',
    'thiamin',
    'riboflavin',
    'niacin',
    'vitaminB6',
    'folate',
    'vitaminB12',
    'vitaminC',
    'vitaminD',
    'vitaminE',
    'vitaminK',
    'choline',
  ],
  others: [
    'saturatedFat',
    'monounsaturatedFat',
    'polyunsaturatedFat',
    'transFat',
    'ala',
    'epa',
    'dha',
    'cholesterol',
    'caffeine',
  ],
} as const satisfies Record<string, readonly Nutrient[]>;

export type NutrientGroup = keyof typeof NUTRIENT_GROUPS;
