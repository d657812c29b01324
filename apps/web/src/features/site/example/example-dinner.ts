import type { Meal } from '@platewise/contract/meals/meal-schema';

/** One ingredient with what its grams bring: kcal and grams of protein. */
export type ExampleItem = { food: string; name: string; grams: number; calories: number; protein: number };

export type ExampleMeal = Omit<Meal, 'id' | 'isFavorite' | 'source' | 'items'> & { items: readonly ExampleItem[] };

/** The dinner of the example plan, in a file of its own because the landing page needs no more; see example-plan.ts. */
export const EXAMPLE_DINNER: ExampleMeal = {
  name: 'Loubieh bi zeit with chickpeas and rice',
  mealType: 'dinner',
  calories: 657,
  macros: { protein: 26.1, fat: 14.5, carbs: 114.7 },
  nutrition: { fiber: 27.4, sugar: 26.7, saturatedFat: 1.8, sodium: 773 },
  nutritionRange: { sugar: [26.6, 26.8] },
  prepTime: 6,
  cookTime: 24,
  servings: 1,
  difficulty: 'Easy',
  tags: ['Vegan', 'High Fiber', 'Quick', 'Lebanese'],
  ingredients: [
    '215 g canned chickpeas',
    '35 g white rice',
    '7 g olive oil',
    '280 g green beans',
    '165 g canned tomatoes',
    '70 g onion',
    '7 g garlic',
    '11 g tomato paste',
    '1 g ground allspice',
    '0.5 g ground cinnamon',
    '7 g fresh parsley',
    '9 g fresh lemon juice',
    '0.5 g salt',
  ],
  instructions: [
    'Soften the sliced onion and the garlic in the olive oil, then stir in the tomato paste, allspice and cinnamon until it smells sweet.',
    'Add the trimmed green beans, turn them in the oil for 2 minutes and pour in the canned tomatoes with a splash of water and half of the salt.',
    'Cover and braise for 18 minutes, until the beans are really tender; stir in the chickpeas halfway through.',
    'Meanwhile cook the rice with the rest of the salt, covered, for 15 minutes and let it steam off the heat.',
    'Stir the lemon juice into the beans, scatter with chopped parsley and serve them warm with the rice.',
  ],
  items: [
    { food: 'chickpea-canned', name: 'canned chickpeas', grams: 215, calories: 299, protein: 15.2 },
    { food: 'rice-white', name: 'white rice', grams: 35, calories: 128, protein: 2.5 },
    { food: 'olive-oil', name: 'olive oil', grams: 7, calories: 62, protein: 0 },
    { food: 'green-bean', name: 'green beans', grams: 280, calories: 87, protein: 5.1 },
    { food: 'tomato-canned', name: 'canned tomatoes', grams: 165, calories: 26, protein: 1.3 },
    { food: 'onion', name: 'onion', grams: 70, calories: 28, protein: 0.8 },
    { food: 'garlic', name: 'garlic', grams: 7, calories: 10, protein: 0.4 },
    { food: 'tomato-paste', name: 'tomato paste', grams: 11, calories: 9, protein: 0.5 },
    { food: 'allspice', name: 'ground allspice', grams: 1, calories: 3, protein: 0.1 },
    { food: 'cinnamon', name: 'ground cinnamon', grams: 0.5, calories: 1, protein: 0 },
    { food: 'parsley', name: 'fresh parsley', grams: 7, calories: 3, protein: 0.2 },
    { food: 'lemon-juice', name: 'fresh lemon juice', grams: 9, calories: 2, protein: 0 },
    { food: 'salt', name: 'salt', grams: 0.5, calories: 0, protein: 0 },
  ],
};
