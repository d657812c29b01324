import type { Certificate, GenerationResult } from '@platewise/contract/generation/generation-schema';
import { generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { DemoPlan } from '../../../shared/demo/stored-demo-plans.ts';

export function sampleCertificate(changes: Partial<Certificate> = {}): Certificate {
  return {
    diet: 'vegan',
    excluded: [],
    notAssessed: [],
    target: { calories: 1800, macros: { protein: 90, carbs: 225, fat: 60 } },
    actual: { calories: 1802, macros: { protein: 91, carbs: 223, fat: 61 } },
    checkedIngredients: 21,
    ...changes,
  };
}

export function sampleMeal(changes: Partial<Meal> = {}): Meal {
  return {
    id: 'meal-1',
    name: 'Lentil stew',
    mealType: 'dinner',
    calories: 620,
    macros: { protein: 31, carbs: 82, fat: 17 },
    nutrition: { fiber: 18, sugar: 9, saturatedFat: 2.4, sodium: null },
    ingredients: ['80 g lentils'],
    items: [{ food: 'lentils', name: 'Lentils', fdcId: 172420, grams: 80 }],
    instructions: ['Simmer the lentils.'],
    prepTime: 10,
    cookTime: 20,
    servings: 1,
    difficulty: 'Easy',
    tags: ['Vegan'],
    isFavorite: false,
    source: 'planner',
    ...changes,
  };
}

export function sampleDemoPlan(key: string, changes: Partial<GenerationResult> = {}): DemoPlan {
  return {
    key,
    request: generationRequestSchema.parse({ goal: 'maintenance', dietaryPreferences: 'vegan', calorieTarget: 1800 }),
    result: { meals: [sampleMeal()], seed: 7, certificate: sampleCertificate(), warnings: [], ...changes },
  };
}
