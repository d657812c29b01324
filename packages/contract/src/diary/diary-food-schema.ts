import { z } from 'zod';
import { localDate } from '../dates/local-date-schema.ts';
import { cleanText } from '../language/clean-text.ts';
import { LIMITS } from '../limits.ts';
import { nutritionRangeSchema } from '../meals/meal-schema.ts';
import { texts } from '../texts.ts';
import { amount, timeSchema } from './diary-schema.ts';
import { LABEL_SOURCES } from './label-sources.ts';

const grams = z.number().nullable();

/** A food as people look it up, of our table or of FoodData Central: figures per 100 g, null where its source has none. */
export const foundFoodSchema = z.object({
  id: z.string().describe('With it the food is logged; usda- and the number for a row of FoodData Central.'),
  name: z.string(),
  fdcId: z.number().int().nullable().describe('The USDA row that the figures are copied from.'),
  source: z.string().optional().describe('One sentence on the source, where it is no USDA row.'),
  weighed: z.string().describe('How it is weighed, in a sentence for people: cooked food weighs otherwise.'),
  measures: z.array(z.object({ name: z.string(), grams: z.number() })).describe('Household measures.'),
  per100g: z.object({
    calories: z.number(),
    protein: z.number(),
    carbs: z.number(),
    fat: z.number(),
    fiber: grams,
    sugar: grams,
    saturatedFat: grams,
    sodium: z.number().nullable().describe('mg'),
  }),
  range: nutritionRangeSchema.optional().describe('Between what figures lie that the source lacks, in 100 g.'),
  label: z
    .object({
      barcode: z.string(),
      maker: z.string().nullable(),
      source: z.enum(LABEL_SOURCES),
      readOn: z.string().describe('The day on which the source was asked, YYYY-MM-DD.'),
    })
    .optional()
    .describe('Where a barcode led to it: the figures are the maker’s.'),
});

export type FoundFood = z.infer<typeof foundFoodSchema>;

export const findFoodsSchema = z.object({
  search: cleanText('search', { min: 1, max: LIMITS.foodSearchMaxCharacters }),
});

const measures = {
  food: z
    .string({ error: () => texts.validation.required({ field: 'food' }) })
    .describe('Its id, as the search answers it.'),
  grams: amount('grams', { min: LIMITS.loggedFoodMinGrams, max: LIMITS.loggedFoodMaxGrams }).optional(),
  measure: cleanText('measure', { min: 1, max: LIMITS.nameMaxCharacters })
    .optional()
    .describe('The name of one of its household measures; with count.'),
  count: amount('count', { min: 0.01, max: LIMITS.loggedMeasuresMax }).optional(),
  date: localDate('date'),
  time: timeSchema.optional().describe('HH:MM where the person is; what the clock says there when it is left out.'),
};

/** A food in grams or in a household measure; its figures are computed by the server. */
export const logFoodSchema = z
  .object(measures)
  .refine(({ grams, measure, count }) => (grams === undefined) === (measure !== undefined && count !== undefined), {
    path: ['grams'],
    error: () => texts.calorieTracker.oneAmount,
  })
  .refine(({ grams, measure, count }) => grams === undefined || (measure ?? count) === undefined, {
    path: ['grams'],
    error: () => texts.calorieTracker.oneAmount,
  });

export type LogFood = z.output<typeof logFoodSchema>;
