import { z } from 'zod';
import { DIFFICULTIES, MEAL_TYPES } from '../generation/options.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { texts } from '../texts.ts';

const grams = z.number().min(0).max(100_000);

/** Grams of protein, fat and carbohydrate. */
export const macrosSchema = z.object({ protein: grams, fat: grams, carbs: grams });

/** Grams, sodium in mg; null where it is not known within 1 g or 5 %: `nutritionRange` then says between what it lies. */
export const nutritionSchema = z.object({
  fiber: grams.nullable(),
  sugar: grams.nullable(),
  saturatedFat: grams.nullable(),
  sodium: z.number().min(0).max(1_000_000).nullable(),
});

const lowAndHigh = z.tuple([grams, grams]);
const lowAndHighMilligrams = z.tuple([z.number().min(0).max(1_000_000), z.number().min(0).max(1_000_000)]);

/** The least and the most that figures can be, of those only that some ingredients were never measured for (decisions 9.5). */
export const nutritionRangeSchema = z
  .object({
    fiber: lowAndHigh.optional(),
    sugar: lowAndHigh.optional(),
    saturatedFat: lowAndHigh.optional(),
    sodium: lowAndHighMilligrams.optional(),
  })
  .describe('[low, high] of figures that not every ingredient was measured for; others are exact.');

/** One ingredient: the food's id and name in our table, the row it cites or else a sentence on its source, raw grams. */
export const mealItemSchema = z.object({
  food: z.string().max(80),
  name: z.string().max(LIMITS.nameMaxCharacters),
  fdcId: z.number().int().positive().nullable(),
  grams: z.number().positive().max(100_000),
  source: z.string().max(LIMITS.mealLineMaxCharacters).optional(),
});

/** What one of several people eats of a meal that is cooked once: grams of its raw weight, and the figures of just these. */
export const portionSchema = z.object({
  profileId: z.string(),
  name: z.string().describe('Of the profile.'),
  grams: z.number().positive().describe('Of the raw weight; the portions of a meal add up to all of it.'),
  calories: z.number(),
  macros: macrosSchema,
  nutrition: nutritionSchema,
  nutritionRange: nutritionRangeSchema.optional(),
});

export type Portion = z.infer<typeof portionSchema>;

/** What has to be begun long before a meal (decisions 9.3): hours before it, and what to do then. */
export const startsAheadSchema = z.object({
  hours: z.number().min(2).max(72),
  what: z.string().max(LIMITS.mealLineMaxCharacters),
});

/** A meal as the product shows it (contract 3). Figures are per serving; times in minutes; calories in kcal. */
export const mealSchema = z.object({
  id: z.string(),
  name: z.string(),
  mealType: z.enum(MEAL_TYPES),
  calories: z.number(),
  macros: macrosSchema,
  nutrition: nutritionSchema,
  nutritionRange: nutritionRangeSchema.optional(),
  ingredients: z.array(z.string()),
  items: z.array(mealItemSchema),
  instructions: z.array(z.string()),
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  tags: z.array(z.string()),
  isFavorite: z.boolean(),
  source: z.enum(['planner', 'model']),
  startsAhead: startsAheadSchema
    .optional()
    .describe('When soaking, fermenting, marinating or chilling begins, where that is more than two hours before.'),
  portions: z
    .array(portionSchema)
    .optional()
    .describe(
      'Who eats what of a meal that is cooked once for several people; its figures are then those of all of it.',
    ),
});

export type Meal = z.infer<typeof mealSchema>;
export type MealItem = z.infer<typeof mealItemSchema>;
export type Macros = z.infer<typeof macrosSchema>;
export type Nutrition = z.infer<typeof nutritionSchema>;
export type NutritionRange = z.infer<typeof nutritionRangeSchema>;

const line = (field: string) => cleanText(field, { min: 1, max: LIMITS.mealLineMaxCharacters });
const atMost = <T extends z.ZodType>(field: string, schema: T, max: number) =>
  z
    .array(schema, { error: () => texts.validation.listExpected({ field }) })
    .max(max, { error: () => texts.validation.tooMany({ field, max }) });

/** One ingredient as a client sends it: the same figures, the words cleaned like all words that people send. */
const clientMealItemSchema = mealItemSchema.extend({
  food: cleanText('food', { min: 1, max: 80 }),
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  source: line('source').optional(),
});

/**
 * A meal sent by a client, to be kept as a favorite (decisions 8): only the name must be there. What is missing
 * stays missing; a third party's meal without ingredients in grams is shown with estimates that are marked as such.
 */
export const clientMealSchema = z.object({
  id: cleanText('id', { min: 1, max: 80 }).optional(),
  name: cleanText('name', { min: 1, max: LIMITS.nameMaxCharacters }),
  mealType: z.enum(MEAL_TYPES).optional(),
  calories: z.number().finite().min(0).max(20_000).optional(),
  macros: macrosSchema.optional(),
  nutrition: nutritionSchema.optional(),
  nutritionRange: nutritionRangeSchema.optional(),
  ingredients: atMost('ingredients', line('ingredients'), LIMITS.mealIngredientsMax).optional(),
  items: atMost('items', clientMealItemSchema, LIMITS.mealIngredientsMax).optional(),
  instructions: atMost('instructions', line('instructions'), LIMITS.mealStepsMax).optional(),
  prepTime: z.number().min(0).max(10_000).optional(),
  cookTime: z.number().min(0).max(10_000).optional(),
  servings: z.number().min(0.1).max(100).optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  tags: atMost('tags', cleanText('tags', { min: 1, max: 60 }), LIMITS.mealTagsMax).optional(),
  isFavorite: z.boolean().optional(),
  source: z.enum(['planner', 'model']).optional(),
  startsAhead: startsAheadSchema.extend({ what: line('what') }).optional(),
});

export type ClientMeal = z.infer<typeof clientMealSchema>;
