import { z } from 'zod';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { nutritionRangeSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';

/** Figures of one ingredient, or of a meal: kcal, grams, and sodium in mg; null where they are not known. */
export const figuresSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  saturatedFat: z.number().nullable(),
  sodium: z.number().nullable(),
});

const BOUNDED = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const;

const tooMany = () => texts.validation.tooMany({ field: 'items', max: LIMITS.mealIngredientsMax });

const GRAMS_MAX = 100_000;
const gramsMessage = () => texts.validation.above({ field: 'grams', min: 0, max: GRAMS_MAX });
const gramsSchema = z
  .number({ error: gramsMessage })
  .positive({ error: gramsMessage })
  .max(GRAMS_MAX, { error: gramsMessage });

/** Ingredients whose figures are to be traced: ids of our foods, raw grams. */
export const traceRequestSchema = z.object({
  items: z
    .array(
      z.object(
        { food: cleanText('food', { min: 1, max: 80 }), grams: gramsSchema },
        { error: () => texts.validation.record({ field: 'items' }) },
      ),
      { error: () => texts.validation.listExpected({ field: 'items' }) },
    )
    .max(LIMITS.mealIngredientsMax, { error: tooMany }),
});

/** Where the figures of each ingredient come from, and its share (percent) of each total; in the order asked. */
export const traceSchema = z.object({
  ingredients: z.array(
    z.object({
      food: z.string(),
      name: z.string(),
      grams: z.number(),
      measure: z.string().nullable().describe('The grams in a household measure; null where the food has none near.'),
      fdcId: z.number().int().nullable(),
      source: z.string().describe('What is cited for its figures.'),
      per100g: figuresSchema.nullable().describe('Null for a food that our table does not have.'),
      figures: figuresSchema.nullable(),
      range: nutritionRangeSchema
        .optional()
        .describe('Of figures that its source lacks: what the grams hold at least and at most.'),
      bounds: z
        .array(z.object({ figure: z.enum(BOUNDED), low: z.number(), high: z.number(), source: z.string() }))
        .optional()
        .describe('Of each figure that its source lacks: what 100 g hold at least and at most, and why.'),
      shares: figuresSchema.nullable().describe('Percent of the total of each figure.'),
    }),
  ),
  total: figuresSchema,
  totalRange: nutritionRangeSchema.optional(),
});

export type Trace = z.infer<typeof traceSchema>;
export type TraceRequest = z.infer<typeof traceRequestSchema>;
export type TraceFigures = z.infer<typeof figuresSchema>;
