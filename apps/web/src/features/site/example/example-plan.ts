import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { EXAMPLE_DINNER, type ExampleMeal } from './example-dinner.ts';

/** What was asked for. */
export const EXAMPLE_REQUEST: GenerationRequest = {
  goal: 'maintenance',
  dietaryPreferences: 'vegan',
  mealCount: 3,
  calorieTarget: 1800,
  additionalNotes: '',
  excludeIngredients: ['nuts', 'soy'],
  cookingTime: 'any',
};

const BREAKFAST: ExampleMeal = {
  name: 'Cardamom porridge of pumpkin and hemp seeds with raspberries',
  mealType: 'breakfast',
  calories: 482,
  macros: { protein: 19.3, fat: 39.8, carbs: 21.4 },
  nutrition: { fiber: 12.3, sugar: 5.9, saturatedFat: 14.1, sodium: 207 },
  nutritionRange: { sugar: [5.4, 6.3] },
  prepTime: 5,
  cookTime: 8,
  servings: 1,
  difficulty: 'Easy',
  tags: ['Vegan', 'Low Carb', 'Quick', 'Nordic'],
  ingredients: [
    '25 g pumpkin seeds',
    '25 g hulled hemp seeds',
    '10 g chia seeds',
    '55 g canned coconut milk',
    '85 g raspberries',
    '0.5 g ground cardamom',
    '0.5 g ground ginger',
    '0.5 g salt',
  ],
  instructions: [
    'Toast the pumpkin seeds in a dry pan until they pop and smell nutty, keep back a few, and grind the rest to a coarse meal.',
    'Put this meal in a small pan with the hemp seeds, chia seeds, cardamom, ground ginger and salt.',
    'Stir in the coconut milk and about a mug of water and bring it slowly to a simmer, whisking all the time.',
    'Cook on the lowest heat for five minutes, until the chia has thickened it, and add a little more water if it sets too firmly.',
    'Crush half of the raspberries into the porridge and top with the others and the whole seeds.',
  ],
  items: [
    { food: 'pumpkin-seed', name: 'pumpkin seeds', grams: 25, calories: 140, protein: 7.6 },
    { food: 'hemp-seed', name: 'hulled hemp seeds', grams: 25, calories: 138, protein: 7.9 },
    { food: 'chia-seed', name: 'chia seeds', grams: 10, calories: 49, protein: 1.7 },
    { food: 'coconut-milk', name: 'canned coconut milk', grams: 55, calories: 108, protein: 1.1 },
    { food: 'raspberry', name: 'raspberries', grams: 85, calories: 44, protein: 1 },
    { food: 'cardamom', name: 'ground cardamom', grams: 0.5, calories: 2, protein: 0.1 },
    { food: 'ground-ginger', name: 'ground ginger', grams: 0.5, calories: 2, protein: 0 },
    { food: 'salt', name: 'salt', grams: 0.5, calories: 0, protein: 0 },
  ],
};

const LUNCH: ExampleMeal = {
  name: 'Mujaddara with crisp onions and tomato-cucumber salad',
  mealType: 'lunch',
  calories: 660,
  macros: { protein: 28.9, fat: 11.3, carbs: 116.5 },
  nutrition: { fiber: 16.2, sugar: 16.2, saturatedFat: 1.7, sodium: 423 },
  nutritionRange: { sugar: [16.1, 16.3] },
  prepTime: 12,
  cookTime: 40,
  servings: 1,
  difficulty: 'Easy',
  tags: ['Vegan', 'Lebanese'],
  ingredients: [
    '85 g brown lentils',
    '40 g white rice',
    '9 g olive oil',
    '170 g onion',
    '155 g tomato',
    '160 g cucumber',
    '1.5 g cumin',
    '0.5 g ground allspice',
    '11 g fresh lemon juice',
    '11 g fresh parsley',
    '5 g fresh mint',
    '1 g salt',
  ],
  instructions: [
    'Cook the sliced onion in the olive oil over medium heat for 20 minutes until dark and crisp; lift out and keep the oil.',
    'Boil the brown lentils for 15 minutes and drain.',
    'Turn the rice, cumin and allspice in a little of the onion oil, add the lentils, most of the salt, half of the onions and water to cover, and steam on low heat for 18 minutes.',
    'Dice the tomato and cucumber and dress with the lemon juice, parsley, mint, the rest of the oil and salt.',
    'Fork up the mujaddara, cover with the remaining onions and serve with the salad.',
  ],
  items: [
    { food: 'lentil-brown', name: 'brown lentils', grams: 85, calories: 299, protein: 20.9 },
    { food: 'rice-white', name: 'white rice', grams: 40, calories: 146, protein: 2.9 },
    { food: 'olive-oil', name: 'olive oil', grams: 9, calories: 80, protein: 0 },
    { food: 'onion', name: 'onion', grams: 170, calories: 68, protein: 1.9 },
    { food: 'tomato', name: 'tomato', grams: 155, calories: 28, protein: 1.4 },
    { food: 'cucumber', name: 'cucumber', grams: 160, calories: 24, protein: 1 },
    { food: 'cumin', name: 'cumin', grams: 1.5, calories: 6, protein: 0.3 },
    { food: 'allspice', name: 'ground allspice', grams: 0.5, calories: 1, protein: 0 },
    { food: 'lemon-juice', name: 'fresh lemon juice', grams: 11, calories: 2, protein: 0 },
    { food: 'parsley', name: 'fresh parsley', grams: 11, calories: 4, protein: 0.3 },
    { food: 'mint', name: 'fresh mint', grams: 5, calories: 2, protein: 0.2 },
    { food: 'salt', name: 'salt', grams: 1, calories: 0, protein: 0 },
  ],
};

/**
 * A real plan, made once by the planner from EXAMPLE_REQUEST with the seed 478 and then kept, so that public pages show
 * true figures without loading the planner; its breakfast was brought within the bounds of a plate. example-plan.test.ts
 * computes every figure again.
 */
export const EXAMPLE_MEALS: readonly ExampleMeal[] = [BREAKFAST, LUNCH, EXAMPLE_DINNER];

/** The notes that came with it. */
export const EXAMPLE_WARNINGS: string[] = [
  'A vegan diet needs a source of vitamin B12, such as a supplement or fortified food.',
];
