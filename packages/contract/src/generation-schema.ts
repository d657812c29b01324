import { z } from 'zod';
import { cleanText, oneOf, wholeNumber } from './clean-text.ts';
import { LIMITS } from './limits.ts';
import { macrosSchema, mealSchema } from './meal-schema.ts';
import { COOKING_TIMES, DIETS, GOALS, MEAL_TYPES } from './options.ts';
import { texts } from './texts.ts';

/** The excluded ingredients: each trimmed; blanks and repeats (letter case aside) are dropped. */
export const excludeIngredientsSchema = z
  .array(cleanText('excludeIngredients', { max: LIMITS.excludeMaxCharacters }), {
    error: texts.validation.listExpected({ field: 'excludeIngredients' }),
  })
  .transform((terms) => [...new Map(terms.filter(Boolean).map((term) => [term.toLowerCase(), term])).values()])
  .refine((terms) => terms.length <= LIMITS.excludeMaxItems, {
    error: texts.validation.tooMany({ field: 'excludeIngredients', max: LIMITS.excludeMaxItems }),
  });

/** What a person asks for (contract 3). With `slot`, calorieTarget means that one meal. */
export const generationRequestSchema = z
  .object({
    goal: oneOf('goal', GOALS),
    dietaryPreferences: oneOf('dietaryPreferences', DIETS),
    userId: cleanText('userId', { min: 1, max: LIMITS.userIdMaxCharacters }).optional(),
    mealCount: wholeNumber('mealCount', { min: LIMITS.mealCountMin, max: LIMITS.mealCountMax }).default(
      LIMITS.mealCountDefault,
    ),
    calorieTarget: z
      .number({ error: texts.validation.wholeNumber({ field: 'calorieTarget', ...dayKcal() }) })
      .default(LIMITS.calorieTargetDefaultKcal),
    additionalNotes: cleanText('additionalNotes', { max: LIMITS.notesMaxCharacters, multiline: true }).default(''),
    excludeIngredients: excludeIngredientsSchema.default([]),
    cookingTime: oneOf('cookingTime', COOKING_TIMES).default('any'),
    slot: oneOf('slot', MEAL_TYPES).optional(),
    seed: wholeNumber('seed', { min: 0, max: 2_147_483_647 }).optional(),
  })
  .superRefine(({ slot, calorieTarget }, context) => {
    const { min, max } = slot ? slotKcal() : dayKcal();
    if (Number.isInteger(calorieTarget) && calorieTarget >= min && calorieTarget <= max) return;
    context.addIssue({
      code: 'custom',
      path: ['calorieTarget'],
      message: texts.validation.wholeNumber({ field: 'calorieTarget', min, max }),
    });
  });

function dayKcal() {
  return { min: LIMITS.calorieTargetMinKcal, max: LIMITS.calorieTargetMaxKcal };
}

function slotKcal() {
  return { min: LIMITS.slotTargetMinKcal, max: LIMITS.slotTargetMaxKcal };
}

export type GenerationRequest = z.infer<typeof generationRequestSchema>;

/** kcal, and grams of each macro. */
export const energySchema = z.object({ calories: z.number(), macros: macrosSchema });

/** What was checked on a plan, against what, and what could not be assessed (contract 3). */
export const certificateSchema = z.object({
  diet: z.enum(DIETS),
  excluded: z.array(
    z.object({
      term: z.string().describe('As the person wrote it.'),
      understoodAs: z.string().describe('In words: the classes or foods it removes.'),
      foodsRemoved: z.number().int().describe('How many foods of the table it removes.'),
    }),
  ),
  notAssessed: z.array(z.string()).describe('Words that the table does not know; they still filter as words.'),
  target: energySchema,
  actual: energySchema,
  checkedIngredients: z.number().int(),
});

export type Certificate = z.infer<typeof certificateSchema>;

export const generationResultSchema = z.object({
  meals: z.array(mealSchema),
  planId: z.string().optional(),
  seed: z.number().int(),
  certificate: certificateSchema,
  warnings: z.array(z.string()),
});

export type GenerationResult = z.infer<typeof generationResultSchema>;
