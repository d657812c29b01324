import { DIFFICULTIES, type Difficulty } from '@platewise/contract/generation/options';
import type { ClientMeal, Macros, Nutrition } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { seededRandom } from './seeded-random.ts';

/** Minutes that a missing time is drawn from (core 9). */
const TIMES_MINUTES = [15, 20, 25, 30, 35, 40] as const;
const SERVINGS = [2, 3, 4, 5] as const;
/** A meal that takes longer is not tagged as quick. */
const QUICK_MINUTES = 30;
/** Shares of the macros in grams, and mg of sodium for each kcal (core 9). */
const ESTIMATE = { fiberOfCarbs: 0.15, sugarOfCarbs: 0.25, saturatedOfFat: 0.3, sodiumPerKcal: 0.5 } as const;

export type DrawnDefaults = {
  prepTime: number;
  cookTime: number;
  servings: number;
  difficulty: Difficulty;
  tags: string[];
};

/**
 * What a meal without ingredients in grams is shown with where it says nothing (core 9): drawn once for each meal,
 * seeded by its id. Never a diet or an allergen among the tags: by chance, that would hurt someone (decisions 1.1).
 */
export function drawnDefaults(seed: string): DrawnDefaults {
  const random = seededRandom(seed);
  const prepTime = pick(TIMES_MINUTES, random);
  const cookTime = pick(TIMES_MINUTES, random);
  return {
    prepTime,
    cookTime,
    servings: pick(SERVINGS, random),
    difficulty: pick(DIFFICULTIES, random),
    tags: tagsFor(prepTime + cookTime),
  };
}

/** The documented rules of thumb, in grams and mg; they say nothing about the meal's real ingredients. */
export function estimatedNutrition({ calories, macros }: { calories: number; macros: Macros }): Nutrition {
  return {
    fiber: macros.carbs * ESTIMATE.fiberOfCarbs,
    sugar: macros.carbs * ESTIMATE.sugarOfCarbs,
    saturatedFat: macros.fat * ESTIMATE.saturatedOfFat,
    sodium: calories * ESTIMATE.sodiumPerKcal,
  };
}

/** Whether nothing in this meal can be computed, so that the documented estimates stand in. */
export function lacksGrams(meal: ClientMeal): boolean {
  return !meal.items?.length;
}

function tagsFor(minutes: number): string[] {
  const { healthy, quick } = texts.meal.defaultTags;
  return minutes <= QUICK_MINUTES ? [healthy, quick] : [healthy];
}

function pick<Choice>(choices: readonly [Choice, ...Choice[]], random: () => number): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
