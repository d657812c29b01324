import { type GenerationRequest, generationRequestSchema } from '@platewise/contract/generation/generation-schema';
import { COOKING_TIMES, DIETS, GOALS } from '@platewise/contract/generation/options';

const NOTES = ['', 'something warm and spicy', 'quick to clean up, please', 'I like Italian food', ''];
const EXCLUSIONS = [[], ['nuts'], ['dairy'], ['gluten', 'eggs'], ['soy', 'mushrooms', 'shellfish']];
const KCAL = [1800, 2000, 2200, 2600, 1500];
const TIMES = COOKING_TIMES.filter((time) => time !== 'slow');

/** Forty requests, always the same: every diet with every number of meals, with goals, times, exclusions and notes in turn. */
export function evalRequests(): GenerationRequest[] {
  return DIETS.flatMap((diet, row) =>
    KCAL.map((calorieTarget, column) =>
      generationRequestSchema.parse({
        goal: GOALS[(row + column) % GOALS.length],
        dietaryPreferences: diet,
        // One meal cannot hold a whole day of this size for every diet.
        mealCount: column + 1,
        calorieTarget: column === 0 ? 900 : calorieTarget,
        cookingTime: TIMES[(row + column) % TIMES.length],
        excludeIngredients: EXCLUSIONS[(row * 2 + column) % EXCLUSIONS.length],
        additionalNotes: NOTES[(row + column) % NOTES.length],
      }),
    ),
  );
}
